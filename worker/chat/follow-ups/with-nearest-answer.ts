import { type ConversationState, STANDALONE_TOKENS } from "#app/domain/chat/conversation-state";
import { numberOf } from "#app/domain/chat/facts";
import { STORY_WORDS } from "#worker/chat/asking-parts";
import { isSpan } from "#worker/chat/calculations/personalised";
import { planByPrice } from "#worker/chat/calculations/total-over-time";
import { type Draft, isPriced } from "#worker/chat/composition";
import { FAINT, type Match, NEAREST, PROBABLE, TRACE } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { isAboutOtherService, isSuggestible, tentativeAnswer } from "#worker/chat/tentative-answer";

/**
 * An answer computed from a few words of a longer message is shown together with the nearest answer to the whole
 * message. If no answer is near to a long message, the computed one is shown as a guess.
 */
export function withNearestAnswer(
  draft: Draft | null,
  message: ParsedMessage,
  state: ConversationState,
): Draft | null {
  const [entry] = draft?.entries ?? [];
  if (!draft || entry === undefined || message.wordCount < FULL_MESSAGE) return draft;
  const near = nearestTo(message, state);
  if (reasonsToStandAlone.some((applies) => applies(message, near))) return draft;
  const isStory = message.wordCount >= STORY_WORDS;
  if (near && !draft.entries.includes(near.id) && (isStory || !isPriced(near.id)))
    return tentativeAnswer([entry, near.id], message);
  return isStory && (near?.score ?? 0) < NEAREST ? tentativeAnswer([entry], message) : draft;
}

/** A message with fewer words asks for nothing beside what some of them say. */
const FULL_MESSAGE = 5;

/** The answer that may be shown with it: near to the whole message, and about no other service. */
const nearestTo = (message: ParsedMessage, state: ConversationState) =>
  message.matches.find(
    ({ id, score, ownScore }) =>
      score >= FAINT &&
      (ownScore >= TRACE || message.tokens.length < STANDALONE_TOKENS) &&
      isSuggestible(id) &&
      !isAboutOtherService(id, message, state),
  );

/** Reasons to show a computed answer alone, whatever is near to the message. */
const reasonsToStandAlone = [
  asksHowLong,
  isAboutNamedOffer,
  isAboutPlanPrice,
  isAboutBudget,
  exceedsShop,
  isAboutSize,
];

/** “Combien de temps cela dure ?” asks for nothing else. */
function asksHowLong({ tokens }: ParsedMessage): boolean {
  return tokens.length === 1 && tokens[0] === "delay";
}

/** A number together with one offer is about that offer. */
function isAboutNamedOffer({ offers, quantities }: ParsedMessage): boolean {
  return offers.length === 1 && quantities.length > 0;
}

/** “500 francs a month for three years” is the sum of a plan. */
function isAboutPlanPrice(message: ParsedMessage): boolean {
  return planByPrice(message) !== undefined && message.quantities.some(({ unit }) => isSpan(unit));
}

/** A budget and its sum ask what we have for it. */
function isAboutBudget({ tokens, quantities }: ParsedMessage): boolean {
  return tokens.includes("budget") && quantities.some(({ unit }) => unit === "money");
}

/** More products than a shop includes always need a quote. */
function exceedsShop({ quantities }: ParsedMessage): boolean {
  return quantities.some(({ unit, value }) => unit === "products" && value > numberOf("commerce.products"));
}

/** The price of so many pages is more exact than the price of a site. */
function isAboutSize({ quantities, tokens, wordCount }: ParsedMessage, near: Match | undefined): boolean {
  const asksPrice = tokens.includes("price") || tokens.includes("vat");
  const isNearer = wordCount >= STORY_WORDS || (near?.score ?? 0) >= PROBABLE;
  return quantities.some(({ unit }) => unit === "pages" || unit === "products") && (asksPrice || !isNearer);
}
