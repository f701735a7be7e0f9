import { leadGeneration } from "#app/content/lead-generation";
import { Intro } from "#app/sections/intro";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/lead-generation";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, leadGeneration);
}

export default function LeadGeneration({ loaderData: { head, intro } }: Route.ComponentProps) {
  return (
    <Page head={head}>
      <Intro {...intro} />
    </Page>
  );
}
