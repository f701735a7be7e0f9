import { expect, test } from "vitest";
import { ownEntries, say } from "./asked";

test("who says that it is late, or a Sunday, is told that nobody picks up, and what to do", () => {
  for (const [locale, late, ...messages] of [
    ["en", /at night and at weekends nobody picks up/, "my site is down", "it's 10pm"],
    ["en", /at night and at weekends nobody picks up/, "my site is down", "I want a human", "so what now?"],
    ["fr", /la nuit et le week-end, personne ne décroche/, "mon site est en panne", "il est 22h"],
    ["fr", /la nuit et le week-end, personne ne décroche/, "site en panne", "on est dimanche"],
    ["en", /^We answer the phone/, "I want to talk to a human", "it's 10pm"],
    ["fr", /^Nous répondons au téléphone/, "je veux un humain", "il est tard"],
    ["fr", /^Je ne peux pas vous appeler/, "je veux un humain", "et maintenant ?"],
  ] as const)
    expect(say(locale, ...messages).reply, messages.join()).toMatch(late);
  expect(ownEntries("en", "how much is a site", "it's 10 pages")).toEqual(["prices.pro"]);
  expect(ownEntries("fr", "un site", "il est 10 fois trop cher")).toEqual(["prices.dear"]);
});

test("how long a fault lasts is not answered with the duration of a project, whoever was asked for meanwhile", () => {
  for (const [locale, begins, ...messages] of [
    [
      "en",
      /^How long it will take I cannot tell/,
      "my site is down",
      "a human please",
      "how long will it take",
    ],
    ["en", /^How long it will take I cannot tell/, "when will my site be working again?"],
    ["fr", /^Combien de temps cela va durer/, "mon site est planté", "un humain", "ça remarche quand ?"],
    ["fr", /^Combien de temps cela va durer/, "c'est réparé quand ?"],
  ] as const)
    expect(say(locale, ...messages).reply, messages.join()).toMatch(begins);
  expect(say("en", "when will the typo be fixed?").answer).toBe("together.editTime");
  expect(say("fr", "combien de temps pour réparer mon vieux site ?").reply).not.toMatch(
    /^Combien de temps cela/,
  );
});

test("“nothing works and you don't pick up” is a fault, and “give me a manager” asks for whoever is in charge", () => {
  for (const [locale, asked] of [
    ["en", "nothing works and you don't pick up"],
    ["fr", "plus rien ne marche et vous ne répondez pas"],
  ] as const)
    expect(ownEntries(locale, asked), asked).toEqual(["running.down"]);
  for (const [locale, asked] of [
    ["en", "give me a manager"],
    ["en", "put me through to the director"],
    ["fr", "passez-moi le responsable"],
  ] as const)
    expect(ownEntries(locale, asked), asked).toEqual(["together.boss"]);
  expect(say("fr", "qui est responsable du contenu ?").answer).not.toBe("together.boss");
});
