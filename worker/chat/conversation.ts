import type { ChatTurn } from "#app/domain/chat/chat-request";
import { type ConversationState, initialState, nextState } from "#app/domain/chat/conversation-state";
import { type MessageOrigin, type ParsedMessage, parseMessage } from "#worker/chat/parsing/parse-message";
import { answer } from "./answer";
import type { Answer } from "./composition";

/** A message and the catalogue's answer to it. */
export interface Exchange {
  text: string;
  message: ParsedMessage;
  answer: Answer;
}

/** Answers a message within its conversation. */
export function answerMessage(text: string, origin: MessageOrigin, state: ConversationState): Exchange {
  const message = parseMessage(text, origin, state);
  return { text, message, answer: answer(message, state) };
}

/**
 * The earlier exchanges, and the state of the conversation after them. Reads only the visitor's messages and computes
 * our answers again, so that a forged request cannot put words into our mouth.
 */
export function replayTurns(
  turns: ChatTurn[],
  origin: MessageOrigin,
): { exchanges: Exchange[]; state: ConversationState } {
  let state = initialState;
  const exchanges = turns
    .filter(({ from }) => from === "user")
    .map(({ text }) => {
      const exchange = answerMessage(text, origin, state);
      const { update, entries } = exchange.answer;
      state = nextState(state, { ...update, shownEntries: entries }, exchange.message);
      return exchange;
    });
  return { exchanges, state };
}
