import type { OfferKey } from "#app/domain/chat/facts";
import type { Topic } from "#app/domain/chat/topic";
import type { Localized } from "#app/domain/language/locale";

/** An answer of the assistant. */
export interface Entry {
  /** The topic of the conversation after it; null if it changes nothing, such as a greeting. */
  topic: Topic | null;
  /** The page that it is based on, as a path below the language; null if none. */
  page: string | null;
  /** The question on its button. Other wordings are learnt by the classifier (scripts/assistant). */
  question: Localized<string>;
  /** Other questions that must always get this answer, whatever the classifier says. */
  alike?: Localized<string[]>;
  /** The answer, with names of facts in braces: `{pro.month}`. */
  say: Localized<string>;
  /** The offer that it describes. */
  offer?: OfferKey;
  /** The next step that it suggests. */
  next?: "form" | "slot" | "call";
}

export type Entries = Record<string, Entry>;
