import type { ConversationState } from "#app/domain/chat/conversation-state";
import { type Draft, entryAnswer } from "#worker/chat/composition";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { asks } from "./keyword-intents";

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
