import { artificialIntelligenceAi } from "#app/content/artificial-intelligence-ai";
import { Intro } from "#app/sections/intro";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/artificial-intelligence-ai";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, artificialIntelligenceAi);
}

export default function ArtificialIntelligenceAi({ loaderData: { head, intro } }: Route.ComponentProps) {
  return (
    <Page head={head}>
      <Intro {...intro} />
    </Page>
  );
}
