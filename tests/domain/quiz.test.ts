import { expect, test } from "vitest";
import { type QuizOption, quizOptions, recommend } from "#app/domain/offers/quiz";

test("nothing is recommended before the first answer", () => {
  expect(recommend([])).toBeNull();
});

test("the same kind of answer throughout recommends its own programme", () => {
  const same = (option: QuizOption) => recommend([option, option, option]);
  expect(quizOptions.map(same)).toEqual(["anxiety", "mood", "burnout", "other"]);
});

const table: [answers: QuizOption[], tag: string, why: string][] = [
  [["o4", "o3"], "burnout", "the third answer of the second question weighs four"],
  [["o4", "o2"], "mood", "the second answer of the second question weighs three"],
  [["o2", "o1"], "anxiety", "two points each: a tie goes to the first in order"],
  [["o3", "o4"], "burnout", "two points each: burnout comes before other"],
  [["o1", "o2", "o3"], "burnout", "the third question weighs four, against three and two"],
  [["o1", "o3", "o4"], "burnout", "four against four: burnout comes before other"],
  [["o1", "o3", "o1"], "anxiety", "two and four against four"],
  [["o2", "o2", "o4"], "mood", "two and three against four"],
];

test.each(table)("%j recommends %s: %s", (answers, tag) => {
  expect(recommend(answers)).toBe(tag);
});
