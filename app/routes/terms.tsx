import boundary from "#app/artwork/sheets/boundary.svg";
import { terms } from "#app/content/pages/terms";
import { Chapters } from "#app/sections/chapters";
import { Intro } from "#app/sections/intro";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/terms";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, terms);
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { head, intro, chapters } = loaderData;
  return (
    <Page head={head}>
      <Intro {...intro} drawing={{ format: "paper", src: boundary }} />
      <Chapters chapters={chapters} />
    </Page>
  );
}
