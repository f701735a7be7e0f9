import { expect, test } from "vitest";
import { ownEntries, say } from "./asked";

test("offers of one kind are added up if the message says so, and compared otherwise", () => {
  for (const question of ["sum of Perform and SecureWeb", "Perform + SecureWeb, how much?"])
    expect(say("en", question).reply).toContain("Together: CHF 360 a year");
  for (const question of ["Perform plus SecureWeb ?", "total pour SecureWeb et Perform"])
    expect(say("fr", question).reply).toContain("Ensemble : CHF 360 par an");
  for (const question of ["Perform or SecureWeb?", "Is Perform or SecureWeb better in total?"])
    expect(say("en", question).reply).not.toContain("Together");
  expect(say("fr", "Perform est-il plus lent que SecureWeb ?").reply).not.toContain("Ensemble");
});

test("after two offers, “both”, “per year”, “with VAT” and “the difference” are about both", () => {
  for (const more of ["et par an les deux ?", "les deux ensemble ?", "la somme ?", "au total ?"])
    expect(say("fr", "Comparez Perform et SecureWeb", more).reply).toContain("Ensemble : CHF 360 par an");
  for (const more of ["and both for a year?", "together?", "what is the sum?", "how much for both?"])
    expect(say("en", "Perform versus SecureWeb", more).reply).toContain("Together: CHF 360 a year");
  expect(say("fr", "Combien Basic plus SEO local ?", "et par an ?").reply).toMatch(
    /CHF 3’490 la première année.*CHF 2’890 la première année/,
  );
  expect(say("en", "Pro and SEO Advanced in the first year?", "with VAT?").reply).toContain("CHF 7,296.75");
  expect(say("fr", "Pro plus chatbot Essentiel", "sur trois ans ?").reply).toMatch(
    /^Pro sur cette durée : CHF 18’000.*Chatbot Essentiel sur cette durée : CHF 540/,
  );
  expect(say("en", "Local SEO plus SEO Expert", "difference?").reply).toContain("The difference: CHF 710");
});

test("plans that are alternatives are not added up: “per year?” lists them", () => {
  for (const more of ["et par an ?", "total avec TVA ?"])
    expect(say("fr", "Basic ou Pro pour 12 pages ?", more).reply).not.toContain("Ensemble");
  expect(say("fr", "Basic ou Pro ?", "et par an ?").reply).toMatch(/^– Basic : CHF 3’000 par an/);
});

test("another subject, or another offer, ends what was said of two", () => {
  expect(ownEntries("en", "Basic or Pro?", "how long does it take?")).toEqual(["conditions.delay"]);
  expect(ownEntries("en", "Basic or Pro?", "and hosting?", "with VAT?")).toEqual(["prices.vat"]);
  for (const more of ["what's included?", "what's next?"])
    expect(say("en", "Pro or Commerce?", more).reply, more).not.toMatch(/^– Pro/);
  expect(say("fr", "Basic ou Pro ?", "et Commerce ?", "par an ?").reply).toMatch(/^Commerce coûte/);
});

test("“with VAT?” is about the offer that was talked about, whatever its kind", () => {
  expect(say("en", "How much is SecureWeb?", "with VAT?").reply).toContain("SecureWeb comes to CHF 259.44");
  expect(say("fr", "combien le SEO local", "tva comprise ?").reply).toContain("SEO local fait CHF 529.69");
  expect(say("en", "How much is SecureWeb?", "Is VAT included?").reply).toMatch(
    /^Our prices are .* without VAT/,
  );
  expect(ownEntries("fr", "combien coûte Pro ?", "et la TVA ?")).toEqual(["prices.vat"]);
});

test("a plan with several other services gets the price of each", () => {
  for (const [locale, question] of [
    ["en", "hosting Pro plus SEO?"],
    ["fr", "Pro, hébergement et référencement, combien ?"],
  ] as const)
    expect(ownEntries(locale, question)).toEqual(["prices.pro", "running.included", "visibility.seo"]);
});

test("“Pro” before another service and a chatbot is the plan, and all three are added up", () => {
  for (const [locale, asked, more] of [
    ["en", "Pro plus SEO Expert plus a chatbot?", "with VAT?"],
    ["fr", "Pro, SEO Expert et un chatbot, combien ?", "avec la TVA ?"],
  ] as const) {
    expect(ownEntries(locale, asked), asked).toEqual(["prices.pro", "visibility.expert", "craft.essential"]);
    expect(say(locale, asked, more).reply).toMatch(/CHF\s1.715 .*CHF\s1.853\.92/);
  }
  expect(ownEntries("en", "chatbot Pro and SEO Expert, how much?")).toEqual([
    "craft.pro",
    "visibility.expert",
  ]);
  expect(ownEntries("fr", "seo local + chatbot")).toEqual(["visibility.local", "craft.bots"]);
});
