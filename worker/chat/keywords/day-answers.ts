import { composed } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { numberOf } from "#app/domain/chat/facts";
import { serviceOfTopic } from "#app/domain/chat/topic";
import { type Draft, entryAnswer, rewordedAnswer } from "#worker/chat/composition";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { asks } from "./keyword-intents";

/** “Are you open on 2 January?” */
export function answerHoliday(message: ParsedMessage): Draft | null {
  return asks("closures", message) ? holidayAnswer(message) : null;
}

/** “And on 2 January?”, after our hours or another holiday. */
export function answerOtherHoliday(message: ParsedMessage, { lastEntry }: ConversationState): Draft | null {
  const isAboutHours = lastEntry === "people.hours" || lastEntry === CLOSURES;
  return isAboutHours && asks("holidayToo", message) ? holidayAnswer(message) : null;
}

/** What is known of public holidays, after a word on one that our canton does not have. */
const holidayAnswer = (message: ParsedMessage) =>
  entryAnswer([CLOSURES], message, asks("elsewhereOnly", message) ? composed[message.locale].workingDay : "");

const CLOSURES = "matters.christmas";

/** “Before Christmas?”: no date is promised, whatever it is, since the answer does not know today's. */
export function answerDate(message: ParsedMessage, state: ConversationState): Draft | null {
  const topic = message.topic ?? state.topic ?? "site";
  const isAboutSite = (serviceOfTopic[topic] ?? "site") === "site" && topic !== "emergency";
  return isAboutSite && asks("byDate", message)
    ? rewordedAnswer("noDate", ["dealings.rush", "conditions.delay"], message)
    : null;
}

/** “And if it is a Sunday?” asks about our hours. */
export function answerWeekend(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  if (!asks("weekend", message)) return null;
  if (topic === "emergency") return entryAnswer(["running.down"], message);
  return topic === "contact" || topic === "booking" || topic === "company"
    ? entryAnswer(["people.hours"], message)
    : null;
}

/** “What is meant by so many business days?” has an answer only for the number of days until the launch. */
export function answerBusinessDays(message: ParsedMessage): Draft | null {
  const isAboutLaunch = message.quantities.some(({ value }) => value === numberOf("launch.days"));
  return isAboutLaunch && asks("businessDays", message) ? entryAnswer(["conditions.delay"], message) : null;
}
