import { articles } from "#app/content/pages/blog";
import { addressOfPath, type Locale, localeOfPath } from "#app/domain/language/locale";
import { cityOf } from "#app/domain/offers/cities";
import { planKeys } from "#app/domain/offers/plans";

/** A name that a page reads in its query, and the values that change it. */
interface Query {
  name: string;
  knows: (value: string, locale: Locale) => boolean;
}

const location: Query = { name: "location", knows: (slug) => cityOf(slug) !== null };

/** Of each page that reads its query, by its address below the language. */
const queries = new Map<string, Query>([
  ["/pricing", { name: "plan", knows: (value) => planKeys.some((key) => key === value) }],
  [
    "/blog",
    {
      name: "category",
      knows: (value, locale) => articles[locale].some(({ category }) => category === value),
    },
  ],
  ["/services/seo-visibility", location],
  ["/services/digital-marketing", location],
]);

/**
 * A page's path, or its data's, and what is known of its query: there are only so many. React Router may ask for the
 * data of some routes alone (`_routes`); it finds them in the data of all, too.
 */
export function knownAddress({ pathname, searchParams }: URL): string {
  const page = pathname.replace(/\.data$/, "");
  const locale = localeOfPath(page);
  const query = queries.get(addressOfPath(page));
  const value = query && searchParams.get(query.name);
  if (!locale || !value || !query.knows(value, locale)) return pathname;
  return `${pathname}?${new URLSearchParams({ [query.name]: value })}`;
}
