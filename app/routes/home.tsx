import { home } from "#app/content/pages/home";
import { clientReviews } from "#app/content/shared/reviews";
import { faqPage, professionalService } from "#app/domain/site/structured-data";
import { CallCard } from "#app/sections/call-card";
import { Hero } from "#app/sections/home/hero";
import { Faq } from "#app/sections/lists/faq";
import { RuledIndex } from "#app/sections/lists/ruled-index";
import { Reviews } from "#app/sections/proof/reviews";
import { CaseStrip } from "#app/sections/showcases/case-strip";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/home";
import { siteContext } from "./context";
import { pageOf } from "./page-of";
import { casesAtHome } from "./showcases/case-band";

export function loader(args: Route.LoaderArgs) {
  const site = args.context.get(siteContext);
  const { head, faq } = home[site.locale];
  const nodes = [professionalService(site, site.locale, head.description), faqPage(faq.items)];
  return {
    ...pageOf(args, home, { nodes }),
    cases: casesAtHome(site.locale),
    reviews: clientReviews[site.locale],
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { head, hero, work, cases, services, search, reviews, faq } = loaderData;
  return (
    <Page head={head}>
      <Hero {...hero} />
      <CaseStrip {...work} cases={cases} />
      <RuledIndex {...services} />
      <CallCard {...search} />
      <Reviews {...reviews} />
      <Faq {...faq} />
    </Page>
  );
}
