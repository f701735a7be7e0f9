import { numberOf } from "#app/domain/chat/facts";
import { familyOf, type Talk } from "#app/domain/chat/talk";
import { idOfOffer } from "#worker/chat/catalogue";
import { entryAnswer, type Given, taxOf, told } from "#worker/chat/composition";
import { countOf } from "#worker/chat/reading/counts";
import { isAbout } from "#worker/chat/reading/plain-matters";
import type { Heard } from "#worker/chat/reading/understand";
import { plain } from "#worker/chat/reading/words";
import { languagesIn } from "./applied";
import { byTheYear } from "./by-the-year";
import { asksElse, isOfShop, isTooSmall, pagesOf, sizeOf } from "./sizes";

/** “15 pages in German”: the answer includes the price of further languages. */
export function inLanguages(heard: Heard): Given | null {
  return pagesOf(heard) && languagesIn(heard.text) > 0 ? entryAnswer(["conditions.languages"], heard) : null;
}

/** “Pro plus five pages”: the price of an additional page, if they cannot be added to the plan's own. */
export function ofFurtherPages(heard: Heard): Given | null {
  const pages = countOf(heard, "pages");
  return pages?.onTop === "alone" ? entryAnswer(["billing.pageCount"], heard) : null;
}

/** “Twelve pages, which plan?”, “is Pro worth it for eight?”: the plan for so many pages. */
export function ofPages(heard: Heard, talk: Talk): Given | null {
  const { locale, tokens, about } = heard;
  const [named, ...others] = heard.offers;
  const pages = pagesOf(heard);
  if (!pages || isOfShop(heard, talk) || !asksForPages(heard) || !isPlanOpen(heard, pages)) return null;
  if (isAbout("paidOnce", plain(heard.text))) return entryAnswer(["prices.buy"], heard);
  const { fits, isBasicNearly, template } = sizeOf(pages, locale);
  const offer = isBasicNearly ? "basic" : fits;
  const isBeyondNamed = named !== undefined && others.length === 0 && isTooSmall(named, pages);
  if (tokens.includes("yearly") && !isBeyondNamed) return byTheYear(heard, offer);
  if (about !== null && about !== "site") return null;
  return told(
    [template, ...taxOf(offer, heard)].join(" "),
    "/pricing",
    { about: "plans", offer },
    { entries: [idOfOffer(fits)] },
  );
}

/** Whether a message asks which plan its pages need, not about somebody else's price: “five pages for 150 dollars”. */
function asksForPages(heard: Heard): boolean {
  const isElsewhere = heard.counts.some(({ of }) => of === "money" || of === null);
  const isWish =
    heard.isQuestion ||
    heard.tokens.length < FEW_BESIDE ||
    heard.tokens.includes("price") ||
    heard.tokens.includes("vat");
  return isWish && !isElsewhere && !asksElse(heard);
}

/** With fewer words than this beside a number of pages, a message asks for their price. */
const FEW_BESIDE = 3;

/** Whether the number of pages decides on the plan. A single named plan that is no larger than they need stays. */
function isPlanOpen({ offers }: Heard, pages: number): boolean {
  const [named, ...others] = offers;
  const isOne = named !== undefined && others.length === 0;
  const isOfPlans = offers.every((offer) => familyOf(offer) === "plan");
  return isOfPlans && (!isOne || named === "pro" || pages > numberOf("basic.pages"));
}
