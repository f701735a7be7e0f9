import { seoVisibility } from "#app/content/seo-visibility";
import { packages } from "#app/domain/packages";
import { ContactSection } from "#app/sections/contact-section";
import { Intro } from "#app/sections/intro";
import { Offers } from "#app/sections/offers";
import { Points } from "#app/sections/points";
import { SearchResults } from "#app/sections/seo/search-results";
import { Steps } from "#app/sections/steps";
import { Testimonials } from "#app/sections/testimonials";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/seo-visibility";
import { siteContext } from "./context";
import { inCity, locationOf } from "./in-city";
import { leadAction } from "./lead-action";
import { servicePageOf } from "./service-page";

export function loader(args: Route.LoaderArgs) {
  const city = locationOf(args.url);
  return servicePageOf(args, inCity(seoVisibility, city), {
    service: "/services/seo-visibility",
    from: packages.essential,
    town: city?.name[args.context.get(siteContext).locale],
  });
}

export const action = leadAction;

export default function SeoVisibility({ loaderData, actionData }: Route.ComponentProps) {
  const { head, intro, search, benefits, offers, route, testimonials, contact, simple } = loaderData;
  return (
    <Page head={head}>
      <Intro {...intro}>
        <SearchResults {...search} />
      </Intro>
      <Points {...benefits} ground="snow" />
      <Offers {...offers} />
      <Steps {...route} ground="snow" />
      <Testimonials {...testimonials} />
      <ContactSection {...contact} simple={simple} result={actionData} />
    </Page>
  );
}
