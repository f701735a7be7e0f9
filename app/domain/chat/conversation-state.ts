import { type Family, families, type OfferKey } from "./facts";
import type { Topic } from "./topic";

/** The state of a conversation so far. */
export interface ConversationState {
  topic: Topic | null;
  offer: OfferKey | null;
  /** The offers that the visitor last named together, as long as one of them is talked about. */
  together: OfferKey[];
  /** The id of the last answer. */
  lastEntry: string | null;
  /** Whether the last answer was only a guess. */
  isGuess: boolean;
  /** The ids of all answers so far. */
  shownEntries: string[];
  /** The visitor's last messages, beginning with the last one that makes sense alone; empty if there are none. */
  history: string;
  /** The visitor's trade, as the id of the answer about the nearest case. */
  trade: string | null;
}

export const initialState: ConversationState = {
  topic: null,
  offer: null,
  together: [],
  lastEntry: null,
  isGuess: false,
  shownEntries: [],
  history: "",
  trade: null,
};

/** An answer's effect on the conversation. An answer without a topic, such as a greeting, changes nothing. */
export interface StateUpdate {
  topic: Topic | null;
  offer: OfferKey | null;
  entry: string | null;
  isGuess?: boolean;
  /** The ids of all answers in the reply; none if a remark was only acknowledged. */
  shownEntries?: string[];
}

/** A message of so many words makes sense alone; a shorter one continues the previous question. */
export const STANDALONE_TOKENS = 4;

/**
 * The state of a conversation after a question and its answer. Another topic drops the offer; the ids of shown
 * answers are kept.
 */
export function nextState(
  state: ConversationState,
  { topic, offer, entry, isGuess = false, shownEntries = [] }: StateUpdate,
  {
    text,
    tokens,
    offers,
    trade: named,
  }: { text: string; tokens: string[]; offers: OfferKey[]; trade: string | null },
): ConversationState {
  const history =
    tokens.length < STANDALONE_TOKENS ? `${state.history} ${text}`.trim().slice(-HISTORY_CHARACTERS) : text;
  const trade = named ?? state.trade;
  const allShown = [...new Set([...state.shownEntries, ...shownEntries])];
  const isKept = topic === null || (offer !== null && state.together.includes(offer));
  const together = offers.length > 1 ? offers : isKept ? state.together : [];
  if (topic === null) return { ...state, together, history, trade, shownEntries: allShown };
  const isSame = state.offer !== null && offer === null && (topic === state.topic || topic === "terms");
  const only = offers.length === 1 ? (offers[0] ?? null) : null;
  return {
    topic,
    offer: isSame ? state.offer : (offer ?? only),
    together,
    lastEntry: entry,
    isGuess,
    history,
    trade,
    shownEntries: allShown,
  };
}

/** How many characters of the conversation are kept. */
const HISTORY_CHARACTERS = 400;

export function familyOf(offer: OfferKey): Family {
  for (const family of ["plan", "search", "local", "bot"] as const)
    if (families[family].some((each) => each === offer)) return family;
  return "hosting";
}

/** The offers of a family in their order, as a plain list. */
function offersOf(family: Family): OfferKey[] {
  return [...families[family]];
}

/** The bigger offers of the family (1) or the smaller ones (-1), the nearest first. */
export function offersBeyond(offer: OfferKey, step: 1 | -1): OfferKey[] {
  const row = step === 1 ? offersOf(familyOf(offer)) : offersOf(familyOf(offer)).toReversed();
  return row.slice(row.indexOf(offer) + 1);
}
