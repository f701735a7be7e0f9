import { offerWords } from "#app/content/assistant/composed";
import { numberWords, priceWords } from "#app/content/assistant/forbidden";
import type { Locale } from "#app/domain/language/locale";
import { detectLanguage, normalize } from "#worker/chat/parsing/tokens";
import { type FilledTemplate, fillTemplate, type VisitorFacts } from "./fill-template";

/** Longest answer, in characters. */
const LONGEST_ANSWER = 900;

/** So many equal words in a row are a copy. */
const PHRASE_WORDS = 6;

const forbiddenForms: [RegExp, string][] = [
  [/\p{N}/u, "a digit"],
  [/[%‰$€£¥₣₿¤]/u, "a currency or a percentage"],
  [/https?:|www\.|[\w-]@|[\w-]\.(?:com|ch|org|net|io|example)\b/i, "an address"],
  [/[<>`[\]\\|#*_]/, "markup"],
  [/[\p{Cf}\p{Co}\p{Cn}]/u, "an invisible character"],
];

/** Numbers, currencies and promises about prices, in words. */
const forbiddenWords = new RegExp(`\\b(?:${[...numberWords, ...priceWords].join("|")})\\b`);

/**
 * A model's text with its figures filled in, or why it must not be sent. It may contain no figures of its own in any
 * form and only the facts that it was given, must be in the language of the question, and may repeat neither its
 * instructions nor the visitor.
 */
export function guardModelText(
  text: string,
  {
    locale,
    allowedFacts,
    visitorFacts,
    instructions,
  }: { locale: Locale; allowedFacts: ReadonlySet<string>; visitorFacts: VisitorFacts; instructions: string },
): FilledTemplate {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(
    ([, inner = ""]) => inner.match(/[a-z][\w.-]*(?!\w*\()/g) ?? [],
  );
  const stranger = names.find((name) => !allowedFacts.has(name) && !visitorFacts.has(name));
  if (stranger !== undefined) return { fault: `“${stranger.slice(0, 40)}” is not among the facts` };
  const bare = text.replace(/\{[^{}]*\}/g, " ");
  const form = forbiddenForms.find(([pattern]) => pattern.test(bare));
  if (form) return { fault: `it holds ${form[1]}` };
  const [word] = forbiddenWords.exec(normalize(bare)) ?? [];
  if (word !== undefined) return { fault: `“${word}” states a figure or a price in words` };
  if (bare.trim().length < 2 || text.length > LONGEST_ANSWER) return { fault: "it is empty, or too long" };
  if (detectLanguage(bare, locale) !== locale || /[^\p{Script=Latin}\p{P}\p{Z}\p{S}\p{M}\n]/u.test(bare))
    return { fault: "it is in another language" };
  if (repeatsPhrase(bare, instructions)) return { fault: "it repeats what it was told" };
  const mistaken = text.split(/(?<=[.!?])\s|\n/).find((sentence) => mixesOffers(sentence, locale));
  if (mistaken !== undefined) return { fault: "a sentence holds facts of an offer and speaks of another" };
  return fillTemplate(text, locale, visitorFacts);
}

/**
 * Whether a reader could take a fact of one offer for another's: its sentence holds facts of a second offer, or names
 * one. Calculations with several facts, such as a sum or a difference, are ours and may compare offers.
 */
function mixesOffers(sentence: string, locale: Locale): boolean {
  const held = new Set(
    [...sentence.matchAll(/\{([^{}()]*)\}/g)].flatMap(([, name = ""]) => offerOfFact(name.trim()) ?? []),
  );
  const [owner, second] = held;
  if (owner === undefined) return false;
  return second !== undefined || offersNamed(sentence, locale).some((offer) => offer !== owner);
}

/** The offer that a fact belongs to: `pro.pages` belongs to Pro. */
function offerOfFact(name: string): string | null {
  if (["bot.included", "bot.extra"].includes(name)) return "bot.essential";
  return Object.keys(offerWords).find((offer) => offer === name || name.startsWith(`${offer}.`)) ?? null;
}

/** Finds the longest names first: “Chatbot Pro” is not the plan Pro. */
function offersNamed(sentence: string, locale: Locale): string[] {
  let normalized = ` ${normalize(sentence.replace(/\{[^{}]*\}/g, " "))} `;
  return Object.entries(offerWords)
    .map(([offer, { name }]) => ({ offer, name: ` ${normalize(name[locale])} ` }))
    .sort((one, other) => other.name.length - one.name.length)
    .flatMap(({ offer, name }) => {
      if (!normalized.includes(name)) return [];
      normalized = normalized.replaceAll(name, " ");
      return [offer];
    });
}

/** Whether a text shares a run of words with its instructions, or with what the visitor wrote. */
function repeatsPhrase(text: string, source: string): boolean {
  const from = ` ${normalize(source)} `;
  const textWords = normalize(text).split(" ");
  return textWords.some(
    (_, at) =>
      at + PHRASE_WORDS <= textWords.length &&
      from.includes(` ${textWords.slice(at, at + PHRASE_WORDS).join(" ")} `),
  );
}
