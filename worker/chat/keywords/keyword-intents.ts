import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { normalize } from "#worker/chat/parsing/tokens";
import { assistantIntents } from "./assistant-intents";
import { auditIntents } from "./audit-intents";
import { contactIntents } from "./contact-intents";
import { dataIntents } from "./data-intents";
import { dayIntents } from "./day-intents";
import { faultIntents } from "./fault-intents";
import { priceIntents } from "./price-intents";
import { siteIntents } from "./site-intents";
import { termIntents } from "./term-intents";

/** Intents that a few words of a normalised text decide. A text has one if all of its patterns match. */
const keywordIntents = {
  ...assistantIntents,
  ...auditIntents,
  ...contactIntents,
  ...dataIntents,
  ...dayIntents,
  ...faultIntents,
  ...priceIntents,
  ...siteIntents,
  ...termIntents,
} as const satisfies Record<string, readonly RegExp[]>;

export type KeywordIntent = keyof typeof keywordIntents;

/** Whether a message, or another text of the conversation, has an intent. */
export function asks(intent: KeywordIntent, { text }: Pick<ParsedMessage, "text">): boolean {
  const words = normalize(text);
  return keywordIntents[intent].every((pattern) => pattern.test(words));
}
