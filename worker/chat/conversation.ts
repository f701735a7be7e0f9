import type { ChatTurn } from "#app/domain/chat/chat";
import { noTalk, type Talk, talkAfter } from "#app/domain/chat/talk";
import { type Answer, answer } from "./answer";
import { type Heard, type Place, understand } from "./understand";

/** Where a conversation stands after what a visitor has said in it; what we said follows from that. */
export function talkOf(turns: ChatTurn[], place: Place): Talk {
  return turns
    .filter(({ from }) => from === "user")
    .reduce((talk, { text }) => talkAfter(talk, answered(text, place, talk).answer.said), noTalk);
}

/** A message in its conversation: what was understood, and what is answered. */
export function answered(message: string, place: Place, talk: Talk): { heard: Heard; answer: Answer } {
  const heard = understand(message, place, talk);
  return { heard, answer: answer(heard, talk) };
}
