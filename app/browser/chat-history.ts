import type { ChatMessage } from "#app/domain/chat/conversation";
import { membersOf, parseJson } from "#app/domain/outside";
import { readStored, store } from "./storage";

const KEY = "chatHistory.v1";

function isMessage(value: unknown): value is ChatMessage {
  const { id, from, text, timestamp } = membersOf(value);
  return (
    [id, text, timestamp].every((each) => typeof each === "string") && (from === "user" || from === "bot")
  );
}

/** The stored messages of earlier conversations; empty if storage is unavailable or holds something else. */
export function loadHistory(): ChatMessage[] {
  const stored = parseJson(readStored("localStorage", KEY) ?? "");
  return Array.isArray(stored) ? stored.filter(isMessage) : [];
}

/** Calls back when another tab has changed the history. Returns the unsubscribe function. */
export function onOtherTab(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Null if the whole storage was cleared.
    if (key === KEY || key === null) changed();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** Stores the history in this browser, or removes it if empty. Without storage the conversation still works. */
export function saveHistory(history: ChatMessage[]): void {
  store("localStorage", KEY, history.length === 0 ? null : JSON.stringify(history));
}
