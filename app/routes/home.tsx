import { home } from "#app/content/home";
import { clientReviews } from "#app/content/reviews";
import { faqPage, professionalService } from "#app/domain/structured-data";
import { CallCard } from "#app/sections/call-card";
import { Faq } from "#app/sections/faq";
import { Hero } from "#app/sections/home/hero";
import { Reviews } from "#app/sections/reviews";
import { RuledIndex } from "#app/sections/ruled-index";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/home";
import { siteContext } from "./context";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  const site = args.context.get(siteContext);
  const { head, faq } = home[site.locale];
  const nodes = [professionalService(site, site.locale, head.description), faqPage(faq.items)];
  return { ...pageOf(args, home, { nodes }), reviews: clientReviews[site.locale] };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { head, hero, services, search, reviews, faq } = loaderData;
  return (
    <Page head={head}>
      <Hero {...hero} />
      <RuledIndex {...services} />
      <CallCard {...search} />
      <Reviews {...reviews} />
      <Faq {...faq} />
    </Page>
  );
}
