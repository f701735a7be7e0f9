import folded from "#app/artwork/sheets/folded.svg";
import { privacy } from "#app/content/pages/privacy";
import { Chapters } from "#app/sections/chapters";
import { Intro } from "#app/sections/intro";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/privacy";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, privacy);
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { head, intro, chapters } = loaderData;
  return (
    <Page head={head}>
      <Intro {...intro} drawing={{ format: "paper", src: folded }} />
      <Chapters chapters={chapters} />
    </Page>
  );
}
