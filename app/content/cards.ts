import { brand, coordinates } from "#app/domain/brand";
import { cities } from "#app/domain/cities";
import { cardOf } from "#app/domain/head";
import { locales } from "#app/domain/locale";
import { articles } from "./blog";
import { home } from "./home";
import { pageNames } from "./page-names";

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
