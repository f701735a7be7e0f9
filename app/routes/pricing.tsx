import { pricing } from "#app/content/pricing";
import { Intro } from "#app/sections/intro";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/pricing";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, pricing);
}

export default function Pricing({ loaderData: { head, intro } }: Route.ComponentProps) {
  return (
    <Page head={head}>
      <Intro {...intro} />
    </Page>
  );
}
