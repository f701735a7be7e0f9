import boundary from "#app/artwork/sheets/boundary.svg";
import { terms } from "#app/content/pages/terms";
import { Intro } from "#app/sections/intro";
import { Prose } from "#app/sections/prose";
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
      {chapters.map((chapter, index) => (
        <Prose key={chapter.sheet} {...chapter} ground={index % 2 === 0 ? "paper" : "snow"} />
      ))}
    </Page>
  );
}
