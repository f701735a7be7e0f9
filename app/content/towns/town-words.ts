import type { ReviewKey } from "#app/content/shared/reviews";
import type { Localized } from "#app/domain/language/locale";

export type SearchLanguage = "de" | "en" | "fr";

/** A search on Google. */
export interface Search {
  text: string;
  /** French, if not set. */
  lang?: Exclude<SearchLanguage, "fr">;
  /** The search that replaces it on the French page, in French. */
  french?: string;
}

interface SearchResult {
  title: string;
  text: string;
}

/**
 * Another site among the results of a small company in the town; `lang` is set if it is not in the language of the
 * search.
 */
interface Rival extends SearchResult {
  site: string;
  lang?: SearchLanguage;
}

/** The results for the first search, in its language: a local company's, and two others. */
type Found = [SearchResult, Rival, Rival];

/** Texts about one town only, for businesses there. */
export interface TownWords {
  /** Below the title. */
  lead: string;
  /** The main trades of the town, in a few words. */
  trades: string;
  /** The place itself, in two paragraphs. */
  place: string[];
  /** Replaces the town's results if the first search is a different one in this language. */
  found?: Found;
  /** What we do there first, and why. */
  first: string;
  /** An invented local company, and what its site does for it. */
  example: string;
  /** What to write to us first; beside the form. */
  ask: string;
  /** Nearby places where clients live. */
  around: string;
}

/** A town with its page's texts in each language. */
export interface Town extends Localized<TownWords> {
  /** ISO day. */
  lastChange: string;
  /** The client who is quoted: one from the town or nearby, preferably about visibility. */
  client: ReviewKey;
  searches: [Search, ...Search[]];
  found: Found;
}
