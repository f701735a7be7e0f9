import { expect, test } from "vitest";
import { apiErrors } from "#app/content/shared/api-errors";
import { chatWidget } from "#app/content/shared/chat";
import { chatRequest } from "#app/domain/chat/chat-request";
import {
  appendToHistory,
  type ChatMessage,
  conversationReducer,
  emptyConversation,
  failureOf,
  visibleCharacters,
} from "#app/domain/chat/conversation";
import { brand } from "#app/domain/site/brand";
import { transcript } from "#app/shell/chat/transcript";

const line = (from: ChatMessage["from"], text: string): ChatMessage => ({
  ...{ id: text, from, text, timestamp: "2026-11-21T08:00:00.000Z" },
});

test("a question is sent, its answer is typed out, and then another can be asked", () => {
  const asked = conversationReducer(emptyConversation, { type: "ask", message: line("user", "Price?") });
  expect(asked).toMatchObject({ phase: "sending", messages: [{ text: "Price?" }] });
  const answered = conversationReducer(asked, { type: "answer", message: line("bot", "CHF") });
  expect(answered).toMatchObject({ phase: "typing", messages: [{}, { text: "CHF" }] });
  expect(conversationReducer(answered, { type: "typed" })).toMatchObject({ phase: "idle", failure: null });
});

test("a question that fails is removed, and the reason is shown until the next one", () => {
  const asked = conversationReducer(emptyConversation, { type: "ask", message: line("user", "Price?") });
  const failed = conversationReducer(asked, { type: "fail", failure: "network" });
  expect(failed).toEqual({ messages: [], phase: "idle", failure: "network" });
  expect(conversationReducer(failed, { type: "ask", message: line("user", "Again?") }).failure).toBeNull();
});

test("a question that gets no answer says whether the network, the server or too many questions are the reason", () => {
  expect([undefined, 500, 422, 429].map(failureOf)).toEqual(["network", "server", "server", "busy"]);
  expect(chatWidget.fr.errors.busy).toBe(apiErrors.fr.too_many);
  expect(chatWidget.en.errors.busy).toBe(apiErrors.en.too_many);
});

test("the first character comes after 50 ms, each further one 15 ms later", () => {
  expect([0, 49, 50, 64, 65, 80, 200].map(visibleCharacters)).toEqual([0, 0, 1, 1, 2, 3, 11]);
});

test("the newest hundred lines are kept", () => {
  const history = Array.from({ length: 100 }, (_, index) => line("user", `${index}`));
  const next = appendToHistory(history, line("bot", "last"));
  expect([next.length, next[0]?.text, next.at(-1)?.text]).toEqual([100, "1", "last"]);
});

test("too many turns, or one that is too long, are dropped", () => {
  const turn = { from: "user", text: "SEO?" };
  const turnsOf = (turns: object[]) => chatRequest.parse({ message: "a", action: "message", turns }).turns;
  expect([10, 11].map((count) => turnsOf(Array(count).fill(turn)).length)).toEqual([10, 0]);
  expect(turnsOf([{ from: "user", text: "x".repeat(501) }])).toEqual([]);
});

test("each message of a conversation that is taken along begins with its speaker, in French with a no-break space before the colon", () => {
  const messages = [line("user", "Prix ?"), line("bot", "CHF 89")];
  expect(transcript(messages, chatWidget.fr)).toBe(
    `Vous\u202F: Prix ?\n\nAssistant de ${brand.name}\u202F: CHF 89`,
  );
  expect(transcript(messages, chatWidget.en)).toBe(`You: Prix ?\n\n${brand.name}’s assistant: CHF 89`);
});
