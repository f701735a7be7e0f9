import { expect, test } from "vitest";
import { locales } from "#app/domain/language/locale";
import { answer } from "#worker/chat/answer";
import { offersIn } from "#worker/chat/catalogue";
import { claimsIn, flat } from "#worker/chat/claims";
import { isSound } from "#worker/chat/guard";
import { understand } from "#worker/chat/understand";
import { questions } from "./chat-questions";
import { lies, truths } from "./chat-replies";

const said = (sentence: string) =>
  claimsIn(flat(sentence)).map(({ what, period, isFrom }) =>
    [isFrom ? "from" : "", what, period ? `/${period}` : ""].join(" ").trim(),
  );

test("figures are read in both languages' ways of writing them", () => {
  expect(said("CHF 1’200 paid once, from CHF 89, 0,05 CHF par consultation, 250.- par mois")).toEqual([
    "1200 chf /once",
    "from 89 chf",
    "0.05 chf /consultation",
    "250 chf /month",
  ]);
  expect(said("4 to 8 weeks, entre 4 et 8 semaines, under 20 business days, 20 jours ouvrables")).toEqual([
    "4-8 week",
    "4-8 week",
    "20 business day",
    "20 business day",
  ]);
  expect(said("99,9 %, twenty pages, a free domain, un domaine offert, €99, in a week")).toEqual([
    "99.9 %",
    "twenty page",
    "free domain",
    "free domaine",
    "99 foreign",
    "1 week",
  ]);
});

const asked = {
  en: ["How much is the Pro plan?", "How much is a website?", "Tell me about SEO", "chatbot price"],
  fr: [
    "Combien coûte le forfait Pro ?",
    "Combien coûte un site ?",
    "Le référencement ?",
    "prix d'un chatbot",
  ],
};

test("no lie is sound, whatever was asked", () => {
  const passed = locales.flatMap((locale) =>
    lies[locale].flatMap((lie) =>
      asked[locale]
        .filter((question) => isSound(lie, question, locale))
        .map((question) => `${question} ${lie}`),
    ),
  );
  expect(passed).toEqual([]);
});

test("no offer may be given the price of another", () => {
  for (const locale of locales) {
    const offers = offersIn(locale).map(({ brief, family }) => {
      const [label = "", price = ""] = brief.split(/\s*: /);
      return { label, price, family };
    });
    for (const one of offers) {
      for (const other of offers) {
        const question = asked[locale][0] ?? "";
        const reply =
          locale === "en"
            ? `The price of ${one.label} is ${other.price}`
            : `Le prix de ${one.label} est de ${other.price}`;
        const [price, others] = [one.price, other.price].map((text) => claimsIn(flat(text)));
        const isTheirs =
          JSON.stringify(price?.map(({ what }) => what)) === JSON.stringify(others?.map(({ what }) => what));
        expect(isSound(reply, question, locale), reply).toBe(isTheirs);
      }
    }
  }
});

test("what is true and well worded is sound", () => {
  expect(truths.filter(({ locale, question, reply }) => !isSound(reply, question, locale))).toEqual([]);
});

test("every answer from the catalogue alone is sound too", () => {
  const unsound = questions.flatMap(({ text, locale }) => {
    const understood = understand(text, { locale, address: "" }, null);
    const { reply } = answer(understood);
    return isSound(reply, text, understood.locale) ? [] : [reply];
  });
  expect(unsound).toEqual([]);
});
