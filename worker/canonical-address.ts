import { articleOf } from "#app/content/pages/blog";
import { addressOfPath, localeOfPath } from "#app/domain/language/locale";
import { cityOf } from "#app/domain/offers/cities";
import { offerNameOf } from "#app/domain/offers/offer-names";
import { planChoiceOf } from "#app/domain/offers/plans";
import type { Parameter } from "#app/domain/site/address";

/** A query parameter that a page reads, and the values that change the page. */
interface Query {
  name: Parameter;
  knows: (value: string) => boolean;
}

const location: Query = { name: "location", knows: (slug) => cityOf(slug) !== null };

/** The pages that read a query parameter, by path without the language. */
const queries = new Map<string, Query>([
  ["/contact", { name: "plan", knows: (value) => offerNameOf(value) !== undefined }],
  ["/pricing", { name: "plan", knows: (value) => planChoiceOf(value) !== undefined }],
  ["/blog", { name: "category", knows: (value) => articleOf(value) !== undefined }],
  ["/services/seo-visibility", location],
  ["/services/digital-marketing", location],
]);

/**
 * The path of a page or of its data, with a known query value only: a bounded set of cache keys. React Router may
 * request the data of some routes alone (`_routes`); it accepts the data of all routes, too.
 */
export function canonicalAddress({ pathname, searchParams }: URL): string {
  const page = pathname.replace(/\.data$/, "");
  const query = queries.get(addressOfPath(page));
  const value = query && searchParams.get(query.name);
  if (!localeOfPath(page) || !value || !query.knows(value)) return pathname;
  return `${pathname}?${new URLSearchParams({ [query.name]: value })}`;
}
