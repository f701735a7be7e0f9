import { digitalMarketing } from "#app/content/digital-marketing";
import { Intro } from "#app/sections/intro";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/digital-marketing";
import { inCity, locationOf } from "./in-city";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, inCity(digitalMarketing, locationOf(args.url)));
}

export default function DigitalMarketing({ loaderData: { head, intro } }: Route.ComponentProps) {
  return (
    <Page head={head}>
      <Intro {...intro} />
    </Page>
  );
}
