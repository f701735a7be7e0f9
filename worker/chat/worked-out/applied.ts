import { composed } from "#app/content/assistant/composed";
import type { Talk } from "#app/domain/chat/talk";
import { terms } from "#app/domain/offers/terms";
import { catalogue } from "#worker/chat/catalogue";
import type { Given } from "#worker/chat/composition";
import type { Counted } from "#worker/chat/reading/counts";
import type { Heard } from "#worker/chat/reading/understand";
import { plain } from "#worker/chat/reading/words";
import { inRegion } from "./regions";
import { pagesOf, sizeOf } from "./sizes";

/** Sentences that apply an answer to the visitor's own number or situation; each is put before its answer. */
const sentences = new Map<string, (heard: Heard, talk: Talk) => string>([
  ["people.answer", whileDown],
  ["conditions.languages", inLanguages],
  ["dealings.quoteValid", untilThen],
  ["conditions.bound", afterMonths],
  ["conditions.leaving", afterMonths],
]);

/** Adds those sentences to an answer. */
export function applied(given: Given, heard: Heard, talk: Talk): Given {
  const template = given.entries.reduce((text, id) => {
    const sentence = sentences.get(id)?.(heard, talk) ?? "";
    const said = catalogue.get(id)?.say[heard.locale] ?? "";
    return sentence === "" || text.includes(sentence)
      ? text
      : text.replace(said, () => `${sentence} ${said}`);
  }, given.template);
  return { ...given, template: inRegion(template, heard) };
}

/** “I sent an email yesterday, still nothing”, after “My site is down”. */
function whileDown({ locale }: Heard, { about }: Talk): string {
  return about === "emergency" ? composed[locale].downFirst : "";
}

/** Languages that are not included, by the beginnings of their names. */
const furtherLanguages = [
  /\b(?:allemand|german\b|deutsch)/,
  /\b(?:italien|italian)/,
  /\b(?:espagnol|spanish)/,
  /\bportug/,
  /\b(?:neerland|hollandais|dutch\b)/,
  /\b(?:russe|russian)/,
  /\b(?:arabe|arabic)/,
  /\b(?:chinois|chinese|mandarin)/,
  /\b(?:japonais|japanese)/,
  // Not “polish our texts”.
  /\b(?:polonais|(?:in|into) (?:\w+ (?:and|or) )?polish\b)/,
  /\b(?:turc|turkish)/,
  /\b(?:albanais|albanian)/,
];

/** How many languages a text names that are not included. */
export function languagesIn(text: string): number {
  const said = plain(text);
  return furtherLanguages.filter((name) => name.test(said)).length;
}

/**
 * “15 pages in German and Dutch”: the price of further languages, after the plan for so many pages if the message names
 * a site or a plan.
 */
function inLanguages(heard: Heard): string {
  const words = composed[heard.locale];
  const languages = languagesIn(heard.text);
  const pages = pagesOf(heard) ?? 0;
  if (languages === 0 || pages === 0) return "";
  const sum = languages === 1 ? words.pagesInLanguage : words.pagesInLanguages;
  const isOfPlan = heard.tokens.some((token) => PLAN.includes(token));
  return isOfPlan ? `${sizeOf(pages, heard.locale).template} ${sum}` : sum;
}

const PLAN = ["plan", "offer", "offre", "website"];

const days = { days: 1, weeks: 7, months: 30, years: 365 };
type Span = keyof typeof days;
export const isSpan = (of: Counted["of"]): of is Span => of !== null && of in days;

/** The one span that a message names, in days; null if it names none or several. */
function daysOf({ counts }: Heard): number | null {
  const [span, ...more] = counts.flatMap(({ value, of }) => (isSpan(of) ? [value * days[of]] : []));
  return span === undefined || more.length > 0 ? null : span;
}

const PAST = /\b(?:ago|old|since|il y a|depuis|date de)\b/;

/** “Our committee meets in six weeks, will the quote still hold?” Not: “your quote is three weeks old.” */
function untilThen(heard: Heard): string {
  const span = daysOf(heard);
  if (span === null || PAST.test(plain(heard.text))) return "";
  const { quoteHolds, quoteEnds } = composed[heard.locale];
  return span > terms.quoteDays ? quoteEnds : quoteHolds;
}

/** The span counts from the start of the contract, not from today: “in two months” may be its tenth. */
const AFTER = /\b(?:apres|au bout de|after) (?:\w+ ){1,2}(?:mois|ans?|months?|years?)\b/;

/** “And if I want to stop after six months?” */
function afterMonths(heard: Heard): string {
  const span = daysOf(heard);
  if (span === null || !AFTER.test(plain(heard.text))) return "";
  const { leavesAfter, leavesLater } = composed[heard.locale];
  return span > terms.bindingMonths * days.months ? leavesAfter : leavesLater;
}
