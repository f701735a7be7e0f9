import { composed } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { terms } from "#app/domain/offers/terms";
import { catalogue } from "#worker/chat/catalogue";
import type { Draft } from "#worker/chat/composition";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import type { Quantity } from "#worker/chat/parsing/quantities";
import { normalize } from "#worker/chat/parsing/tokens";
import { withRegion } from "./regions";
import { pageCount, planSentence } from "./site-sizes";

/** Sentences that apply an answer to the visitor's own number or situation; each is put before its answer. */
const sentences = new Map<string, (message: ParsedMessage, state: ConversationState) => string>([
  ["people.answer", whileDown],
  ["conditions.languages", priceInLanguages],
  ["billing.pageCount", priceOfPages],
  ["dealings.quoteValid", quoteValidity],
  ["conditions.bound", leavingAfter],
  ["conditions.leaving", leavingAfter],
]);

/** Adds those sentences to an answer. */
export function personalised(draft: Draft, message: ParsedMessage, state: ConversationState): Draft {
  const template = draft.entries.reduce((text, id) => {
    const sentence = sentences.get(id)?.(message, state) ?? "";
    const entryText = catalogue.get(id)?.say[message.locale] ?? "";
    return sentence === "" || text.includes(sentence)
      ? text
      : text.replace(entryText, () => `${sentence} ${entryText}`);
  }, draft.template);
  return { ...draft, template: withRegion(template, message) };
}

/** “I sent an email yesterday, still nothing”, after “My site is down”. */
function whileDown({ locale }: ParsedMessage, { topic }: ConversationState): string {
  return topic === "emergency" ? composed[locale].downFirst : "";
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
  const normalized = normalize(text);
  return furtherLanguages.filter((name) => name.test(normalized)).length;
}

/**
 * “15 pages in German and Dutch”: the price of further languages, after the plan for so many pages if the message names
 * a site or a plan.
 */
function priceInLanguages(message: ParsedMessage): string {
  const words = composed[message.locale];
  const languages = languagesIn(message.text);
  const pages = pageCount(message) ?? 0;
  if (languages === 0 || pages === 0) return "";
  const sum = languages === 1 ? words.pagesInLanguage : words.pagesInLanguages;
  const asksForPlan = message.tokens.some((token) => PLAN.includes(token));
  return asksForPlan ? `${planSentence(pages, message.locale).template} ${sum}` : sum;
}

/** “One page more, how much?”: the price of so many additional pages. */
function priceOfPages({ quantities, locale }: ParsedMessage): string {
  const isAdditional = quantities.some(({ unit, additional }) => unit === "pages" && additional === "alone");
  return isAdditional ? composed[locale].additionalPages : "";
}

const PLAN = ["plan", "offer", "offre", "website"];

const days = { days: 1, weeks: 7, months: 30, years: 365 };
type Span = keyof typeof days;
export const isSpan = (unit: Quantity["unit"]): unit is Span => unit !== null && unit in days;

/** The one span that a message names, in days; null if it names none or several. */
function spanInDays({ quantities }: ParsedMessage): number | null {
  const [span, ...more] = quantities.flatMap(({ value, unit }) => (isSpan(unit) ? [value * days[unit]] : []));
  return span === undefined || more.length > 0 ? null : span;
}

const PAST = /\b(?:ago|old|since|il y a|depuis|date de)\b/;

/** “Our committee meets in six weeks, will the quote still hold?” Not: “your quote is three weeks old.” */
function quoteValidity(message: ParsedMessage): string {
  const span = spanInDays(message);
  if (span === null || PAST.test(normalize(message.text))) return "";
  const { quoteHolds, quoteEnds } = composed[message.locale];
  return span > terms.quoteDays ? quoteEnds : quoteHolds;
}

/** The span counts from the start of the contract, not from today: “in two months” may be its tenth. */
const AFTER = /\b(?:apres|au bout de|after) (?:\w+ ){1,2}(?:mois|ans?|months?|years?)\b/;

/** “And if I want to stop after six months?” */
function leavingAfter(message: ParsedMessage): string {
  const span = spanInDays(message);
  if (span === null || !AFTER.test(normalize(message.text))) return "";
  const { leavesAfter, leavesLater } = composed[message.locale];
  return span > terms.bindingMonths * days.months ? leavesAfter : leavesLater;
}
