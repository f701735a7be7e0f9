import { leadGeneration } from "#app/content/lead-generation";
import { ContactSection } from "#app/sections/contact-section";
import { Intro } from "#app/sections/intro";
import { Points } from "#app/sections/points";
import { Prose } from "#app/sections/prose";
import { Steps } from "#app/sections/steps";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/lead-generation";
import { leadAction } from "./lead-action";
import { servicePageOf } from "./service-page";

export function loader(args: Route.LoaderArgs) {
  return servicePageOf(args, leadGeneration, { service: "/services/lead-generation", from: null });
}

export const action = leadAction;

export default function LeadGeneration({ loaderData, actionData }: Route.ComponentProps) {
  const { head, intro, leak, parts, route, contact, simple } = loaderData;
  return (
    <Page head={head}>
      <Intro {...intro} />
      <Prose {...leak} />
      <Points {...parts} ground="snow" />
      <Steps {...route} />
      <ContactSection {...contact} simple={simple} result={actionData} />
    </Page>
  );
}
