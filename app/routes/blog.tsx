import { blog } from "#app/content/blog";
import { Intro } from "#app/sections/intro";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/blog";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, blog);
}

export default function Blog({ loaderData: { head, intro } }: Route.ComponentProps) {
  return (
    <Page head={head}>
      <Intro {...intro} />
    </Page>
  );
}
