import { composed } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { callbackAnswer } from "#worker/chat/calculations/callbacks";
import {
  composedAnswer,
  type Draft,
  entryAnswer,
  NO_TOPIC,
  type OwnSentence,
} from "#worker/chat/composition";
import { isAlarmed } from "#worker/chat/follow-ups/answer-remark";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { asks } from "./keyword-intents";

/** “It has been down for two days and nobody picks up”: the telephone, and what to do if it is not answered. */
export function answerFault(message: ParsedMessage): Draft | null {
  if (!asks("stillDown", message)) return null;
  const { sorry, unanswered } = composed[message.locale];
  const down = entryAnswer(["running.down"], message);
  return { ...down, template: `${sorry} ${down.template} ${unanswered}` };
}

/** “How long is it offline?”, when a site moves to us; not when it has failed. */
export function answerCutOff(message: ParsedMessage, { history, topic }: ConversationState): Draft | null {
  const isMove =
    topic !== "emergency" && (topic === "hosting" || asks("moving", { text: `${history} ${message.text}` }));
  return isMove && asks("cutOff", message)
    ? entryAnswer(["details.moving"], message, composed[message.locale].noCut)
    : null;
}

/** “It's 10pm”, after something has failed or somebody was to be reached. */
export function answerLateHour(message: ParsedMessage, state: ConversationState): Draft | null {
  if (!asks("lateHour", message)) return null;
  if (isAlarmed(state)) return alarmedAnswer("alarmedLate", message);
  return isAboutPeople(state) ? entryAnswer(["people.hours"], message) : null;
}

/** “When will it be fixed?”, unless another topic is talked about. */
export function answerRepairTime(message: ParsedMessage, state: ConversationState): Draft | null {
  const isOpen =
    state.topic === null || state.topic === "hosting" || isAboutPeople(state) || isAlarmed(state);
  return isOpen && asks("whenFixed", message) ? alarmedAnswer("alarmedTime", message) : null;
}

/** “So what now?”, after how to reach us. */
export function answerWhatNow(message: ParsedMessage, state: ConversationState): Draft | null {
  if (!asks("whatNow", message)) return null;
  if (isAlarmed(state)) return alarmedAnswer("alarmedLate", message);
  return isAboutPeople(state) ? callbackAnswer(message) : null;
}

const alarmedAnswer = (sentence: OwnSentence, { locale }: ParsedMessage) =>
  composedAnswer(composed[locale][sentence], "/contact", NO_TOPIC, { next: "call" });

const isAboutPeople = ({ topic }: ConversationState) => topic === "contact" || topic === "booking";
