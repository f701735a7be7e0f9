import { expect, test } from "vitest";
import { ownEntries, say } from "./asked";

test("a few words after an answer keep to what it was about", () => {
  for (const [locale, id, ...messages] of [
    ["fr", "visibility.effect", "seo?", "resultat?"],
    ["en", "visibility.effect", "seo", "any results?"],
    ["fr", "prices.quote", "devis?", "gratuit?"],
    ["en", "people.book", "I want to book a call", "is that free?"],
    ["fr", "reach.botTrial", "chatbot?", "essai?"],
    ["fr", "craft.tongues", "chatbot?", "français?"],
    ["en", "prices.dear", "price?", "too much"],
    ["fr", "prices.yearly", "les forfaits", "c'est vraiment 20% ?"],
    ["en", "prices.discount", "is there a discount?", "what about 30%?"],
  ] as const)
    expect(ownEntries(locale, ...messages), messages.join()).toEqual([id]);
  expect(say("fr", "basic", "pages?").reply).toMatch(/^Basic comprend 5 pages/);
  expect(say("en", "How much is Pro?", "and the hours?").reply).toMatch(/^Pro includes 10 hours a month/);
  expect(say("fr", "combien coûte Commerce ?", "combien de pages ?").reply).toMatch(
    /^Commerce comprend 20 pages/,
  );
  for (const [locale, id, ...messages] of [
    ["en", "details.pagesNeeded", "basic", "how many pages do I need?"],
    ["fr", "people.hours", "basic", "vos heures d'ouverture ?"],
  ] as const)
    expect(say(locale, ...messages).answer, messages.join()).toBe(id);
});

test("how long and how much a year, however it is put, is understood without a subject", () => {
  for (const [locale, asked] of [
    ["fr", "combien de temps cela dure ?"],
    ["en", "how long goes it?"],
  ] as const)
    expect(ownEntries(locale, asked), asked).toEqual(["conditions.delay"]);
  for (const [locale, asked] of [
    ["fr", "Combien cela coûterait-il par année environ, tout compris ?"],
    ["en", "Roughly how much would it cost per year, all included?"],
  ] as const) {
    expect(ownEntries(locale, asked), asked).toEqual(["prices.firstYear"]);
    const story =
      locale === "fr"
        ? "Ma femme prenait les commandes, et depuis c'est le désordre. Des photos, nous en avons, prises par le petit-fils."
        : "My wife used to take the orders, and since then it is a mess. We have photographs, taken by my grandson.";
    expect(ownEntries(locale, `${story} ${asked}`)[0], asked).toBe("prices.firstYear");
  }
  expect(ownEntries("en", "what does hosting cost?", "how much a year all included?")).toEqual([
    "running.hosting",
  ]);
});

test("who says what they do, or what they open, is not answered with a doubt", () => {
  for (const [locale, id, said] of [
    ["fr", "together.startup", "bonjour, j'ouvre un institut de beauté à Sion"],
    ["en", "together.startup", "Hi, I'm opening a yoga studio in Lausanne"],
    ["fr", "websites.trade", "slt, g un salon de coiffure a fully"],
    ["fr", "websites.trade", "je suis barbier à Vernier"],
    ["en", "websites.trade", "I'm a hairdresser in Bex"],
  ] as const)
    expect(ownEntries(locale, said), said).toEqual([id]);
  expect(ownEntries("fr", "bonjour jai une boulangerie a martigny jaimerai un site")).toEqual([
    "websites.trade",
    "cases.bakery",
  ]);
  for (const [locale, said] of [
    ["en", "I'm launching my website next week"],
    ["fr", "j'ouvre mon site et il est lent"],
    ["fr", "nous reprenons contact avec vous"],
    ["fr", "ma cible c'est des architectes, plutôt LinkedIn donc"],
  ] as const)
    expect(["together.startup", "websites.trade"], said).not.toContain(say(locale, said).answer);
});

test("“with booking?” after the prices is about a site with booking, and a German word does not make a reply English", () => {
  expect(say("en", "price?", "with booking?").reply).toMatch(/^A website with online booking/);
  expect(say("fr", "prix ?", "et avec réservation ?").reply).toMatch(/^Un site avec réservation/);
  expect(say("fr", "hend ihr Büro in Bern?").reply).toContain("Nos bureaux");
  expect(say("fr", "is hosting included in the plan?").reply).toMatch(/Every website plan/);
});
