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

/** What was said on this browser before; nothing where storage is closed or holds something else. */
export function loadHistory(): ChatMessage[] {
  const stored = parseJson(readStored("localStorage", KEY) ?? "");
  return Array.isArray(stored) ? stored.filter(isMessage) : [];
}

/** Calls when another tab has changed the history; returns what ends that. */
export function onOtherTab(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Null where all of the storage was cleared.
    if (key === KEY || key === null) changed();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** Keeps the history on this browser; without storage the conversation goes on all the same. */
export function saveHistory(history: ChatMessage[]): void {
  store("localStorage", KEY, history.length === 0 ? null : JSON.stringify(history));
}
