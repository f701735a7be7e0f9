/** What is true of one town and of no other, told to whoever has a business there. */
export interface TownWords {
  /** Under the title. */
  lead: string;
  /** What the town lives from, in a few words. */
  trades: string;
  /** The place itself, in two paragraphs. */
  place: string[];
  /** What people type into Google there. */
  searches: string[];
  /** What is found first for the first of them, in the language of the search. */
  result: { title: string; text: string };
  /** What we do there first, and why there. */
  first: string;
  /** A company of the place, invented, and what its site does for it. */
  example: string;
  /** Places around it where its clients live. */
  around: string;
}

export type SearchLanguage = "de" | "en" | "fr";

/** Searches that are typed in another language than French. */
const elsewhere: Record<Exclude<SearchLanguage, "fr">, string[]> = {
  de: [
    "Coiffeur Biel Zentrum",
    "Dachdecker Laufental",
    "Schreiner Siders",
    "Schreinerei Köniz",
    "Umzug Bern Lausanne",
    "Velo Reparatur Nidau",
    "Zahnarzt Freiburg deutschsprachig",
  ],
  en: [
    "chocolate shop Vevey",
    "dentist Geneva English speaking",
    "English speaking doctor Nyon",
    "hotel Montreux lake view breakfast",
    "physio Nyon evening",
    "removal company Geneva",
    "restaurant before Great St Bernard",
    "room to rent Lausanne EPFL",
  ],
};

/** The language in which somebody searches. */
export function languageOf(search: string): SearchLanguage {
  return (["de", "en"] as const).find((lang) => elsewhere[lang].includes(search)) ?? "fr";
}
