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

/** “15 pages in German”: what further languages cost is said with them. */
export function inLanguages(heard: Heard): Given | null {
  return pagesOf(heard) && languagesIn(heard.text) > 0 ? entryAnswer(["conditions.languages"], heard) : null;
}

/** “Pro plus five pages”: what a page costs that comes on top of a plan, where they are not added up with it. */
export function ofFurtherPages(heard: Heard): Given | null {
  const pages = countOf(heard, "pages");
  return pages?.onTop === "alone" ? entryAnswer(["billing.pageCount"], heard) : null;
}

/** “Twelve pages, which plan?”, “is Pro worth it for eight?”: the plan that so many pages need. */
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

/** Whether a message asks what so many pages need, not what others take for them: “five pages for 150 dollars”. */
function asksForPages(heard: Heard): boolean {
  const isElsewhere = heard.counts.some(({ of }) => of === "money" || of === null);
  const isWish =
    heard.isQuestion ||
    heard.tokens.length < FEW_BESIDE ||
    heard.tokens.includes("price") ||
    heard.tokens.includes("vat");
  return isWish && !isElsewhere && !asksElse(heard);
}

/** With no more words than this beside a number of pages, a message asks what they cost. */
const FEW_BESIDE = 3;

/** Whether the number of pages decides on the plan: one that is named alone stays if it is no larger than they need. */
function isPlanOpen({ offers }: Heard, pages: number): boolean {
  const [named, ...others] = offers;
  const isOne = named !== undefined && others.length === 0;
  const isOfPlans = offers.every((offer) => familyOf(offer) === "plan");
  return isOfPlans && (!isOne || named === "pro" || pages > numberOf("basic.pages"));
}
