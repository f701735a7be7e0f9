import { offline } from "#app/content/offline";
import { Intro } from "#app/sections/intro";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/offline";
import { pack, useUnpacked } from "./packed";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pack(pageOf(args, offline, { isIndexed: false }));
}

export default function Offline({ loaderData }: Route.ComponentProps) {
  const { head, intro } = useUnpacked(loaderData);
  return (
    <Page head={head}>
      <Intro {...intro} />
    </Page>
  );
}
