import { expect, test } from "vitest";
import { ownEntries, say } from "./asked";

test("a wish to meet gets what is known of meetings", () => {
  for (const [locale, message] of [
    ["fr", "on peut se rencontrer ?"],
    ["fr", "quelqu'un peut passer chez nous ?"],
    ["en", "can we meet?"],
    ["en", "Could somebody come to the cellar and explain, because I hear badly on the phone?"],
  ] as const)
    expect(ownEntries(locale, message), message).toEqual(["together.visit"]);
  for (const [locale, message] of [
    ["en", "can you come up with a name?"],
    ["fr", "on peut venir vous voir ?"],
    ["fr", "combien de clients vont venir ?"],
  ] as const)
    expect(say(locale, message).answer, message).not.toBe("together.visit");
});

test("a logo may be used anywhere, and whether it is in a plan is answered", () => {
  for (const [locale, ...messages] of [
    ["en", "how much is a logo", "can I use it on my van"],
    ["en", "how much is a logo", "can I use it on my van", "and on t-shirts?"],
    ["fr", "un logo", "je peux le mettre sur ma camionnette ?"],
    ["fr", "un logo", "puis-je l'imprimer sur des mugs ?"],
  ] as const)
    expect(ownEntries(locale, ...messages), messages.join()).toEqual(["craft.files"]);
  expect(say("en", "how much is a logo", "can you print it on mugs?").answer).toBe("craft.print");
  for (const [locale, ...messages] of [
    ["en", "how much is a website", "does that include a logo?"],
    ["fr", "le logo est compris dans le forfait ?"],
  ] as const)
    expect(ownEntries(locale, ...messages), messages.join()).toEqual(["billing.bundle"]);
  expect(say("fr", "un logo", "quels fichiers sont inclus ?").answer).toBe("craft.files");
});
