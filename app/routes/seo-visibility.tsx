import { seoVisibility } from "#app/content/seo-visibility";
import { Intro } from "#app/sections/intro";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/seo-visibility";
import { inCity, locationOf } from "./in-city";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, inCity(seoVisibility, locationOf(args.url)));
}

export default function SeoVisibility({ loaderData: { head, intro } }: Route.ComponentProps) {
  return (
    <Page head={head}>
      <Intro {...intro} />
    </Page>
  );
}
