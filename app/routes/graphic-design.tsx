import { graphicDesign } from "#app/content/graphic-design";
import { Intro } from "#app/sections/intro";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/graphic-design";
import { pageOf } from "./page-of";

const CANONICAL = { en: "/services/graphic-design", fr: "/services/graphic-design" };

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, graphicDesign, { address: CANONICAL });
}

export default function GraphicDesign({ loaderData: { head, intro } }: Route.ComponentProps) {
  return (
    <Page head={head}>
      <Intro {...intro} />
    </Page>
  );
}
