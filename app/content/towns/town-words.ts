import type { ReviewKey } from "#app/content/shared/reviews";
import type { Localized } from "#app/domain/language/locale";

export type SearchLanguage = "de" | "en" | "fr";

/** What people type into Google. */
export interface Search {
  text: string;
  /** French, unless given. */
  lang?: Exclude<SearchLanguage, "fr">;
  /** What stands in its place on the French page, in French. */
  french?: string;
}

interface SearchResult {
  title: string;
  text: string;
}

/** Another site, as a small company of the town meets it on Google: `lang` where it is not in the language of the search. */
interface Rival extends SearchResult {
  site: string;
  lang?: SearchLanguage;
}

/** What is found for the first of the searches, in its language: a company of the place, and two others. */
type Found = [SearchResult, Rival, Rival];

/** What is true of one town and of no other, told to whoever has a business there. */
export interface TownWords {
  /** Under the title. */
  lead: string;
  /** What the town lives from, in a few words. */
  trades: string;
  /** The place itself, in two paragraphs. */
  place: string[];
  /** In the place of the town's, where the first search is another in this language. */
  found?: Found;
  /** What we do there first, and why there. */
  first: string;
  /** A company of the place, invented, and what its site does for it. */
  example: string;
  /** What to tell us first, beside the form. */
  ask: string;
  /** Places around it where its clients live. */
  around: string;
}

/** A town, and what its page says of it in each language. */
export interface Town extends Localized<TownWords> {
  /** ISO day. */
  lastChange: string;
  /** Who is quoted there: a client from the town or near it, one who speaks of being found, if there is any. */
  client: ReviewKey;
  searches: [Search, ...Search[]];
  found: Found;
}
