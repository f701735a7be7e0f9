import { expect, test } from "vitest";
import { amountsInDigits } from "#worker/chat/parsing/amounts-in-words";
import { quantitiesIn } from "#worker/chat/parsing/quantities";
import { ownEntries, say } from "./asked";

test("a number keeps its decimals however it is typed; days, hours, versions and phone numbers do not count as numbers", () => {
  for (const [text, value, unit] of [
    ["CHF 0.05", 0.05, "money"],
    ["0,05 CHF", 0.05, "money"],
    ["0.05", 0.05, null],
    ["Fr. 12.50", 12.5, "money"],
    ["9.99€", 9.99, "money"],
    ["250.00", 250, null],
    ["250.–", 250, "money"],
    ["1'500.00 CHF", 1500, "money"],
    ["1’500.-", 1500, "money"],
    ["1 500,00 francs", 1500, "money"],
    ["1,500.00 CHF", 1500, "money"],
    ["1.500,00 €", 1500, "money"],
    ["1.000.000", 1_000_000, null],
    ["8.1 %", 8.1, "percent"],
    ["8,1 %", 8.1, "percent"],
    ["2,5 ans", 2.5, "years"],
    ["3,4 pages", 4, "pages"],
    ["plus de 5 pages", 6, "pages"],
    ["more than CHF 0.05", 0.06, "money"],
  ] as const)
    expect(quantitiesIn(text), text).toEqual([{ value, unit }]);
  for (const text of [
    "le 24.12",
    "le 31/12",
    "24.12.2026",
    "à 9.30",
    "17h30",
    "9:30",
    "PHP 8.1",
    "WordPress 6.4.2",
    "079 555 01 01",
    "(021) 555 01 42",
    "+41 (0)79 555 01 01",
  ])
    expect(quantitiesIn(text), text).toEqual([]);
});

test("a price is compared to the centime, and a day, an hour or a phone number is not taken for one", () => {
  expect(say("en", "Does the Essential chatbot cost CHF 0.05 per conversation?").reply).toMatch(/^Yes/);
  expect(say("fr", "Le chatbot Essentiel coûte 0,10 CHF par conversation ?").reply).toMatch(/^Pas tout/);
  expect(say("en", "Does Pro cost CHF 500.00 a month?").reply).toMatch(/^Yes/);
  expect(say("fr", "Pro, c'est 49.90 par mois ?").reply).toMatch(/^Pas tout à fait/);
  expect(say("en", "our budget is CHF 300.00 a month for a website").reply).toMatch(/Basic fits: CHF 250/);
  expect(say("en", "how much for 1.5 years of Pro").reply).not.toContain("over that time");
  expect(say("en", "how much is a chatbot", "and 0.04?").reply).not.toContain("0.04");
  expect(say("fr", "Que contient le forfait Pro ?", "et 2,5 ?").reply).not.toContain("2,5");
  for (const when of ["le 31.12", "le 31/12", "à 9h45", "à 9.45", "au (021) 555 01 42"])
    expect(say("fr", `Appelez-moi pour Pro ${when}`).reply, when).not.toMatch(/^Pas tout/);
});

test("a bare number counts in the unit of the current offer", () => {
  expect(say("fr", "Que contient le forfait Pro ?", "et si j'en veux 40 ?").reply).toContain("40 pages");
  expect(say("en", "how much is a shop", "and for 500?").reply).toContain("500 products");
  expect(say("en", "how much is a chatbot", "and for 300?").reply).toContain("300 conversations");
});

test("Swiss French tens and numbers of two words are understood", () => {
  expect(quantitiesIn("septante-cinq pages")).toEqual([{ value: 75, unit: "pages" }]);
  expect(quantitiesIn("nonante francs")).toEqual([{ value: 90, unit: "money" }]);
  expect(quantitiesIn("twenty-five pages")).toEqual([{ value: 25, unit: "pages" }]);
  expect(quantitiesIn("vingt-et-une pages")).toEqual([{ value: 21, unit: "pages" }]);
});

test("tens in the French of France are understood, with and without hyphens", () => {
  for (const [said, value] of [
    ["soixante-dix", 70],
    ["soixante et onze", 71],
    ["soixante dix huit", 78],
    ["quatre-vingts", 80],
    ["quatre-vingt-une", 81],
    ["quatre-vingt-dix", 90],
    ["quatre vingt dix-sept", 97],
    ["dix-huit", 18],
  ] as const)
    expect(quantitiesIn(`${said} pages`), said).toEqual([{ value, unit: "pages" }]);
  expect(quantitiesIn("deux-trois pages")).toEqual([
    { value: 2, unit: null },
    { value: 3, unit: "pages" },
  ]);
});

test("an amount in words is read like its digits", () => {
  for (const [locale, words, digits] of [
    ["fr", "septante francs pour un logo, c'est possible ?", "70 francs pour un logo, c'est possible ?"],
    ["fr", "deux cent cinquante par mois ?", "250 par mois ?"],
    ["fr", "mon budget est de mille francs", "mon budget est de 1000 francs"],
    ["fr", "on a deux mille cinq cents francs par an", "on a 2500 francs par an"],
    [
      "fr",
      "en quatre-vingt-dix francs par mois on fait affaire ?",
      "en 90 francs par mois on fait affaire ?",
    ],
    ["en", "is seventy francs a month enough?", "is 70 francs a month enough?"],
    ["en", "our budget is two hundred and fifty francs a month", "our budget is 250 francs a month"],
  ] as const)
    expect(say(locale, words), words).toEqual(say(locale, digits));
  for (const text of [
    "un franc",
    "deux ou trois langues",
    "mille mercis",
    "cinq pour cent",
    "two three francs",
  ])
    expect(amountsInDigits(text)).toBe(text);
});

test("a price by the month alone asks for its plan, and a sum that is offered for none gets what can be had for it", () => {
  expect(ownEntries("fr", "deux cent cinquante par mois ?")).toEqual(["prices.basic"]);
  expect(ownEntries("en", "500 a month?")).toEqual(["prices.pro"]);
  for (const [locale, ...messages] of [
    ["fr", "le nom de domaine aussi ?", "et en huitante francs par mois on fait affaire ?"],
    ["en", "for 70 francs a month?"],
  ] as const)
    expect(say(locale, ...messages).reply, messages.join()).toMatch(
      /^(?:Franchement : avec|Honestly: for) CHF/,
    );
  expect(ownEntries("fr", "un chatbot", "et pour 15 francs par mois ?")).toContain("craft.essential");
});
