import { webRefresh } from "#app/content/web-refresh";
import { Intro } from "#app/sections/intro";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/web-refresh";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, webRefresh);
}

export default function WebRefresh({ loaderData: { head, intro } }: Route.ComponentProps) {
  return (
    <Page head={head}>
      <Intro {...intro} />
    </Page>
  );
}
