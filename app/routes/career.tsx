import { career } from "#app/content/pages/career";
import { ClosedPass } from "#app/sections/career/closed-pass";
import { Jobs } from "#app/sections/career/jobs";
import signpost from "#app/sections/career/signpost.module.css";
import { Points } from "#app/sections/lists/points";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/career";
import { localeOf } from "./locale-of";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, career[localeOf(args)]);
}

export default function Career({ loaderData }: Route.ComponentProps) {
  const { head, intro, benefits, jobs } = loaderData;
  return (
    <Page head={head}>
      <ClosedPass {...intro} />
      <Points {...benefits} look={signpost.post} ground="snow" />
      <Jobs {...jobs} />
    </Page>
  );
}
