import { type ConversationState, familyOf } from "#app/domain/chat/conversation-state";
import { numberOf } from "#app/domain/chat/facts";
import { entryOfOffer } from "#worker/chat/catalogue";
import { composedAnswer, type Draft, entryAnswer, vatSentences } from "#worker/chat/composition";
import { asks } from "#worker/chat/keywords/keyword-intents";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { quantityOf } from "#worker/chat/parsing/quantities";
import { languagesIn } from "./personalised";
import { asksSomethingElse, isAboutShop, isTooSmall, pageCount, planSentence } from "./site-sizes";
import { yearlyPriceAnswer } from "./yearly-price";

/** “15 pages in German”: the answer includes the price of further languages. */
export function answerPagesInLanguages(message: ParsedMessage): Draft | null {
  return pageCount(message) && languagesIn(message.text) > 0
    ? entryAnswer(["conditions.languages"], message)
    : null;
}

/** “Pro plus five pages”: the price of an additional page, if they cannot be added to the plan's own. */
export function answerAdditionalPages(message: ParsedMessage): Draft | null {
  const pages = quantityOf(message, "pages");
  return pages?.additional === "alone" ? entryAnswer(["billing.pageCount"], message) : null;
}

/** “Twelve pages, which plan?”, “is Pro worth it for eight?”: the plan for so many pages. */
export function answerPageCount(message: ParsedMessage, state: ConversationState): Draft | null {
  const { locale, tokens, topic } = message;
  const [named, ...others] = message.offers;
  const pages = pageCount(message);
  if (!pages || isAboutShop(message, state) || !asksForPages(message) || !isPlanOpen(message, pages))
    return null;
  if (asks("paidOnce", message)) return entryAnswer(["prices.buy"], message);
  const { fits, isBasicNearly, template } = planSentence(pages, locale);
  const offer = isBasicNearly ? "basic" : fits;
  const isBeyondNamed = named !== undefined && others.length === 0 && isTooSmall(named, pages);
  if (tokens.includes("yearly") && !isBeyondNamed) return yearlyPriceAnswer(message, offer);
  if (topic !== null && topic !== "site") return null;
  return composedAnswer(
    [template, ...vatSentences(offer, message)].join(" "),
    "/pricing",
    { topic: "plans", offer },
    { entries: [entryOfOffer(fits)] },
  );
}

/** Whether a message asks which plan its pages need, not about somebody else's price: “five pages for 150 dollars”. */
function asksForPages(message: ParsedMessage): boolean {
  const isElsewhere = message.quantities.some(({ unit }) => unit === "money" || unit === null);
  const isWish =
    message.isQuestion ||
    message.tokens.length < FEW_BESIDE ||
    message.tokens.includes("price") ||
    message.tokens.includes("vat");
  return isWish && !isElsewhere && !asksSomethingElse(message);
}

/** With fewer words than this beside a number of pages, a message asks for their price. */
const FEW_BESIDE = 3;

/** Whether the number of pages decides on the plan. A single named plan that is no larger than they need stays. */
function isPlanOpen({ offers }: ParsedMessage, pages: number): boolean {
  const [named, ...others] = offers;
  const isOne = named !== undefined && others.length === 0;
  const arePlans = offers.every((offer) => familyOf(offer) === "plan");
  return arePlans && (!isOne || named === "pro" || pages > numberOf("basic.pages"));
}
