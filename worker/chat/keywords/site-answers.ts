import { priceEntries, topicEntries } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { type Draft, entryAnswer } from "#worker/chat/composition";
import { type ParsedMessage, topicsOf } from "#worker/chat/parsing/parse-message";
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

/** If a single sentence says that more clients are wanted, and asks what we offer for it. */
export function answerMoreClients(message: ParsedMessage): Draft | null {
  const sentences = message.text.split(/[.!?\n]+/);
  return sentences.some((text) => asks("moreClients", { text }))
    ? entryAnswer(["matters.moreClients"], message)
    : null;
}
