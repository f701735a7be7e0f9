import { leadGeneration } from "#app/content/services/lead-generation";
import { leastPrices } from "#app/domain/offers/least-prices";
import { timetables } from "#app/domain/offers/timetables";
import { leadAction } from "#app/routes/lead-action";
import { ContactSection } from "#app/sections/contact-section";
import { Watershed } from "#app/sections/leads/watershed";
import { PartsList } from "#app/sections/lists/parts-list";
import { Prose } from "#app/sections/prose";
import { CaseBand } from "#app/sections/showcases/case-band";
import { Steps } from "#app/sections/steps/steps";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/lead-generation";
import { servicePageOf } from "./service-page";

export function loader(args: Route.LoaderArgs) {
  return servicePageOf(args, leadGeneration, {
    service: "/services/lead-generation",
    from: leastPrices.leads,
  });
}

export const action = leadAction;

export default function LeadGeneration({ loaderData, actionData }: Route.ComponentProps) {
  const { head, intro, leak, parts, route, contact, simple } = loaderData;
  return (
    <Page head={head}>
      <Watershed {...intro} />
      <Prose {...leak} />
      <PartsList {...parts} ground="snow" />
      <CaseBand {...loaderData.nearest} look="ticket" />
      <Steps {...route} timetable={timetables.leads} look="river" />
      <ContactSection {...contact} simple={simple} result={actionData} />
    </Page>
  );
}
