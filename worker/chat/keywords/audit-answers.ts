import { delayEntries } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { serviceOfTopic } from "#app/domain/chat/topic";
import { type Draft, entryAnswer, type Rule } from "#worker/chat/composition";
import { isAboutPlans } from "#worker/chat/follow-ups/resolve-offer";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { asks, type KeywordIntent } from "./keyword-intents";

/** “Why so long?”, of a project: its steps take the time; of anything else: what is known of its duration. */
export function answerWhyLong(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  const about = message.topic ?? topic;
  if (about === null || !asks("whyLong", message)) return null;
  const isProject = serviceOfTopic[about] === "site" || about === "content";
  const entry = isProject ? "conditions.process" : durations[about];
  return entry === undefined ? null : entryAnswer([entry], message);
}

const durations: typeof delayEntries = {
  ...delayEntries,
  audit: "visibility.audit",
  design: "details.logoTime",
};

/** “Can it be faster?”, of a project. */
export function answerFaster(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  const isProject = topic !== null && (isAboutPlans(topic) || topic === "redesign" || topic === "shop");
  return message.topic === null && isProject && asks("faster", message)
    ? entryAnswer(["dealings.rush"], message)
    : null;
}

/** Short questions after the audit or a call. */
const afterAudit: [KeywordIntent, string][] = [
  ["prepare", "visibility.auditLength"],
  ["afterwards", "visibility.auditResult"],
  ["binding", "visibility.audit"],
  ["byWhat", "visibility.auditWhere"],
  ["auditPerson", "dealings.callWith"],
  ["auditPlace", "visibility.auditWhere"],
];

/** What the audit costs, and what is asked after it: “do I have to prepare anything?”, “and then?” */
export const answerAboutAudit: Rule = (message, { topic }) => {
  if (asks("auditPrice", message) || asks("auditWish", message))
    return entryAnswer(["visibility.audit"], message);
  const [, entry] = afterAudit.find(([intent]) => asks(intent, message)) ?? [];
  const isOpen = message.topic === null || message.topic === "audit" || message.topic === "contact";
  return topic === "audit" && isOpen && entry !== undefined ? entryAnswer([entry], message) : null;
};
