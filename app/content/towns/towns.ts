import { type Review, reviewOf } from "#app/content/shared/reviews";
import type { Locale } from "#app/domain/language/locale";
import { tied, typesetIn } from "#app/domain/language/typography";
import type { City, CitySlug } from "#app/domain/offers/cities";
import { jura } from "./jura";
import { lakeGeneva } from "./lake-geneva";
import { sarineAndAare } from "./sarine-and-aare";
import type { Search, SearchLanguage, Town, TownWords } from "./town-words";
import { valais } from "./valais";

export const towns: Record<CitySlug, Town> = { ...lakeGeneva, ...valais, ...sarineAndAare, ...jura };

interface Query {
  text: string;
  lang: SearchLanguage;
}

/** `query` is the first search. */
type TownInOneLanguage = Required<TownWords> & { query: Query; searches: Query[] };

/** The texts of a town's page in one language. */
export function townIn({ slug }: City, locale: Locale): TownInOneLanguage {
  const { searches, found: byTown, [locale]: words } = towns[slug.en];
  const typed = ({ text, lang, french }: Search): Query =>
    locale === "fr" && french ? { text: french, lang: "fr" } : { text, lang: lang ?? "fr" };
  const query = typed(searches[0]);
  const said = typesetIn(locale, { ...words, query, searches: searches.map(typed) });
  return { ...said, found: typesetIn(query.lang === "fr" ? "fr" : "en", words.found ?? byTown) };
}

/** The quote of a town's client. */
export function clientNear({ slug }: City, locale: Locale): Review {
  const review = reviewOf(towns[slug.en].client, locale);
  return { ...review, quote: tied(review.quote) };
}
