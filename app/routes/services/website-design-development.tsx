import { phoneOf } from "#app/artwork/case-pictures";
import { caseLabels } from "#app/content/cases/case-labels";
import { websiteDesignDevelopment } from "#app/content/services/website-design-development";
import { caseOf } from "#app/domain/offers/cases";
import { leastPrices } from "#app/domain/offers/least-prices";
import { timetables } from "#app/domain/offers/timetables";
import { leadAction } from "#app/routes/lead-action";
import { localeOf } from "#app/routes/locale-of";
import { shortFormOf } from "#app/routes/short-form";
import { ContactSection } from "#app/sections/contact-section";
import inColumns from "#app/sections/lists/features.module.css";
import { Points } from "#app/sections/lists/points";
import { LogoMarquee } from "#app/sections/proof/logo-marquee";
import { TestimonialCarousel } from "#app/sections/proof/testimonial-carousel";
import { Steps } from "#app/sections/steps/steps";
import { Difference } from "#app/sections/website/difference";
import { Selector } from "#app/sections/website/selector";
import { Trades } from "#app/sections/website/trades";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/website-design-development";
import { servicePageOf } from "./service-page";

export function loader(args: Route.LoaderArgs) {
  const locale = localeOf(args);
  const page = servicePageOf(args, websiteDesignDevelopment[locale], {
    service: "/services/website-design-development",
    from: leastPrices.site,
  });
  const label = caseLabels[locale].see;
  const spoken = page.testimonials.items.map(({ client }) => {
    const slug = caseOf(client.slug);
    return slug && { slug, label, phone: phoneOf(slug) };
  });
  const phones = (["physio-grand-pont", "camping-du-lac"] as const).map(phoneOf);
  return { ...page, simple: shortFormOf(args, "lea"), spoken, phones };
}

export const action = leadAction;

export default function WebsiteDesignDevelopment({ loaderData, actionData }: Route.ComponentProps) {
  const { head, selector, features, trades, difference, route, testimonials, clients, contact, simple } =
    loaderData;
  return (
    <Page head={head}>
      <Selector {...selector} />
      <Points {...features} look={inColumns.features} />
      <Trades {...trades} />
      <Difference {...difference} phones={loaderData.phones} />
      <Steps {...route} timetable={timetables.website} ground="snow" />
      <TestimonialCarousel {...testimonials} cases={loaderData.spoken} />
      <LogoMarquee {...clients} />
      <ContactSection {...contact} ground="paper" simple={simple} result={actionData} />
    </Page>
  );
}
