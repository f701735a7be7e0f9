import { readFileSync } from "node:fs";
import { chatRequest } from "#app/domain/chat/chat-request";
import type { Locale } from "#app/domain/language/locale";
import { replayTurns } from "#worker/chat/conversation";
import { setIntents } from "#worker/chat/parsing/intents";
import { catalogueReply } from "#worker/chat/reply";

setIntents(new Uint8Array(readFileSync("public/assistant/intents.bin")).buffer);

/** Replaces every run of white space by one plain space. */
const typed = (text: string) => text.replace(/\s+/g, " ");

/** The reply to the last of several messages. */
export function say(locale: Locale, ...messages: string[]) {
  return sayOn(`/${locale}`, locale, ...messages);
}

/** The same, asked on a page. */
export function sayOn(path: string, locale: Locale, ...messages: string[]) {
  const turns = messages.slice(0, -1).map((text) => ({ from: "user", text }));
  const message = messages.at(-1);
  const asked = chatRequest.parse({ message, action: "message", locale, turns, context: { path } });
  const { reply, ...more } = catalogueReply(asked).reply;
  return { reply: typed(reply), ...more };
}

/** The ids of the answers in the reply to the last of several messages. */
export function ownEntries(locale: Locale, ...messages: string[]) {
  const turns = messages.map((text) => ({ from: "user" as const, text }));
  return replayTurns(turns, { locale, address: "" }).exchanges.at(-1)?.answer.entries ?? [];
}
