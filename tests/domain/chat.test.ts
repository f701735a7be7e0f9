import { expect, test } from "vitest";
import type { Locale } from "#app/domain/language/locale";
import { answer } from "#worker/chat/answer";
import { understand } from "#worker/chat/understand";
import { distance, plain } from "#worker/chat/words";
import { type Question, questions } from "./chat-questions";

/** Spaces as a keyboard has them. */
const typed = (text: string) => text.replace(/\s+/g, " ");

function faultsOf({ locale, text, facts, page }: Question): string[] {
  const { reply, sources } = answer(understand(text, { locale, address: "" }, null));
  const said = typed(reply).toLowerCase();
  const missing = facts
    .filter((fact) => ![fact].flat().some((each) => said.includes(typed(each).toLowerCase())))
    .map(String);
  const paths = sources.map(({ path }) => path.slice("/en".length));
  const isRightPage = page === null ? paths.length === 0 : paths.includes(page);
  return [...missing, ...(isRightPage ? [] : [`page ${paths} instead of ${page}`])];
}

test("answers 95 of 100 questions right, in both languages, from the catalogue alone", () => {
  const wrong = questions.flatMap((question) => {
    const faults = faultsOf(question);
    return faults.length > 0 ? [`${question.locale} ${question.text}: ${faults.join("; ")}`] : [];
  });
  const score = 1 - wrong.length / questions.length;
  console.info(`assistant: ${questions.length - wrong.length} of ${questions.length} questions right`);
  expect(questions.length).toBeGreaterThanOrEqual(120);
  expect(score, wrong.join("\n")).toBeGreaterThanOrEqual(0.95);
});

const replyTo = (text: string, locale: Locale, address = "", before: string | null = null) =>
  typed(answer(understand(text, { locale, address }, before)).reply);

test("services that are joined or compared are all answered", () => {
  const reply = replyTo("Chatbot ou référencement ?", "fr");
  expect(reply).toContain("](/fr/services/artificial-intelligence-ai/chatbots)");
  expect(reply).toContain("](/fr/services/seo-visibility)");
  expect(replyTo("price of a website and a logo", "en")).toMatch(/Graphic design[\s\S]*Pricing/);
});

test("a question of nothing is about the question before it, or about its page", () => {
  expect(replyTo("and how much is it?", "en", "", "Do you do SEO?")).toContain("Local SEO: CHF");
  expect(replyTo("et le prix ?", "fr", "", "Faites-vous des chatbots ?")).toContain("Chatbot Pro");
  expect(replyTo("how much is it?", "en", "/services/hosting-and-maintenance")).toContain("SecureWeb");
  expect(replyTo("Who won the world cup?", "en", "", "How much is Pro?")).toContain("I can only speak");
});

test("a question that the site answers already, an article and the hours are found", () => {
  expect(replyTo("Que se passe-t-il une fois le site en ligne ?", "fr")).toContain("heures de modifications");
  expect(replyTo("how to structure a site for search", "en")).toContain("](/en/blog/");
  expect(replyTo("Quels sont vos horaires ?", "fr")).toContain("entre 06:30 et 16:00");
});

test("words are compared without accents, case or punctuation", () => {
  expect(plain("L’Hébergement : combien coûte-t-il ?")).toBe("l hebergement combien coute t il");
});

test("two letters that changed places are one mistake", () => {
  expect([
    distance("webiste", "website", 2),
    distance("prise", "price", 1),
    distance("a", "abcd", 1),
  ]).toEqual([1, 1, 2]);
});
