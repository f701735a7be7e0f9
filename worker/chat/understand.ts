import type { Subject } from "#app/content/shared/chat-answers";
import type { Locale } from "#app/domain/language/locale";
import { type Document, documentsIn, type Family, type Offer, offersIn } from "./catalogue";
import { families, type Listed, offerNames, subjects, wants } from "./subjects";
import { corrected, languageOf, plain } from "./words";

/** What a visitor asks, as far as the catalogue goes. */
export interface Understood {
  locale: Locale;
  wants: { price: boolean; contents: boolean; delay: boolean };
  /** The offers that it names. */
  offers: Offer[];
  /** What it is about: the likeliest first, and only more than one where they are joined or compared. */
  subjects: Listed[];
  /** The question of our own, or the article, that it repeats; null where it repeats none. */
  document: Document | null;
}

/** Everyday words that look like a typo of one of ours. */
const innocent = ["commencer", "commence", "demain", "main", "rate", "note", "lead", "hose", "brand"];

const patterns = [
  ...subjects.map(({ words }) => words),
  ...Object.values(offerNames),
  ...Object.values(families),
  ...Object.values(wants),
];

/** Every word that means something here. */
const known = new Set([
  ...innocent,
  ...patterns.flatMap(({ source }) => source.replace(/\\[bw]/g, " ").match(/[a-z]{3,}/g) ?? []),
]);

/**
 * Parses a message, in its own language or else the page's. If it asks for something but names no subject, the subject
 * is that of the previous message or, if there is none, of the current page.
 */
export function understand(
  message: string,
  page: { locale: Locale; address: string },
  before: string | null,
): Understood {
  const asked = plain(message);
  const locale = languageOf(asked, page.locale);
  const question = corrected(asked, known);
  const wanted = {
    price: wants.price.test(question),
    contents: wants.contents.test(question),
    delay: wants.delay.test(question),
  };
  const offers = offersNamed(question, locale);
  const about = subjectsOf(question, wanted.price);
  const isOpen = offers.length === 0 && about.length === 0 && Object.values(wanted).includes(true);
  if (isOpen && before !== null) {
    return { ...understand(`${before} ${message}`, page, null), locale, wants: wanted };
  }
  const ofPage = subjects.filter((listed) => listed.page === page.address && services.has(listed.subject));
  return {
    locale,
    wants: wanted,
    offers,
    subjects: isOpen ? ofPage.slice(0, 1) : about,
    document: documentsIn(locale).find(({ title }) => repeats(asked, plain(title))) ?? null,
  };
}

/**
 * The offers that a question names. If several families share a name, the family named in the question decides; else
 * the first one, but all of them for Essential, which alone is ambiguous.
 */
function offersNamed(question: string, locale: Locale): Offer[] {
  const all = offersIn("en");
  const mine = offersIn(locale);
  const isFamilyNamed = (family: Family) => families[family].test(question);
  return Object.entries(offerNames).flatMap(([name, words]) => {
    if (!words.test(question)) return [];
    const homes = all.flatMap((offer, index) =>
      offer.name === name ? [{ index, family: offer.family }] : [],
    );
    const chosen = homes.filter(({ family }) => isFamilyNamed(family));
    const shown = chosen.length > 0 ? chosen : name === "Essential" ? homes : homes.slice(0, 1);
    return shown.flatMap(({ index }) => mine[index] ?? []);
  });
}

/** What can be bought, and so joined or compared. */
const services = new Set<Subject>([
  "site",
  "fresh",
  "redo",
  "search",
  "ads",
  "design",
  "intelligence",
  "bot",
  "leads",
  "hosting",
]);

const joins = /\b(?:or|ou|and|et|vs|versus|plus|compar\w*|difference|better|mieux|between|entre)\b/;

/** The subject that weighs most in a question, and the other services of a question that joins or compares some. */
function subjectsOf(question: string, isPriceWanted: boolean): Listed[] {
  const weighed = subjects
    .map((listed) => ({ listed, score: [...question.matchAll(listed.words)].length * listed.weight }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ listed }) => listed);
  const [best, ...others] = weighed;
  if (!best) return [];
  if (!joins.test(question) || !services.has(best.subject)) return [best];
  const isTelling = ({ weight }: Listed) => weight > 1 || isPriceWanted;
  return [best, ...others.filter((other) => services.has(other.subject) && isTelling(other))].slice(0, 3);
}

/** Whether a question contains most of the significant words of a title. */
function repeats(question: string, title: string): boolean {
  const words = new Set(question.split(" "));
  const telling = title.split(" ").filter((word) => word.length > 3 && !/\d/.test(word));
  return telling.length > 1 && telling.filter((word) => words.has(word)).length / telling.length > 0.7;
}
