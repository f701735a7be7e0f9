import { numberOf } from "#app/domain/chat/facts";
import { familyOf, type Talk } from "#app/domain/chat/talk";
import { idOfOffer, isTalk } from "#worker/chat/catalogue";
import { entryAnswer, type Given, taxOf, told } from "#worker/chat/composition";
import { FULL_MESSAGE } from "#worker/chat/guessed";
import { countOf } from "#worker/chat/reading/counts";
import type { Heard } from "#worker/chat/reading/understand";
import { languagesIn } from "./applied";
import { byTheYear } from "./by-the-year";
import { asksElse, asksForSize, isOfShop, isTooSmall, pagesOf, planOfPages, sizeOf } from "./sizes";

/** “15 pages in German”: what further languages cost is said with them. */
export function inLanguages(heard: Heard): Given | null {
  return pagesOf(heard) && languagesIn(heard.text) > 0 ? entryAnswer(["conditions.languages"], heard) : null;
}

/** “Pro plus five pages”: what a page costs that comes on top of a plan, where they are not added up with it. */
export function ofFurtherPages(heard: Heard): Given | null {
  const pages = countOf(heard, "pages");
  const isFurther =
    pages?.onTop === "alone" || (pages && pages.onTop !== "added" && heard.tokens.includes("extra"));
  return isFurther ? entryAnswer(["billing.pageCount"], heard) : null;
}

/** “Twelve pages, which plan?”, “is Pro worth it for eight?”: the plan that so many pages need. */
export function ofPages(heard: Heard, talk: Talk): Given | null {
  const { locale, tokens, about } = heard;
  const [named, ...others] = heard.offers;
  const pages = pagesOf(heard);
  if (!pages || isOfShop(heard, talk) || !asksForPages(heard) || !isPlanOpen(heard, pages)) return null;
  const { fits, isBasicNearly, template } = sizeOf(pages, locale);
  const offer = isBasicNearly ? "basic" : fits;
  const isBeyondNamed = named !== undefined && others.length === 0 && isTooSmall(named, pages);
  if (fits !== "enterprise" && tokens.includes("yearly") && !isBeyondNamed) return byTheYear(heard, offer);
  if (about !== null && about !== "site" && about !== "redesign") return null;
  return told(
    [template, ...taxOf(offer, heard)].join(" "),
    "/pricing",
    { about: "plans", offer },
    { entries: [idOfOffer(fits)] },
  );
}

/** Whether a message asks what so many pages need, and not what somebody else takes for them: “five pages for 150 dollars”. */
function asksForPages(heard: Heard): boolean {
  const isElsewhere =
    heard.length >= FULL_MESSAGE && heard.counts.some(({ of }) => of === "money" || of === null);
  return asksForSize(heard) && !isElsewhere && !asksElse(heard) && !isTalk(heard.whole[0]?.id ?? "");
}

/** Whether the number of pages decides on the plan: none is named, or one that is too small, too large or is added up with them. */
function isPlanOpen({ offers, counts }: Heard, pages: number): boolean {
  const [named, ...others] = offers;
  if (!named) return true;
  if (offers.some((offer) => familyOf(offer) !== "plan")) return false;
  const { fits, isBasicNearly } = planOfPages(pages);
  const isSmaller =
    (fits === "basic" || isBasicNearly) &&
    (named === "pro" || (named === "basic" && pages > numberOf("basic.pages")));
  const isAdded = counts.some(({ of, onTop }) => of === "pages" && onTop === "added");
  return others.length > 0 || isTooSmall(named, pages) || isSmaller || isAdded;
}
