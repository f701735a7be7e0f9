import { home } from "#app/content/home";
import { faqPage, organization, professionalService } from "#app/domain/structured-data";
import { Faq } from "#app/sections/faq";
import { Hero } from "#app/sections/home/hero";
import { SearchCard } from "#app/sections/home/search-card";
import { ServiceIndex } from "#app/sections/home/service-index";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/home";
import { siteContext } from "./context";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  const site = args.context.get(siteContext);
  const { head, faq } = home[site.locale];
  const nodes = [
    organization(site),
    professionalService(site, site.locale, head.description),
    faqPage(faq.items),
  ];
  return pageOf(args, home, { nodes });
}

export default function Home({ loaderData: { head, hero, services, search, faq } }: Route.ComponentProps) {
  return (
    <Page head={head}>
      <Hero {...hero} />
      <ServiceIndex {...services} />
      <SearchCard {...search} />
      <Faq {...faq} />
    </Page>
  );
}
