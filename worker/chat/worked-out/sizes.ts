import { composed } from "#app/content/assistant/composed";
import { numberOf, type OfferKey } from "#app/domain/chat/facts";
import type { Talk } from "#app/domain/chat/talk";
import type { Topic } from "#app/domain/chat/topic";
import type { Locale } from "#app/domain/language/locale";
import { yearOf } from "#app/domain/offers/first-year";
import { terms } from "#app/domain/offers/terms";
import { NEAREST } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { plain } from "#worker/chat/reading/words";

/** So many pages beyond Basic, paid once, cost less in the first year than Pro, however many hours they take. */
const fewMore = Math.floor(
  (yearOf("pro", "monthly") - yearOf("basic", "monthly")) / (terms.pageHours.to * terms.extraHour),
);

/** The plan that so many pages fit into, or fit into with a few that are paid once. */
export function planOfPages(pages: number): {
  fits: "basic" | "pro" | "enterprise";
  isBasicNearly: boolean;
} {
  const basic = numberOf("basic.pages");
  const fits = pages <= basic ? "basic" : pages <= numberOf("pro.pages") ? "pro" : "enterprise";
  return { fits, isBasicNearly: pages > basic && pages <= basic + fewMore };
}

/** The plan that so many pages need, and what is said of it. */
export function sizeOf(pages: number, locale: Locale) {
  const { fits, isBasicNearly } = planOfPages(pages);
  const words = composed[locale];
  const templates = {
    basic: words.fewPages,
    pro: isBasicNearly ? words.somePages : words.morePages,
    enterprise: words.manyPages,
  } as const;
  return { fits, isBasicNearly, template: templates[fits] };
}

/** How many pages a message counts: 0 where it counts none, null where it counts twice, as “6 now and 20 pages later”. */
export function pagesOf({ counts }: Heard): number | null {
  const [pages, ...later] = counts.filter(({ of }) => of === "pages");
  return later.length > 0 ? null : (pages?.value ?? 0);
}

/** Whether a plan does not hold so many pages, nor all but a few of them that are paid once. */
export function isTooSmall(offer: OfferKey, pages: number): boolean {
  const { fits, isBasicNearly } = planOfPages(pages);
  return (
    (offer === "basic" && fits !== "basic" && !isBasicNearly) || (offer === "pro" && fits === "enterprise")
  );
}

/** A shop's plan does not go by its pages. */
export const isOfShop = ({ text, about }: Heard, talk: Talk) =>
  (about ?? talk.about) === "shop" || COMMERCE.test(plain(text));

/** “Commerce avec 6 pages” is the plan; “mon commerce” is the visitor's trade. */
const COMMERCE = /(?<!\b(?:un|mon|ma|notre|votre|petit|ce|le|du|de|au|my|our|a|local) )\bcommerce\b/;

/** A subject that plans belong to: of a redesign, “400 articles” are to be read, not for sale. */
export const isOfSites = (about: Topic | null) => about === null || about === "site" || about === "plans";

/** Whether an answer to something else comes near than those that a number only makes more exact. */
export const asksElse = ({ whole: [best] }: Heard) =>
  best !== undefined && best.score >= NEAREST && !ofSizes.includes(best.id);

const ofSizes =
  "prices.site prices.which prices.basic prices.pro prices.enterprise prices.upgrade details.pagesNeeded billing.pageCount prices.yearly prices.firstYear prices.vat prices.buy prices.commerce".split(
    " ",
  );
