import { numberOf, type OfferKey } from "#app/domain/chat/facts";
import type { Talk } from "#app/domain/chat/talk";
import type { Counted } from "./counts";

/** What a number counts in its conversation: what the offer that is talked about counts, and with what it comes on top of. */
export function countedAmid(
  talk: Talk,
  counted: Counted,
  { tokens, offers }: { tokens: string[]; offers: OfferKey[] },
): Counted {
  return onTopOf(offers.length > 0 ? offers : [talk.offer], countedIn(talk, counted, tokens));
}

/** “And 500?” counts what the offer that is talked about counts. */
function countedIn({ offer }: Talk, counted: Counted, tokens: string[]): Counted {
  const { value, of } = counted;
  const isBare = tokens.length < 2 || counted.isMore === true;
  if (of !== null || counted.isOfThings || !isBare || !Number.isInteger(value)) return counted;
  if (offer === "commerce") return { ...counted, of: "products" };
  return {
    ...counted,
    of: (offer === "basic" || offer === "pro") && value < MOST_PAGES ? "pages" : null,
  };
}

/** “Basic and three pages more” are eight pages. */
function onTopOf([offer, ...others]: (OfferKey | null)[], counted: Counted): Counted {
  const isOfBasic = offer === "basic" && others.length === 0;
  return counted.of === "pages" && counted.isMore && isOfBasic
    ? { ...counted, value: counted.value + numberOf("basic.pages"), isBeside: true }
    : counted;
}

/** More than that are francs. */
const MOST_PAGES = 100;
