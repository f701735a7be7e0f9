import type { OfferKey } from "#app/domain/chat/facts";
import type { Topic } from "#app/domain/chat/topic";
import type { Localized } from "#app/domain/language/locale";

/** Something that the assistant knows to answer. */
export interface Entry {
  /** What the conversation is about afterwards; null where the answer changes nothing, as a greeting. */
  about: Topic | null;
  /** The page that it rests on, below the language; null where it rests on none. */
  page: string | null;
  /** The question that stands for it on a button; how else it is asked is learnt (scripts/assistant). */
  question: Localized<string>;
  /** Sentences that ask for it, too, and may not be left to what was learnt. */
  alike?: Localized<string[]>;
  /** Facts stand in it by their names: `{pro.month}`. */
  say: Localized<string>;
  /** The offer that it describes. */
  offer?: OfferKey;
  /** The step that it leads to. */
  next?: "form" | "slot" | "call";
}

export type Entries = Record<string, Entry>;
