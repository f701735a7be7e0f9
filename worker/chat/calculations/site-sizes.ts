import { composed } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { numberOf, type OfferKey } from "#app/domain/chat/facts";
import type { Topic } from "#app/domain/chat/topic";
import type { Locale } from "#app/domain/language/locale";
import { yearOf } from "#app/domain/offers/first-year";
import { terms } from "#app/domain/offers/terms";
import { NEAREST } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { normalize } from "#worker/chat/parsing/tokens";

/**
 * Up to so many additional pages, paid once, Basic costs less in the first year than Pro, even with the most hours per
 * page.
 */
const fewMore = Math.floor(
  (yearOf("pro", "monthly") - yearOf("basic", "monthly")) / (terms.pageHours.to * terms.extraHour),
);

/** The smallest plan for so many pages, and whether Basic is enough with a few additional pages that are paid once. */
export function planForPages(pages: number): {
  fits: "basic" | "pro" | "enterprise";
  isBasicNearly: boolean;
} {
  const basic = numberOf("basic.pages");
  const fits = pages <= basic ? "basic" : pages <= numberOf("pro.pages") ? "pro" : "enterprise";
  return { fits, isBasicNearly: pages > basic && pages <= basic + fewMore };
}

/** The plan for so many pages, and the sentence about it. */
export function planSentence(pages: number, locale: Locale) {
  const { fits, isBasicNearly } = planForPages(pages);
  const words = composed[locale];
  const templates = {
    basic: words.fewPages,
    pro: isBasicNearly ? words.somePages : words.morePages,
    enterprise: words.manyPages,
  } as const;
  return { fits, isBasicNearly, template: templates[fits] };
}

/** How many pages a message counts: 0 if none, null if it counts twice (“6 now and 20 pages later”). */
export function pageCount({ quantities }: ParsedMessage): number | null {
  const [pages, ...later] = quantities.filter(({ unit }) => unit === "pages");
  return later.length > 0 ? null : (pages?.value ?? 0);
}

/** Whether a plan is too small for so many pages, even with a few additional ones that are paid once. */
export function isTooSmall(offer: OfferKey, pages: number): boolean {
  const { fits, isBasicNearly } = planForPages(pages);
  return (
    (offer === "basic" && fits !== "basic" && !isBasicNearly) || (offer === "pro" && fits === "enterprise")
  );
}

/** Whether it is about a shop, whose plan does not depend on pages. */
export const isAboutShop = ({ text, topic }: ParsedMessage, state: ConversationState) =>
  (topic ?? state.topic) === "shop" || COMMERCE.test(normalize(text));

/** “Commerce avec 6 pages” is the plan; “mon commerce” is the visitor's trade. */
const COMMERCE = /(?<!\b(?:un|mon|ma|notre|votre|petit|ce|le|du|de|au|my|our|a|local) )\bcommerce\b/;

/** Whether a topic has plans. For a redesign, “400 articles” are texts, not goods. */
export const hasSitePlans = (topic: Topic | null) => topic === null || topic === "site" || topic === "plans";

/** Whether the nearest answer is about something else: it is none of those that a number only makes more exact. */
export const asksSomethingElse = ({ matches: [best] }: ParsedMessage) =>
  best !== undefined && best.score >= NEAREST && !sizeEntries.includes(best.id);

const sizeEntries =
  "prices.site prices.which prices.basic prices.pro prices.enterprise prices.upgrade details.pagesNeeded billing.pageCount prices.yearly prices.firstYear prices.vat prices.buy prices.commerce".split(
    " ",
  );
