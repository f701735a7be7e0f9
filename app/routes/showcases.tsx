import { showcases } from "#app/content/pages/showcases";
import { CallCard } from "#app/sections/call-card";
import { Intro } from "#app/sections/intro";
import { CaseStudy } from "#app/sections/showcases/case-study";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/showcases";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  return pageOf(args, showcases);
}

export default function Showcases({ loaderData }: Route.ComponentProps) {
  const { head, intro, study, next } = loaderData;
  return (
    <Page head={head}>
      <Intro {...intro} />
      <CaseStudy {...study} />
      <CallCard {...next} />
    </Page>
  );
}
