import { digitalMarketing } from "#app/content/services/digital-marketing";
import { leastPrices } from "#app/domain/offers/least-prices";
import { timetables } from "#app/domain/offers/timetables";
import { localeOf } from "#app/routes/locale-of";
import { caseBandOf } from "#app/routes/showcases/case-band";
import { CallCard } from "#app/sections/calls/call-card";
import { Benefits } from "#app/sections/marketing/benefits";
import { ReachOpening } from "#app/sections/marketing/reach-opening";
import { Testimonials } from "#app/sections/proof/testimonials";
import { CaseBand } from "#app/sections/showcases/case-band";
import { Isochrones } from "#app/sections/steps/isochrones";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/digital-marketing";
import { inCity, locationOf } from "./in-city";
import { servicePageOf } from "./service-page";

const ADDRESS = "/services/digital-marketing";

export function loader(args: Route.LoaderArgs) {
  const locale = localeOf(args);
  const town = locationOf(args.url)?.name[locale];
  const page = servicePageOf(args, inCity(digitalMarketing[locale], town), {
    service: ADDRESS,
    from: leastPrices.leads,
    town,
  });
  return { ...page, nearest: caseBandOf(ADDRESS, args, { look: "scene" }) };
}

export default function DigitalMarketing({ loaderData }: Route.ComponentProps) {
  const { head, intro, reach, benefits, route, testimonials, closing } = loaderData;
  return (
    <Page head={head}>
      <ReachOpening {...intro} reach={reach} />
      <Benefits {...benefits} />
      <CaseBand {...loaderData.nearest} />
      <Testimonials {...testimonials} look="ledger" />
      <Isochrones {...route} timetable={timetables.marketing} />
      <CallCard {...closing} />
    </Page>
  );
}
