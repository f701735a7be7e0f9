import { ordinals } from "#app/content/assistant/composed";
import { type ConversationState, familyOf } from "#app/domain/chat/conversation-state";
import { families, type OfferKey } from "#app/domain/chat/facts";
import type { Topic } from "#app/domain/chat/topic";
import { PRICE_TOKENS } from "#worker/chat/composition";
import { offersIn } from "#worker/chat/parsing/offers-in";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { normalize, tokensOf } from "#worker/chat/parsing/tokens";

/** Tokens of questions about one of several offers. */
export const OFFER_TOKENS = [
  ...PRICE_TOKENS,
  ..."bigger smaller cheapest include difference add take see talk more most dear plan".split(" "),
];

/** Whether the topic is the plans, or nothing in particular. */
export const isAboutPlans = (topic: Topic | null) => topic === null || topic === "plans" || topic === "site";

/** “The second one”, “the biggest”: the offer meant of those that are talked about. */
export function resolveOffer({ tokens }: ParsedMessage, state: ConversationState): OfferKey | undefined {
  const position = tokens.flatMap((token) => ordinals[token] ?? [])[0];
  const isAllowed = (token: string) => ordinals[token] !== undefined || OFFER_TOKENS.includes(token);
  if (!tokens.every(isAllowed)) return undefined;
  const row = (state.topic === null ? undefined : offersOf[state.topic]) ?? [];
  if (position !== undefined) return row.at(position);
  return state.offer !== null || isAboutPlans(state.topic) ? undefined : largestOrSmallest(row, tokens);
}

/** The largest or the smallest offer of a list, as the words ask. */
function largestOrSmallest(row: readonly OfferKey[], tokens: string[]): OfferKey | undefined {
  const isDearest = tokens.includes("bigger") || ["most", "dear"].every((token) => tokens.includes(token));
  if (isDearest) return row.findLast((each) => familyOf(each) === familyOf(row[0] ?? each));
  return tokens.includes("smaller") || tokens.includes("cheapest") ? row[0] : undefined;
}

/** “The difference to the middle one?”: the current offer and the one that is meant. */
export function resolveOfferPair(message: ParsedMessage, state: ConversationState): OfferKey[] {
  const meant = message.tokens.includes("difference") ? resolveOffer(message, state) : undefined;
  return state.offer === null || meant === undefined || meant === state.offer ? [] : [state.offer, meant];
}

/** The offers of a topic, from the smallest to the biggest. */
const offersOf: Partial<Record<Topic, readonly OfferKey[]>> = {
  site: families.plan,
  plans: families.plan,
  shop: families.plan,
  search: [...families.search, ...families.local],
  bot: families.bot,
  hosting: families.hosting,
};

/** “And with Pro instead?”, after several offers that were added up: the same question with that one. */
export function exchangeOffer(message: ParsedMessage, { history }: ConversationState): ParsedMessage | null {
  const [named, ...more] = message.offers;
  if (!named || more.length > 0 || !INSTEAD.test(normalize(message.text))) return null;
  const tokens = tokensOf(history, message.locale);
  const { offers } = offersIn(history, tokens, NO_TOPICS);
  const isOfPlan = named === "bot.pro" && message.topic === null && offers.some(isPlan);
  const other = isOfPlan ? "pro" : named;
  const exchanged = offers.map((offer) => (familyOf(offer) === familyOf(other) ? other : offer));
  if (offers.length < 2 || !exchanged.includes(other)) return null;
  return { ...message, text: history, tokens, offers: [...new Set(exchanged)] };
}

const isPlan = (offer: OfferKey) => familyOf(offer) === "plan";

const NO_TOPICS = { ownTopic: null, currentTopic: null };

const INSTEAD =
  /^(?:(?:and|et|ok|but|mais|so|alors|if|si|what about) )+(?:(?:with|avec|for|pour|i take|je prends|the|le) )*\w+(?: (?:plan|instead|rather|a la place|plutot|then))*$|^(?:(?:with|avec|the|le) )*\w+(?: plan)? (?:instead|rather|a la place|plutot)$/;
