import type { ChatTurn } from "#app/domain/chat/chat-request";
import { noTalk, type Talk, talkAfter } from "#app/domain/chat/talk";
import { type ParsedMessage, type Place, parseMessage } from "#worker/chat/reading/understand";
import { answer } from "./answer";
import type { Answer } from "./composition";

/** A message and the catalogue's answer to it. */
export interface Exchange {
  text: string;
  message: ParsedMessage;
  answer: Answer;
}

/** Answers a message within its conversation. */
export function answered(text: string, place: Place, talk: Talk): Exchange {
  const message = parseMessage(text, place, talk);
  return { text, message, answer: answer(message, talk) };
}

/**
 * The earlier exchanges, and the state of the conversation after them. Reads only the visitor's messages and computes
 * our answers again, so that a forged request cannot put words into our mouth.
 */
export function heardBefore(turns: ChatTurn[], place: Place): { exchanges: Exchange[]; talk: Talk } {
  let talk = noTalk;
  const exchanges = turns
    .filter(({ from }) => from === "user")
    .map(({ text }) => {
      const exchange = answered(text, place, talk);
      const { said, entries } = exchange.answer;
      talk = talkAfter(talk, { ...said, shown: entries }, exchange.message);
      return exchange;
    });
  return { exchanges, talk };
}
