import { expect, test } from "vitest";
import { ownEntries, say } from "./asked";

test("what the audit costs, needs, binds to and leads to is answered, also in a few words", () => {
  for (const [locale, ...messages] of [
    ["fr", "combien l'audit ?"],
    ["fr", "l'audit c'est payant ?"],
    ["en", "what do you charge for an audit"],
    ["fr", "je voudrais l'audit gratuit", "ça engage à quelque chose ?"],
    ["en", "I'd like the free audit", "does it commit me to anything?"],
  ] as const)
    expect(ownEntries(locale, ...messages), messages.join()).toEqual(["visibility.audit"]);
  for (const [locale, more, id] of [
    ["fr", "je dois préparer quoi ?", "auditLength"],
    ["en", "do I have to prepare anything", "auditLength"],
    ["fr", "et après ?", "auditResult"],
    ["en", "what happens after?", "auditResult"],
  ] as const)
    expect(ownEntries(locale, "audit", more), more).toEqual([`visibility.${id}`]);
  for (const [locale, more] of [
    ["fr", "c'est par téléphone ?"],
    ["en", "is it by phone or in person?"],
  ] as const)
    expect(ownEntries(locale, "audit", more), more).toEqual(["visibility.auditWhere"]);
  for (const [locale, wish, where, who] of [
    ["fr", "je voudrais un audit", "où ?", "qui le fait ?"],
    ["en", "I'd like the audit", "where?", "who does it?"],
  ] as const) {
    expect(ownEntries(locale, wish), wish).toEqual(["visibility.audit"]);
    expect(ownEntries(locale, wish, where), where).toEqual(["visibility.auditWhere"]);
    expect(ownEntries(locale, wish, who), who).toEqual(["dealings.callWith"]);
  }
  for (const [locale, asked] of [
    ["fr", "combien de temps l'audit ?"],
    ["fr", "combien un site après l'audit ?"],
    ["en", "how much is a website after the audit"],
  ] as const)
    expect(say(locale, asked).answer, asked).not.toBe("visibility.audit");
});

test("a day and an hour after the audit ask for a call, and a call takes as long as a call", () => {
  for (const [locale, more] of [
    ["fr", "demain 14h?"],
    ["fr", "vendredi matin ?"],
    ["en", "tomorrow 2pm?"],
    ["en", "can I do it Thursday at 10"],
  ] as const)
    expect(ownEntries(locale, "audit", more), more).toEqual(["people.book"]);
  expect(say("fr", "je veux réserver un appel", "ça dure combien").reply).toContain("30 minutes");
});

test("“why so long?” is answered by what takes the time, “can it be faster?” by what haste can do", () => {
  for (const [locale, asked, ...more] of [
    ["en", "how long does a website take", "why so long", "why does it take so long?"],
    ["fr", "combien de temps pour un site ?", "pourquoi si long ?", "comment ça se fait que c'est si long ?"],
  ] as const)
    for (const why of more) expect(ownEntries(locale, asked, why), why).toEqual(["conditions.process"]);
  expect(ownEntries("fr", "combien de temps dure l'audit", "pourquoi si long")).toEqual(["visibility.audit"]);
  expect(ownEntries("en", "how much is a logo", "why so long?")).toEqual(["details.logoTime"]);
  expect(ownEntries("en", "how long am I tied in", "why so long?")).toEqual(["conditions.bound"]);
  for (const [locale, asked, ...more] of [
    ["en", "how long does a website take", "can it be faster?", "any way to get it sooner?"],
    ["fr", "délai pour un site ?", "on peut faire plus vite ?", "c'est possible plus tôt ?"],
  ] as const)
    for (const faster of more) expect(ownEntries(locale, asked, faster), faster).toEqual(["dealings.rush"]);
  expect(say("fr", "un site", "mon site est lent, pouvez-vous le rendre plus rapide ?").answer).toBe(
    "websites.slow",
  );
});
