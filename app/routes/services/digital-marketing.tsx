import map from "#app/artwork/sheets/isochrones.svg";
import narrow from "#app/artwork/sheets/narrow/isochrones.svg";
import { digitalMarketing } from "#app/content/services/digital-marketing";
import { siteContext } from "#app/routes/context";
import { CallCard } from "#app/sections/call-card";
import { Intro } from "#app/sections/intro";
import { Steps } from "#app/sections/lists/steps";
import { Benefits, trackAuditClick } from "#app/sections/marketing/benefits";
import { Testimonials } from "#app/sections/proof/testimonials";
import { CaseBand } from "#app/sections/showcases/case-band";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/digital-marketing";
import { inCity, locationOf } from "./in-city";
import { servicePageOf } from "./service-page";

export function loader(args: Route.LoaderArgs) {
  const city = locationOf(args.url);
  return servicePageOf(args, inCity(digitalMarketing, city), {
    service: "/services/digital-marketing",
    from: null,
    town: city?.name[args.context.get(siteContext).locale],
  });
}

export default function DigitalMarketing({ loaderData }: Route.ComponentProps) {
  const { head, intro, benefits, route, testimonials, closing } = loaderData;
  return (
    <Page head={head}>
      <Intro {...intro} drawing={{ format: "night", src: map, narrow }} onAction={trackAuditClick} />
      <Benefits {...benefits} />
      <CaseBand {...loaderData.nearest} />
      <Steps {...route} ground="snow" />
      <Testimonials {...testimonials} />
      <CallCard {...closing} shore="north" />
    </Page>
  );
}
