import { articles } from "#app/content/blog";
import { home } from "#app/content/home";
import { pageNames } from "#app/content/page-names";
import { brand, coordinates } from "#app/domain/brand";
import { cities } from "#app/domain/cities";
import { cardOf } from "#app/domain/head";
import { locales } from "#app/domain/locale";

/** The picture that a network shows beside a link to a page. */
export interface Card {
  /** Below the built site's root. */
  file: string;
  title: string;
  line: string;
}

const place = `${coordinates()} · ${brand.address.city}`;

/** One for every page in every language. */
export const cards: Card[] = locales.flatMap((locale) => {
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
