import pass from "#app/artwork/sheets/pass.svg";
import { career } from "#app/content/pages/career";
import { Jobs } from "#app/sections/career/jobs";
import { Intro } from "#app/sections/intro";
import { Points } from "#app/sections/lists/points";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/career";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, career);
}

export default function Career({ loaderData }: Route.ComponentProps) {
  const { head, intro, benefits, jobs } = loaderData;
  return (
    <Page head={head}>
      <Intro {...intro} drawing={{ format: "paper", src: pass }} />
      <Points {...benefits} />
      <Jobs {...jobs} />
    </Page>
  );
}
