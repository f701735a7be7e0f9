import { graphicDesign } from "#app/content/services/graphic-design";
import { leastPrices } from "#app/domain/offers/least-prices";
import { leadAction } from "#app/routes/lead-action";
import { localeOf } from "#app/routes/locale-of";
import { shortFormOf } from "#app/routes/short-form";
import { caseBandOf } from "#app/routes/showcases/case-band";
import { MarkOpening } from "#app/sections/branding/mark-opening";
import { MarkRules } from "#app/sections/branding/mark-rules";
import { MarkSizes } from "#app/sections/branding/mark-sizes";
import { MarkWeeks } from "#app/sections/branding/mark-weeks";
import { Showroom } from "#app/sections/branding/showroom";
import { Specimen } from "#app/sections/branding/specimen";
import { ContactSection } from "#app/sections/contact-section";
import { CaseBand } from "#app/sections/showcases/case-band";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/graphic-design";
import { servicePageOf } from "./service-page";

const CANONICAL = "/services/graphic-design";

export function loader(args: Route.LoaderArgs) {
  const page = servicePageOf(args, graphicDesign[localeOf(args)], {
    service: CANONICAL,
    from: leastPrices.design,
    address: { en: CANONICAL, fr: CANONICAL },
  });
  return {
    ...page,
    nearest: caseBandOf(CANONICAL, args, { look: "ticket" }),
    simple: shortFormOf(args, "lea"),
  };
}

export const action = leadAction;

export default function GraphicDesign({ loaderData, actionData }: Route.ComponentProps) {
  const { head, intro, cloud, showroom, sizes, rules, services, route, contact, simple } = loaderData;
  return (
    <Page head={head}>
      <MarkOpening {...intro} cloud={cloud} />
      <Showroom {...showroom} />
      <MarkSizes {...sizes} things={showroom.things} />
      <MarkRules {...rules} />
      <Specimen {...services} />
      <CaseBand {...loaderData.nearest} />
      <MarkWeeks {...route} />
      <ContactSection {...contact} ground="paper" simple={simple} result={actionData} />
    </Page>
  );
}
