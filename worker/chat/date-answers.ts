import { composed } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { serviceOfTopic } from "#app/domain/chat/topic";
import { asks } from "#worker/chat/parsing/keyword-intents";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { type Draft, entryAnswer } from "./composition";

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
    ? {
        ...entryAnswer(["dealings.rush", "conditions.delay"], message),
        template: composed[message.locale].noDate,
      }
    : null;
}
