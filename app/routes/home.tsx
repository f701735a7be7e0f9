import { home } from "#app/content/pages/home";
import { clientReviews } from "#app/content/shared/reviews";
import { clientNear } from "#app/content/towns/towns";
import { unbroken } from "#app/domain/language/typography";
import { withValues } from "#app/domain/language/with-values";
import { cities, citiesByName, townAddress } from "#app/domain/offers/cities";
import { faqPage, professionalService } from "#app/domain/site/structured-data";
import { CallCard } from "#app/sections/calls/call-card";
import { Hero } from "#app/sections/home/hero";
import { LivingMap } from "#app/sections/home/living-map";
import call from "#app/sections/home/typed-call.module.css";
import { Faq } from "#app/sections/lists/faq";
import { RuledIndex } from "#app/sections/lists/ruled-index";
import { Reviews } from "#app/sections/proof/reviews";
import { CaseStrip } from "#app/sections/showcases/case-strip";
import { Page } from "#app/shell/page";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import type { Route } from "./+types/home";
import { siteContext } from "./context";
import { pageOf } from "./page-of";
import { casesAtHome } from "./showcases/case-band";

export function loader(args: Route.LoaderArgs) {
  const site = args.context.get(siteContext);
  const { locale } = site;
  const words = home[locale];
  const { head, faq, map } = words;
  const nodes = [professionalService(site, locale, head.description), faqPage(faq.items)];
  const towns = citiesByName(locale).map((city) => {
    const { name: client, quote } = clientNear(city, locale);
    return {
      slug: city.slug.en,
      name: city.name[locale],
      to: townAddress(city)[locale],
      more: withValues(map.more, { city: city.name[locale] }),
      client,
      quote,
    };
  });
  const page = pageOf(args, words, { nodes });
  return {
    ...page,
    cases: casesAtHome(locale),
    map: { ...page.map, towns, chosen: cities[0]?.slug.en },
    reviews: unbroken(clientReviews[locale]),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { head, hero, work, cases, services, search, map, reviews, faq } = loaderData;
  return (
    <Page head={head}>
      <Hero {...hero} />
      <CaseStrip {...work} cases={cases} />
      <RuledIndex {...services} figure={({ symbol }) => <MapSymbol name={symbol} />} />
      <CallCard {...search} look={call.typed} />
      <LivingMap {...map} />
      <Reviews {...reviews} />
      <Faq {...faq} />
    </Page>
  );
}
