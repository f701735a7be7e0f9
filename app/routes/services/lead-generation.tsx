import { leadGeneration } from "#app/content/services/lead-generation";
import { leastPrices } from "#app/domain/offers/least-prices";
import { timetables } from "#app/domain/offers/timetables";
import { leadAction } from "#app/routes/lead-action";
import { localeOf } from "#app/routes/locale-of";
import { shortFormOf } from "#app/routes/short-form";
import { caseBandOf } from "#app/routes/showcases/case-band";
import { ContactSection } from "#app/sections/contact-section";
import { Stages } from "#app/sections/leads/stages";
import { Watershed } from "#app/sections/leads/watershed";
import { Prose } from "#app/sections/prose";
import { CaseBand } from "#app/sections/showcases/case-band";
import { RiverSteps } from "#app/sections/steps/river-steps";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/lead-generation";
import { servicePageOf } from "./service-page";

const ADDRESS = "/services/lead-generation";

export function loader(args: Route.LoaderArgs) {
  const page = servicePageOf(args, leadGeneration[localeOf(args)], {
    service: ADDRESS,
    from: leastPrices.leads,
  });
  return {
    ...page,
    nearest: caseBandOf(ADDRESS, args, { look: "ticket" }),
    simple: shortFormOf(args, "chiara"),
  };
}

export const action = leadAction;

export default function LeadGeneration({ loaderData, actionData }: Route.ComponentProps) {
  const { head, intro, leak, stages, route, contact, simple } = loaderData;
  return (
    <Page head={head}>
      <Watershed {...intro} />
      <Prose {...leak} />
      <Stages {...stages} />
      <CaseBand {...loaderData.nearest} />
      <RiverSteps {...route} timetable={timetables.leads} />
      <ContactSection {...contact} simple={simple} result={actionData} />
    </Page>
  );
}
