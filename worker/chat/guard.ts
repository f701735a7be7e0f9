import { offerWords } from "#app/content/assistant/composed";
import { numberWords, priceWords } from "#app/content/assistant/forbidden";
import { facts } from "#app/domain/chat/facts";
import type { Locale } from "#app/domain/language/locale";
import { type Filled, filled, type Named } from "./fill";
import { plain, tongueOf } from "./words";

/** Characters of an answer at most. */
const LONGEST = 900;

/** So many words in a row are no chance. */
const RUN = 6;

const forms: [RegExp, string][] = [
  [/\p{N}/u, "a digit"],
  [/[%‰$€£¥₣₿¤]/u, "a currency or a percentage"],
  [/https?:|www\.|[\w-]@|[\w-]\.(?:com|ch|org|net|io|example)\b/i, "an address"],
  [/[<>`[\]\\|#*_]/, "markup"],
  [/[\p{Cf}\p{Co}\p{Cn}]/u, "an invisible character"],
];

/** A number, a currency or the promise of a price, in words. */
const words = new RegExp(`\\b(?:${[...numberWords, ...priceWords].join("|")})\\b`);

/**
 * A model's text with its figures put in; or why it may not go out. It holds no figure of its own in any form, names facts
 * that it was given and no others, is in the language of the question, and repeats neither its rules nor the visitor.
 */
export function guarded(
  text: string,
  { locale, given, own, told }: { locale: Locale; given: ReadonlySet<string>; own: Named; told: string },
): Filled {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(
    ([, inner = ""]) => inner.match(/[a-z][\w.-]*(?!\w*\()/g) ?? [],
  );
  const stranger = names.find((name) => !given.has(name) && !own.has(name));
  if (stranger !== undefined) return { fault: `“${stranger.slice(0, 40)}” is not among the facts` };
  const bare = text.replace(/\{[^{}]*\}/g, " ");
  const form = forms.find(([pattern]) => pattern.test(bare));
  if (form) return { fault: `it holds ${form[1]}` };
  const [word] = words.exec(plain(bare)) ?? [];
  if (word !== undefined) return { fault: `“${word}” states a figure or a price in words` };
  if (bare.trim().length < 2 || text.length > LONGEST) return { fault: "it is empty, or too long" };
  if (tongueOf(bare, locale) !== locale || /[^\p{Script=Latin}\p{P}\p{Z}\p{S}\p{M}\n]/u.test(bare))
    return { fault: "it is in another language" };
  if (sharesRun(bare, told)) return { fault: "it repeats what it was told" };
  const mistaken = text.split(/(?<=[.!?])\s|\n/).find((sentence) => namesAnother(sentence, locale));
  if (mistaken !== undefined) return { fault: "a price stands in a sentence about another offer" };
  return filled(text, locale, own);
}

/** Whether a sentence holds the price of an offer that it does not name, though it names another. */
function namesAnother(sentence: string, locale: Locale): boolean {
  const said = plain(sentence.replace(/\{[^{}]*\}/g, " "));
  const named = Object.values(offerWords).filter(({ name }) => said.includes(plain(name[locale])));
  if (named.length === 0) return false;
  return Object.values(offerWords).some(
    (offer) =>
      !named.includes(offer) &&
      offer.figures.some((name) => facts.has(name) && sentence.includes(`{${name}}`)),
  );
}

/** Whether a text repeats its rules, or says after the visitor what they want to hear. */
function sharesRun(text: string, source: string): boolean {
  const told = ` ${plain(source)} `;
  const said = plain(text).split(" ");
  return said.some(
    (_, at) => at + RUN <= said.length && told.includes(` ${said.slice(at, at + RUN).join(" ")} `),
  );
}
