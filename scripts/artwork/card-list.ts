import { caseWords } from "#app/content/cases/cases";
import { articles } from "#app/content/pages/blog";
import { home } from "#app/content/pages/home";
import { pageNames } from "#app/content/shared/page-names";
import { locales } from "#app/domain/language/locale";
import { caseSlugs, cases } from "#app/domain/offers/cases";
import { cities } from "#app/domain/offers/cities";
import { brand } from "#app/domain/site/brand";
import { cardOf } from "#app/domain/site/head";
import { coordinates } from "./coordinates";

const place = `${coordinates()} · ${brand.address.city}`;

const pages = locales.flatMap((locale) => {
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

const ofCases = locales.flatMap((locale) =>
  caseSlugs.map((slug) => ({
    file: cardOf(`/${locale}/showcases/${slug}`).slice(1),
    title: caseWords[slug][locale].title,
    line: `${cases[slug].client}, ${cases[slug].town}`,
    /** The picture of the client's site, above the words. */
    picture: `app/artwork/cases/${slug}/home-1440.avif`,
  })),
);

/** The preview pictures for social networks, one for each page in each language; `file` is below the site's root. */
export const cards: { file: string; title: string; line: string; picture?: string }[] = [
  ...pages,
  ...ofCases,
];
