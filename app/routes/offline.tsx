import unfinished from "#app/artwork/sheets/unfinished.svg";
import { offline } from "#app/content/pages/offline";
import { Intro } from "#app/sections/intro";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/offline";
import { localeOf } from "./locale-of";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, offline[localeOf(args)], { isIndexed: false });
}

export default function Offline({ loaderData }: Route.ComponentProps) {
  const { head, intro } = loaderData;
  return (
    <Page head={head}>
      <Intro {...intro} drawing={{ format: "paper", src: unfinished }} />
    </Page>
  );
}
