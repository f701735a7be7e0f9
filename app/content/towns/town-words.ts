/** What is typed into Google: in French where nothing else is said. */
export type Search = string | { lang: "de" | "en"; text: string };

/** What is true of one town and of no other, told to whoever has a business there. */
export interface TownWords {
  /** Under the title. */
  lead: string;
  /** What the town lives from, in a few words. */
  trades: string;
  /** The place itself, in two paragraphs. */
  place: string[];
  /** What people type into Google there. */
  searches: Search[];
  /** What is found first for the first of them, in the language of the search. */
  result: { title: string; text: string };
  /** What we do there first, and why there. */
  first: string;
  /** A company of the place, invented, and what its site does for it. */
  example: string;
  /** Places around it where its clients live. */
  around: string;
}
