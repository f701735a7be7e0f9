import { expect, test } from "vitest";
import { ownEntries, say } from "./asked";

test("whether the chat itself is free is not taken for the audit or a plan", () => {
  for (const [locale, ...messages] of [
    ["fr", "t'es une IA ?", "il est gratuit le tien ?"],
    ["fr", "c'est gratuit de te parler ?"],
    ["fr", "ce chat est payant ?"],
    ["en", "are you an AI?", "is yours free?"],
    ["en", "how much is this chat"],
  ] as const)
    expect(say(locale, ...messages).reply, messages.join()).toMatch(
      /^(?:Ce chat ne vous coûte rien|This chat costs you)/,
    );
  expect(ownEntries("fr", "l'audit", "il est gratuit le vôtre ?")).toEqual(["visibility.audit"]);
  expect(ownEntries("en", "Wix is cheap", "how much is yours?")).toEqual(["prices.site"]);
});

test("who wants an assistant like this one, asks who made it or for a favour gets the answer to that", () => {
  for (const [locale, id, ...messages] of [
    ["fr", "craft.thisBot", "on peut t'acheter ?", "je veux un bot comme toi"],
    ["en", "craft.thisBot", "can I have a bot like you", "an assistant like this one on my site?"],
    ["fr", "talk.self", "qui t'a créé ?", "qui t'a programmé ?"],
    ["en", "talk.self", "who made you", "who programmed you?"],
    ["fr", "talk.elsewhere", "fais mes devoirs", "écris-moi un poème"],
    ["en", "talk.elsewhere", "can you do my homework", "write me a poem"],
  ] as const)
    for (const message of messages) expect(say(locale, message).answer, message).toBe(id);
  for (const [locale, message] of [
    ["fr", "peut-on vous acheter un domaine ?"],
    ["en", "who made this website?"],
    ["fr", "écris une histoire pour mon site"],
    ["en", "write a story about my company"],
  ] as const)
    expect(["craft.thisBot", "talk.self", "talk.elsewhere"], message).not.toContain(
      say(locale, message).answer,
    );
});
