import { priceEntries, topicEntries } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { serviceOfTopic } from "#app/domain/chat/topic";
import { type Draft, entryAnswer } from "#worker/chat/composition";
import { type ParsedMessage, topicsOf } from "#worker/chat/parsing/parse-message";
import { normalize } from "#worker/chat/parsing/tokens";
import { asks } from "./keyword-intents";

/** “Tell me about SEO”, or about its prices, if nothing else is asked about it. */
export function answerAboutService(message: ParsedMessage): Draft | null {
  const { topic, tokens } = message;
  if (topic === null || message.offers.length > 0 || !asks("tellAbout", message)) return null;
  const entry = (tokens.includes("price") ? priceEntries : topicEntries)[topic];
  const isAll = tokens.every((token) => TELLING.includes(token) || topicsOf([token]).length > 0);
  return entry && isAll ? entryAnswer([entry], message) : null;
}

/** Tokens that such a message may have beside those of a topic. */
const TELLING = "talk dit more info infos inform renseign know servic google free gener build price".split(
  " ",
);

/** Ranking losses are about a new site, if that is the topic of the conversation. */
export function answerRankingLoss(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  const isAboutSite = topic === "redesign" || topic === "site" || topic === "plans";
  return isAboutSite && asks("rankLost", message) ? entryAnswer(["websites.ranking"], message) : null;
}

/** “Does that include a logo?”, of a site or plan. */
export function answerLogoIncluded(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  const isAboutSite = topic === null || (serviceOfTopic[topic] ?? "site") === "site";
  return isAboutSite && asks("logoIncluded", message) ? entryAnswer(["billing.bundle"], message) : null;
}

/** “Can I use it on my van?”, and then “and on T-shirts?” */
export function answerUseOfLogo(
  message: ParsedMessage,
  { topic, lastEntry }: ConversationState,
): Draft | null {
  const isMeant =
    ((topic === "design" || message.tokens.includes("logo")) && asks("useLogo", message)) ||
    (lastEntry === FILES && ON_MORE.test(normalize(message.text)));
  return isMeant ? entryAnswer([FILES], message) : null;
}

const FILES = "craft.files";
const ON_MORE =
  /^(?:and|et|ok|aussi|also)? ?(?:aussi |also )?(?:on|sur|for|pour) (?!(?:google|instagram|facebook)\b)(?:\w+ ?){1,4}$/;

/** “I am opening a yoga studio”, before anything was asked: where to begin. */
export function answerOpening(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  return topic === null && !message.isQuestion && asks("opening", message)
    ? entryAnswer(["together.startup"], message)
    : null;
}

/** “Results?”, after SEO. */
export function answerSeoResults(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  return topic === "search" && asks("seoResults", message)
    ? entryAnswer(["visibility.effect"], message)
    : null;
}

/** “And in French?”, of a chatbot. */
export function answerBotLanguage(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  return topic === "bot" && asks("otherLanguage", message) ? entryAnswer(["craft.tongues"], message) : null;
}

/** If a single sentence says that more clients are wanted, and asks what we offer for it. */
export function answerMoreClients(message: ParsedMessage): Draft | null {
  const sentences = message.text.split(/[.!?\n]+/);
  return sentences.some((text) => asks("moreClients", { text }))
    ? entryAnswer(["matters.moreClients"], message)
    : null;
}
