import { numberOf } from "#app/domain/chat/facts";
import { type Talk, WHOLE } from "#app/domain/chat/talk";
import { type Given, isPriced } from "#worker/chat/composition";
import { eitherOf, FULL_MESSAGE, isOffered, isOfOtherService } from "#worker/chat/guessed";
import { FAINT, type Found, NEAREST, PROBABLE, TRACE } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { STORY } from "#worker/chat/several";

/**
 * An answer that was computed from a few words of a longer message is shown beside the answer that is nearest to the whole message. In a
 * long message that is near to nothing, it is shown as a guess. A price that the visitor names is corrected in any case.
 */
export function besideNearest(given: Given | null, heard: Heard, talk: Talk): Given | null {
  const [entry] = given?.entries ?? [];
  if (!given || entry === undefined || heard.length < FULL_MESSAGE) return given;
  const near = nearestTo(heard, talk);
  if (firmly.some((isFirm) => isFirm(given, heard, near))) return given;
  const isStory = heard.length >= STORY;
  if (near && !given.entries.includes(near.id) && (isStory || !isPriced(near.id)))
    return eitherOf([entry, near.id], heard);
  return isStory && (near?.score ?? 0) < NEAREST ? eitherOf([entry], heard) : given;
}

/** What may be shown beside it: near to the whole message, and about no other service. */
const nearestTo = (heard: Heard, talk: Talk) =>
  heard.whole.find(
    ({ id, score, own }) =>
      score >= FAINT &&
      (own >= TRACE || heard.tokens.length < WHOLE) &&
      isOffered(id) &&
      !isOfOtherService(id, heard, talk),
  );

/** Why a computed answer stands alone, whatever is near to the message. */
const firmly = [isOfNamed, isBeyondShop, isSized];

/** A number beside one offer is asked of that offer. */
function isOfNamed(_: Given, { offers, counts }: Heard): boolean {
  return offers.length === 1 && counts.length > 0;
}

/** More products than a shop includes are quoted, whatever is asked with them. */
function isBeyondShop({ entries: [entry] }: Given, { counts }: Heard): boolean {
  const most = numberOf("commerce.products");
  return entry === "prices.commerce" && counts.some(({ of, value }) => of === "products" && value > most);
}

/** What so many pages cost says more than what a site costs. */
function isSized({ said }: Given, heard: Heard, near: Found | undefined): boolean {
  if (said.entry !== null || !heard.counts.some(({ of }) => of === "pages" || of === "products"))
    return false;
  const { score = 0, id = "" } = near ?? {};
  const isOfPrice = ["price", "vat"].some((token) => heard.tokens.includes(token));
  const isNearer = heard.length >= STORY || score >= PROBABLE;
  return (score < NEAREST || isPriced(id)) && (isOfPrice || !isNearer);
}
