import { redirect } from "react-router";
import { seoVisibility } from "#app/content/services/seo-visibility";
import { cityOf } from "#app/domain/offers/cities";
import { packages } from "#app/domain/offers/packages";
import { localeOf } from "#app/routes/locale-of";
import { missing } from "#app/routes/missing";
import type { Route } from "./+types/seo-city";
import { inCity } from "./in-city";
import { servicePageOf } from "./service-page";

const PREFIX = "seo-visibility-";

/** `seo-visibility-{city}`, by the town's slug in the language of the page; its other slug leads there. */
export function loader(args: Route.LoaderArgs) {
  const { cityPage } = args.params;
  const locale = localeOf(args);
  const city = cityPage.startsWith(PREFIX) ? cityOf(cityPage.slice(PREFIX.length)) : null;
  if (!city) throw missing(args);

  const address = { en: `/services/${PREFIX}${city.slug.en}`, fr: `/services/${PREFIX}${city.slug.fr}` };
  if (cityPage !== PREFIX + city.slug[locale])
    throw redirect(`/${locale}${address[locale]}${args.url.search}`, 308);
  const name = city.name[locale];
  return servicePageOf(args, inCity(seoVisibility, city), {
    service: "/services/seo-visibility",
    from: packages.essential,
    town: name,
    address,
    name,
  });
}

export { action, default } from "./seo-visibility";
