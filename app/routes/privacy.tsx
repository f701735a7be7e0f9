import folded from "#app/artwork/sheets/folded.svg";
import { privacy } from "#app/content/pages/privacy";
import { Intro } from "#app/sections/intro";
import { Prose } from "#app/sections/prose";
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
      {chapters.map((chapter, index) => (
        <Prose key={chapter.sheet} {...chapter} ground={index % 2 === 0 ? "paper" : "snow"} />
      ))}
    </Page>
  );
}
