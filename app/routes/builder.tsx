import unfinished from "#app/artwork/sheets/unfinished.svg";
import { builder } from "#app/content/pages/builder";
import { Plate } from "#app/sections/drawings/plate";
import { Headline } from "#app/sections/headline";
import { Page } from "#app/shell/page";
import { Opening } from "#app/ui/opening";
import type { Route } from "./+types/builder";
import { localeOf } from "./locale-of";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, builder[localeOf(args)], { isIndexed: false });
}

export default function Builder({ loaderData }: Route.ComponentProps) {
  const { head, opening } = loaderData;
  return (
    <Page head={head}>
      <Opening ground="paper" beside="picture">
        <Headline {...opening} />
        <Plate src={unfinished} />
      </Opening>
    </Page>
  );
}
