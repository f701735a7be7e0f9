import { type Answer, answers, type Subject } from "#app/content/chat-answers";
import { pageNames } from "#app/content/page-names";
import type { ChatReply } from "#app/domain/chat";
import type { Locale } from "#app/domain/locale";
import { type Family, type Offer, offersIn } from "./catalogue";
import { families, offerNames, subjects, wants } from "./subjects";
import { corrected, languageOf, plain } from "./words";

/** Everyday words that look like one of ours with a letter wrong. */
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

/** Answers a question from the catalogue alone: always the same answer, in the question's language. */
export function answer(message: string, page: Locale): ChatReply {
  const asked = plain(message);
  const locale = languageOf(asked, page);
  const question = corrected(asked, known);
  const offers = offersNamed(question, locale);
  if (offers.length > 0)
    return told(
      locale,
      offers[0]?.page ?? "",
      offers.map(({ line }) => line),
    );

  const best = subjectOf(question);
  const family = best ? familyOf(best.subject) : "plan";
  if (family && wants.price.test(question)) {
    const lines = offersIn(locale)
      .filter((offer) => offer.family === family)
      .map(({ brief, line }) => (wants.contents.test(question) ? line : brief));
    return told(locale, family === "plan" ? "/pricing" : (best?.page ?? ""), lines);
  }
  if (!best) return { reply: answers[locale].unknown.about, sources: [] };
  const words: Answer = answers[locale][best.subject];
  const isDelayAsked = wants.delay.test(question) && words.delay;
  const isPriceAsked = wants.price.test(question) && words.price;
  return told(locale, best.page, [isDelayAsked || isPriceAsked || words.about]);
}

/**
 * The offers that a question names. Where a name stands in several families, the family that it names too counts;
 * else the first, but all of them for Essential, which alone means neither more than the other.
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

/** The subject that weighs most in a question; the first of several that weigh the same. */
function subjectOf(question: string) {
  const weighed = subjects
    .map((listed) => ({ ...listed, score: [...question.matchAll(listed.words)].length * listed.weight }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  return weighed[0] ?? null;
}

/** The offers that are the price of a subject. */
function familyOf(subject: Subject): Family | null {
  switch (subject) {
    case "site":
    case "fresh":
    case "redo":
      return "plan";
    case "search":
      return "search";
    case "bot":
      return "chatbot";
    case "hosting":
      return "hosting";
    default:
      return null;
  }
}

function told(locale: Locale, address: string, lines: string[]): ChatReply {
  const names: Record<string, string> = pageNames[locale];
  const source = { title: names[address] ?? "", path: `/${locale}${address}` };
  return { reply: `${lines.join("\n")}\n[${source.title}](${source.path})`, sources: [source] };
}
