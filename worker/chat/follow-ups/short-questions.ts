import {
  compareEntries,
  delayEntries,
  priceEntries,
  shortQuestionTokens,
} from "#app/content/assistant/composed";
import { topicWords } from "#app/content/assistant/synonyms";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import type { Topic } from "#app/domain/chat/topic";
import { catalogue, isSmallTalk } from "#worker/chat/catalogue";
import { placeholdersIn, unitOf } from "#worker/chat/composition";
import { type Match, NEAREST, SURE, TRACE } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { hasOnlyTokens, TRADE } from "#worker/chat/parsing/tokens";

/** A kind of question that asks only for a price or a duration. */
interface ShortQuestion {
  requiredTokens: string[];
  allowedTokens: string[];
  /** Matches the units of the figures that the answer must state; null if figures do not matter. */
  unit: RegExp | null;
  entries: Partial<Record<Topic, string>>;
  /** The answer if nothing was said before. */
  fallback: string;
}

const priceQuestion: ShortQuestion = {
  requiredTokens: ["price", "dear"],
  allowedTokens: shortQuestionTokens.price.split(" "),
  unit: /^chf/,
  entries: priceEntries,
  fallback: "prices.overview",
};

const delayQuestion: ShortQuestion = {
  requiredTokens: ["delay", "when", "quand", "readi", "pret", "onlin", "week", "weeks", "semain"],
  allowedTokens: shortQuestionTokens.delay.split(" "),
  unit: /day|week/,
  entries: delayEntries,
  fallback: "conditions.delay",
};

const differenceQuestion: ShortQuestion = {
  requiredTokens: ["difference"],
  allowedTokens: shortQuestionTokens.difference.split(" "),
  unit: null,
  entries: compareEntries,
  fallback: "prices.compare",
};

/**
 * “How much?”, “and how long?”, or only “SEO”: the last answer again if it states a price or duration, else the one
 * about the topic of the message, of the conversation or of the page.
 */
export function shortQuestionEntry(message: ParsedMessage, state: ConversationState): string | undefined {
  const kind = shortQuestionIn(message);
  if (kind === delayQuestion && isAboutLaunch(message, state)) return kind.fallback;
  if (!kind) return undefined;
  const known = [message.topic, state.topic, message.pageTopic].flatMap(
    (each) => (each && kind.entries[each]) ?? [],
  )[0];
  const general = known ?? (state.topic === null ? fallbackOf(kind, message) : undefined);
  // “How long does it take?”, after the price of a plan.
  const isDelayOfOffer = kind === delayQuestion && state.offer !== null && message.matches[0]?.id === general;
  if (!isDelayOfOffer && asksSomethingElse(message, state)) return undefined;
  const figures = figuresOf(general, kind.unit);
  const isOwn =
    message.topic === null && figuresOf(state.lastEntry, kind.unit).some((name) => !figures.includes(name));
  return isOwn ? (state.lastEntry ?? undefined) : general;
}

/** “How much is it for a restaurant?” asks for the price of its site. */
const fallbackOf = ({ fallback }: ShortQuestion, { tokens }: ParsedMessage) =>
  fallback === priceQuestion.fallback && tokens.includes(TRADE) ? (priceEntries.site ?? fallback) : fallback;

/** “When is it online?” is about a site, even after the audit or a call. */
const isAboutLaunch = ({ tokens, topic }: ParsedMessage, state: ConversationState) =>
  topic === null && tokens.includes("onlin") && (state.topic === "audit" || state.topic === "booking");

/**
 * The kind of a message that asks for nothing but a price, duration or difference. The name of a topic alone asks for
 * its price.
 */
function shortQuestionIn({ tokens, topic, quantities, offers }: ParsedMessage): ShortQuestion | undefined {
  if (quantities.length > 0 || offers.length > 0) return undefined;
  const words = topic === null ? tokens : tokens.filter((token) => token !== topicWords[topic]);
  if (topic !== null && words.length === 0) return priceQuestion;
  return [priceQuestion, delayQuestion, differenceQuestion].find(
    ({ requiredTokens, allowedTokens }) =>
      requiredTokens.some((token) => words.includes(token)) && hasOnlyTokens(words, allowedTokens),
  );
}

/** Whether the words by themselves ask for another answer than the last one. */
function asksSomethingElse({ topic, matches: [best] }: ParsedMessage, state: ConversationState): boolean {
  // An answer that only the conversation makes likely is not what these words ask for.
  if (!best || best.ownScore < TRACE || best.id === state.lastEntry || !isClear(best)) return false;
  // “How much a month?” names no topic: it asks for the price of the current one.
  const isAboutOther =
    topic === null &&
    state.topic !== null &&
    Object.values(priceEntries).includes(best.id) &&
    catalogue.get(best.id)?.topic !== state.topic;
  return !isAboutOther;
}

/** Sure small talk, or an answer that the words ask for by themselves. */
function isClear({ id, score }: Match): boolean {
  const isAside = (catalogue.get(id)?.topic ?? null) === null;
  return isAside ? isSmallTalk(id) && score >= SURE : score >= NEAREST;
}

/** Whether an answer states prices. */
export const statesPrices = (id: string | null) => figuresOf(id, priceQuestion.unit).length > 0;

/** The prices or durations that an answer states. */
function figuresOf(id: string | null | undefined, unit: RegExp | null): string[] {
  return placeholdersIn(catalogue.get(id ?? "")?.say.en ?? "").filter((name) => unit?.test(unitOf(name)));
}
