import { composed } from "#app/content/assistant/composed";
import { callbackTimes } from "#app/domain/calendar/callback";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { type Draft, entryAnswer } from "#worker/chat/composition";
import { asks } from "#worker/chat/keywords/keyword-intents";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";

/** “Call me at seven in the evening”: where to ask for a callback, and whether that time is possible. */
export function answerCallbackRequest(
  message: ParsedMessage,
  { lastEntry, topic }: ConversationState,
): Draft | null {
  if (asks("moment", message)) {
    if (lastEntry === "people.person") return callbackAnswer(message);
    if (topic === "audit" || topic === "booking") return entryAnswer(["people.book"], message);
  }
  return asks("callMe", message) ? callbackAnswer(message) : null;
}

/** How to ask for a callback, because the assistant passes nothing on. */
export function callbackAnswer(message: ParsedMessage): Draft {
  const { outsideCallbacks, callbacks } = composed[message.locale];
  const minutes = parseTime(message.text);
  const isOutside = minutes !== null && (minutes < FIRST || minutes > LAST);
  return {
    ...entryAnswer(["people.person"], message),
    template: isOutside ? `${outsideCallbacks} ${callbacks}` : withMoment(message, minutes !== null),
  };
}

/** Takes up the day and the hour that the visitor names. */
function withMoment(message: ParsedMessage, hasTime: boolean): string {
  const { callbacks, callbackThen, thatDay, thatTime, thatMoment } = composed[message.locale];
  const hasDay = asks("namesDay", message);
  if (!hasDay && !hasTime) return callbacks;
  return callbackThen.replace("@", hasDay && hasTime ? thatMoment : hasDay ? thatDay : thatTime);
}

const [FIRST = 0, LAST = 0] = [callbackTimes.at(0), callbackTimes.at(-1)];

/** The first time of day in a text, in minutes from midnight. */
function parseTime(text: string): number | null {
  const { hours, minutes, half } = TIME.exec(text)?.groups ?? {};
  if (hours === undefined) return null;
  const isAfternoon = half?.toLowerCase() === "pm" && Number(hours) < NOON;
  return (Number(hours) + (isAfternoon ? NOON : 0)) * 60 + Number(minutes ?? 0);
}

const NOON = 12;

/** `17h30`, `17 h`, `7:15`, `7pm`; not the day in “24.12”. */
const TIME =
  /\b(?<hours>[01]?\d|2[0-3])(?=\s?(?:h\b|h\s?\d|[ap]m\b)|:\d\d\b)(?:\s?[h:]\s?(?<minutes>[0-5]\d)?)?\s?(?<half>[ap]m\b)?/i;
