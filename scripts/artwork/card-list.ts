import { articles } from "#app/content/pages/blog";
import { home } from "#app/content/pages/home";
import { pageNames } from "#app/content/shared/page-names";
import { locales } from "#app/domain/language/locale";
import { cities } from "#app/domain/offers/cities";
import { brand, coordinates } from "#app/domain/site/brand";
import { cardOf } from "#app/domain/site/head";

const place = `${coordinates()} · ${brand.address.city}`;

/** The pictures that networks show beside links, one for every page in every language: file below the site's root, and words. */
export const cards = locales.flatMap((locale) => {
  const names: Record<string, string> = pageNames[locale];
  const search = "/services/seo-visibility";
  const titles = [
    ...Object.entries({ ...names, "": home[locale].hero.title }),
    ...cities.map(({ slug, name }) => [`${search}-${slug[locale]}`, `${names[search]}, ${name[locale]}`]),
    ...articles[locale].map(({ slug, title }) => [`/blog/${slug}`, title]),
  ];
  return titles.map(([address, title = ""]) => ({
    file: cardOf(`/${locale}${address}`).slice(1),
    title,
    line: place,
  }));
});
