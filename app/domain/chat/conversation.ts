/** Longest message, in characters. */
export const MESSAGE_LIMIT = 2000;

/** How much of the conversation is sent with a question: the last turns, and characters of each. */
export const TURNS_LIMIT = 10;
export const TURN_LIMIT = 500;

/** One message of a conversation; the timestamp is ISO 8601. */
export interface ChatMessage {
  id: string;
  from: "user" | "bot";
  text: string;
  timestamp: string;
}

/** The state of a conversation. */
interface Conversation {
  messages: ChatMessage[];
  phase: "idle" | "sending" | "typing";
  /** Why the last question failed, which stays in the input field; null if it did not. */
  failure: Failure | null;
}

/** No answer came; the server had none; or too many questions were asked in a minute. */
export type Failure = "network" | "server" | "busy";

type ConversationEvent =
  | { type: "ask"; message: ChatMessage }
  | { type: "answer"; message: ChatMessage }
  | { type: "typed" }
  | { type: "fail"; failure: Failure };

export const emptyConversation: Conversation = { messages: [], phase: "idle", failure: null };

/**
 * Reducer: a question is sent, answered, and the answer typed out. A question that failed is removed from the messages.
 */
export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case "ask":
      return { messages: [...state.messages, event.message], phase: "sending", failure: null };
    case "answer":
      return { messages: [...state.messages, event.message], phase: "typing", failure: null };
    case "typed":
      return { ...state, phase: "idle" };
    case "fail":
      return { messages: state.messages.slice(0, -1), phase: "idle", failure: event.failure };
  }
}

const FIRST_CHARACTER_MS = 50;
const CHARACTER_MS = 15;

const TOO_MANY_REQUESTS = 429;

/** Why a question got no reply: from the status of the answer, undefined if none came. */
export function failureOf(status: number | undefined): Failure {
  if (status === undefined) return "network";
  return status === TOO_MANY_REQUESTS ? "busy" : "server";
}

/** How many characters of a reply are visible after so many milliseconds. */
export function visibleCharacters(elapsed: number): number {
  return elapsed < FIRST_CHARACTER_MS ? 0 : Math.floor((elapsed - FIRST_CHARACTER_MS) / CHARACTER_MS) + 1;
}

const HISTORY_LIMIT = 100;

/** The stored history with a new message, without the oldest ones beyond the limit. */
export function appendToHistory(history: ChatMessage[], message: ChatMessage): ChatMessage[] {
  return [...history, message].slice(-HISTORY_LIMIT);
}
