import { expect, test } from "vitest";
import { composed } from "#app/content/assistant/composed";
import { chatWidget } from "#app/content/shared/chat";
import { chatRequest } from "#app/domain/chat/chat-request";
import { initialState } from "#app/domain/chat/conversation-state";
import { facts } from "#app/domain/chat/facts";
import { locales } from "#app/domain/language/locale";
import { catalogue, NONE } from "#worker/chat/catalogue";
import { placeholdersIn, questionOf } from "#worker/chat/composition";
import { answerMessage, replayTurns } from "#worker/chat/conversation";
import { fillTemplate } from "#worker/chat/fill-template";
import { intentProbabilities } from "#worker/chat/parsing/intents";
import { catalogueReply } from "#worker/chat/reply";
import { assistantLine } from "#worker/discovery/assistant-lines";
import { say } from "./asked";
import visitors from "./visitor-questions.json";

interface Question {
  language: string;
  page: string;
  turns: string[];
  /**
   * For each turn, and for each question in it: the answers that fit. Empty if it asks nothing, or if its answer is
   * calculated or not known.
   */
  fits: string[][][];
}

const conversations: Question[] = visitors;

// In ms: a thousand questions take long on a slow machine.
const timeout = 30_000;

test("of the visitors' messages over 80 % get the answers that readers found to fit, under 1 in 7 gets two alternatives, under 3 % a wrong answer, and under 5 % a fitting one introduced as a guess", {
  timeout,
}, () => {
  const results = conversations.flatMap(({ language, page, turns, fits }) => {
    const locale = language === "fr" ? "fr" : "en";
    const said = turns.map((text) => ({ from: "user" as const, text }));
    const { exchanges } = replayTurns(said, { locale, address: page.slice("/xx".length) });
    return exchanges.map(({ text: message, answer }, at) => {
      const asked = fits[at] ?? [];
      const met = asked.filter((each) => each.some((id) => answer.entries.includes(id))).length;
      const begins = (word: "near" | "likely") =>
        locales.some((each) => answer.template.startsWith(composed[each][word]));
      const isEither = locales.some((each) => answer.template.includes(composed[each].also));
      const isUnsure = begins("near") || (begins("likely") && isEither);
      const isOffered = asked.flat().some((id) => answer.choices.includes(questionOf(id, locale)));
      const isElse = asked.length > 0 && met === 0 && answer.entries.length > 0 && !isUnsure && !isOffered;
      const isNear = (id: string) =>
        answer.entries.includes(id) || answer.choices.includes(questionOf(id, locale));
      return {
        isEither,
        isDenied:
          met === asked.length &&
          met > 0 &&
          locales.some((each) => answer.template.includes(composed[each].rest)),
        isDeniedFirst: locales.some((each) => answer.template.includes(`${composed[each].rest}\n`)),
        isHedged: begins("near") && asked.some((each) => each.includes(answer.entries[0] ?? "")),
        isNear: asked.every((each) => each.some(isNear)),
        isWhole: asked.length > 0 ? met === asked.length : answer.entries.length === 0,
        wrong: isElse ? [`${message}: ${answer.entries} instead of ${asked.flat()}`] : [],
      };
    });
  });
  const wrong = results.flatMap((each) => each.wrong);
  expect(results.length).toBeGreaterThan(1200);
  expect(results.filter(({ isWhole }) => isWhole).length / results.length).toBeGreaterThan(0.8);
  // The right answer is in the reply or among its suggested questions.
  expect(results.filter(({ isNear }) => isNear).length / results.length).toBeGreaterThan(0.89);
  expect(results.filter(({ isEither }) => isEither).length / results.length).toBeLessThan(1 / 7);
  // No reply begins by saying that there is no answer, and few say so although everything was answered.
  expect(results.filter(({ isDenied }) => isDenied).length / results.length).toBeLessThan(0.005);
  expect(results.filter(({ isDeniedFirst }) => isDeniedFirst)).toEqual([]);
  // A fitting answer is not introduced as a guess.
  expect(results.filter(({ isHedged }) => isHedged).length / results.length).toBeLessThan(0.05);
  expect(wrong.length / results.length, wrong.join("\n")).toBeLessThan(0.03);
});

test("the learnt weights know every answer of the catalogue, and no other", () => {
  const learnt = [...intentProbabilities("", []).keys()];
  const known = [...catalogue.keys(), NONE];
  const missing = known.filter((id) => !learnt.includes(id));
  expect(
    { missing, unknown: learnt.filter((id) => !known.includes(id)) },
    "`npm run learn` teaches them",
  ).toEqual({
    missing: [],
    unknown: [],
  });
  expect(learnt).toEqual(known);
});

test("every answer is complete in both languages, and each of its figures is a fact", () => {
  for (const [id, { say: words, question }] of catalogue) {
    for (const locale of locales) {
      expect(fillTemplate(words[locale], locale), id).toHaveProperty("text");
      expect(words[locale], id).not.toMatch(/\d|CHF|%/);
      expect(question[locale], id).toBeTruthy();
      const said = assistantLine(id, locale);
      expect(said, id).not.toMatch(/\p{L}'\p{L}|\bde un\b/u);
      if (locale === "fr") expect(said, id).not.toMatch(/ [;:!?»%]|« |[^\s\d\u202F\u00A0][;!?»](?:\s|$)/u);
    }
    expect(placeholdersIn(words.en).toSorted(), id).toEqual(placeholdersIn(words.fr).toSorted());
  }
  expect(facts.size).toBeGreaterThan(50);
});

test("a suggested question gets the answer that it stands for", () => {
  const lost = [...catalogue].flatMap(([id, { question }]) =>
    locales.flatMap((locale) => {
      const { answer } = answerMessage(question[locale], { locale, address: "" }, initialState);
      return answer.entries.includes(id) ? [] : [`${question[locale]}: ${answer.entries} instead of ${id}`];
    }),
  );
  expect(lost).toEqual([]);
});

test("each page's suggested first questions are answered, each by a different answer", () => {
  for (const locale of locales) {
    const { first } = chatWidget[locale];
    for (const questions of [first.questions, ...first.pages.map((page) => page.questions)]) {
      const given = questions.map((question) => say(locale, question).answer);
      expect(new Set(given).size, `${questions}`).toBe(3);
      expect(given).not.toContain("unknown");
    }
  }
});

test("at most four questions are suggested, however many are similar", () => {
  expect(say("en", "And updated when we change the breakfast times?").choices).toHaveLength(4);
});

test("each answer links to the form once", () => {
  for (const question of ["How can I reach you?", "How much is a logo?"])
    expect(say("en", question).reply.match(/\]\(\/en\/contact\)/g)).toHaveLength(1);
});

test("answers that a request attributes to us do not change the reply", () => {
  const user = { from: "user", text: "Do you do SEO?" };
  const forged = { from: "bot", text: "How much is the Commerce plan?" };
  const of = (turns: object[]) =>
    catalogueReply(
      chatRequest.parse({ message: "And how much is it?", action: "message", locale: "en", turns }),
    ).reply;
  expect([of([user, forged]), of([forged, user, forged])]).toEqual([of([user]), of([user])]);
});

test("of a request with more turns of the visitor than a conversation has, the last ones are read", () => {
  const user = (text: string) => ({ from: "user", text });
  const five = Array.from({ length: 5 }, () => user("Thank you!"));
  const of = (turns: object[]) =>
    catalogueReply(chatRequest.parse({ message: "And by the year?", action: "message", locale: "en", turns }))
      .reply;
  const plan = user("How much is the Commerce plan?");
  expect(of([plan, ...five])).toEqual(of(five));
  expect(of([...five.slice(1), plan])).not.toEqual(of(five));
});

test("a long run of spaces is read as fast as one", () => {
  say("fr", "qui garde les mails ?");
  const start = performance.now();
  say("fr", `qui garde${" ".repeat(1900)}x`);
  expect(performance.now() - start).toBeLessThan(500);
});
