import { composed, offerWords } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import type { OfferKey } from "#app/domain/chat/facts";
import type { Locale } from "#app/domain/language/locale";
import { entryOfOffer } from "#worker/chat/catalogue";
import { composedAnswer, type Draft, entryAnswer } from "#worker/chat/composition";
import { NEAREST } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { normalize } from "#worker/chat/parsing/tokens";
import { isAboutShop, isTooSmall, pageCount, planForPages } from "./site-sizes";

/**
 * The price of a plan in its first and second year, billed by the month or the year as the full message says, with
 * VAT.
 */
export function answerPlanYears(
  message: ParsedMessage,
  state: ConversationState,
  fullMessage = message,
): Draft | null {
  const asksYears = asksForYears(message);
  if (!asksYears && !asksForSum(message)) return null;
  const choice = planChoiceIn(fullMessage, state);
  if (!choice) return answerBothBillings(message, state);
  if (!asksYears && !choice.isMore) return null;
  const { plan } = choice;
  return composedAnswer(
    yearLines(choice, fullMessage, message.locale).join(" "),
    "/pricing",
    { topic: "plans", offer: plan },
    { entries: [entryOfOffer(plan), "prices.firstYear", "prices.yearly", "prices.vat"] },
  );
}

/** The years of a plan billed by the month, by the year, or both if the message asks for neither. */
function yearLines({ plan, isMore }: PlanChoice, { text }: ParsedMessage, locale: Locale): string[] {
  const words = composed[locale];
  const name = offerWords[plan].name[locale];
  const isMonthly = BY_MONTH.test(normalize(text));
  const isYearly = BY_YEAR.test(normalize(text));
  const year = (billing: string, sum: string) =>
    (isMore ? `${words.yearsMore} ${words.yearsAfter}` : words.yearsSame)
      .replaceAll("@", name)
      .replace("~", billing)
      .replaceAll("#", sum);
  return [
    ...(isMore ? [words.yearsPages] : []),
    ...(isMonthly || !isYearly ? [year(words.byMonth, `yearly(${plan}.month)`)] : []),
    ...(isYearly || !isMonthly ? [year(words.byYears, `${plan}.year`)] : []),
    ...(isMonthly && !isYearly ? [words.yearsInstead.replaceAll("@", name).replaceAll("#", plan)] : []),
    words.yearsIncluded,
  ];
}

/** “How much by the month and by the year, all in?”, without a named plan. */
function answerBothBillings(message: ParsedMessage, state: ConversationState): Draft | null {
  const normalized = normalize(message.text);
  const isAboutPlans = [null, "site", "plans", "booking", "content"].includes(message.topic ?? state.topic);
  return isAboutPlans && BY_MONTH.test(normalized) && PER_YEAR.test(normalized)
    ? entryAnswer(["prices.firstYear"], message)
    : null;
}

type Priced = "basic" | "pro" | "commerce";
const isPriced = (offer: OfferKey | null | undefined): offer is Priced =>
  offer === "basic" || offer === "pro" || offer === "commerce";

/** A plan, and whether additional pages are paid with it. */
interface PlanChoice {
  plan: Priced;
  isMore: boolean;
}

/** The plan that is named, needed for so many pages, or talked about. */
function planChoiceIn(message: ParsedMessage, state: ConversationState): PlanChoice | null {
  const [offer, ...others] = message.offers;
  const pages = pageCount(message);
  if (others.length > 0 || pages === null || (pages > 0 && !offer && isAboutShop(message, state)))
    return null;
  if (offer && isTooSmall(offer, pages)) return null;
  const size = pages > 0 ? planForPages(pages) : null;
  const needed = size?.isBasicNearly ? "basic" : size?.fits;
  const plan = offer ?? needed ?? state.offer;
  return isPriced(plan) ? { plan, isMore: plan === "basic" && size?.isBasicNearly === true } : null;
}

export function asksForYears({ text, matches: [best] }: ParsedMessage): boolean {
  const normalized = normalize(text);
  if (!YEARS.test(normalized) && !(BY_MONTH.test(normalized) && PER_YEAR.test(normalized))) return false;
  const isElse = best !== undefined && best.score >= NEAREST && !isPriceEntry(best.id);
  return !isElse;
}

/** Whether a message asks for a total: “Basic with three pages more”, “six pages, how much per year?” */
function asksForSum({ quantities, tokens, matches: [best] }: ParsedMessage): boolean {
  const isElse = best !== undefined && best.score >= NEAREST && !isPriceEntry(best.id);
  const isYearly = tokens.includes("yearly");
  const isCounted = quantities.some(
    ({ unit, additional }) => additional === "added" || (isYearly && unit === "pages"),
  );
  return isCounted && !isElse && !tokens.includes("delay");
}

const isPriceEntry = (id: string) => id.startsWith("prices.") || OF_PAGES.includes(id);
const OF_PAGES = ["billing.pageCount", "billing.unused", "details.pagesNeeded"];

const ORDINAL = "premiere|1 ?(?:e|er|ere|re)|deuxieme|2 ?(?:e|eme|nde)|seconde|first|1st|second|2nd|next";

/** “The first and the second year”, “les années suivantes”, “over a year”. */
export const YEARS = new RegExp(
  `\\b(?:${ORDINAL}) (?:(?:et|and) (?:la |the )?(?:${ORDINAL}) )?(?:annee|an|year)s?\\b|\\bannees? (?:suivante|d apres)|\\b(?:annee|year) (?:un|deux|one|two|[12])\\b|\\b(?:sur|over) (?:l |une? |the |a |one |whole )*(?:annee|an|year)\\b`,
);

/** “Au mois”, if the month is a billing period and not a duration. */
export const BY_MONTH = /\b(?:(?:au|par|chaque) mois|mensuel\w*|monthly|(?:by the|per|a|each|every) month)\b/;
const PER_YEAR = /\b(?:par an|(?:a|per) year)\b/;
export const BY_YEAR = /\b(?:a l annee|annuel\w*|yearly|annually|by the year|en une (?:seule )?fois)\b/;
