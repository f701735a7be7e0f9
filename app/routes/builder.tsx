import unfinished from "#app/artwork/sheets/unfinished.svg";
import { builder } from "#app/content/pages/builder";
import { Plate } from "#app/sections/drawings/plate";
import { Page } from "#app/shell/page";
import { Opening, OpeningText, Standfirst } from "#app/ui/opening";
import type { Route } from "./+types/builder";
import { localeOf } from "./locale-of";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, builder[localeOf(args)], { isIndexed: false });
}

export default function Builder({ loaderData }: Route.ComponentProps) {
  const { head, title, text } = loaderData;
  return (
    <Page head={head}>
      <Opening ground="paper" beside="picture">
        <OpeningText>
          <h1>{title}</h1>
          <Standfirst>{text}</Standfirst>
        </OpeningText>
        <Plate src={unfinished} />
      </Opening>
    </Page>
  );
}
