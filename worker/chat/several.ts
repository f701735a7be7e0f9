import { composed } from "#app/content/assistant/composed";
import { type Talk, talkAfter } from "#app/domain/chat/talk";
import { type Given, told } from "./composition";
import { ALSO, CERTAIN, CLEAR, SURE, wordsOf } from "./find";
import type { Heard } from "./understand";
import { isLight } from "./words";

/** Questions of one message that are answered. */
const MOST = 3;

/**
 * The answers to several questions of one message, each in a paragraph of its own. What has no sure answer is said to have
 * none, so that nobody takes half of an answer for the whole.
 */
export function several(
  { whole, parts, locale, about, read }: Heard,
  talk: Talk,
  one: (part: Heard, talk: Talk) => Given | null,
): Given | null {
  if ((whole[0]?.score ?? 0) >= CERTAIN) return null;
  const asked = parts.filter((part, at) => isAsked(part) && (at > 0 || !isBare(part)));
  // “I take Basic and one page more, how much?” is one question.
  if (asked.length === 2 && asked.some(isBare) && (whole[0]?.score ?? 0) >= SURE) return null;
  let so = talk;
  const answers = asked.map((part) => {
    const isOpen = isBare(part) || (part.tokens.length < 2 && part.length < SENTENCE);
    const given = isOpen && (so.about ?? about ?? read) === null ? null : one(part, so);
    if (given) so = talkAfter(so, given.said, part);
    return given;
  });
  const sure = distinct(answers.flatMap((given) => given ?? [])).slice(0, MOST);
  const last = sure.at(-1);
  const given = sure.flatMap(({ entries }) => entries);
  const named = new Set(given.flatMap((id) => [...wordsOf(id, locale)]));
  const unnamed = ({ tokens }: Heard) => tokens.filter((token) => !isLight(token) && !named.has(token));
  // A clause that would be answered the same, or names nothing new, asks for nothing else.
  const isCovered = (part: Heard) =>
    !part.isQuestion ||
    unnamed(part).length < 2 ||
    part.whole.slice(0, 2).some(({ id }) => given.includes(id));
  const isWhole = asked.every((part, at) => answers[at] !== null || isCovered(part));
  const [best] = whole;
  const isOther = best !== undefined && best.score >= CLEAR && !given.includes(best.id);
  if (!last || asked.length < 2 || (sure.length < 2 && (isWhole || isOther))) return null;
  const rest = isWhole ? [] : [told(composed[locale].rest, "/contact", last.said)];
  return {
    template: [...sure, ...rest].map(({ template }) => template).join("\n"),
    pages: [...new Set([...sure, ...rest].flatMap(({ pages }) => pages))],
    choices: last.choices,
    next: sure.map(({ next }) => next).find((step) => step !== null) ?? (isWhole ? null : "form"),
    said: { ...last.said, figures: sure.flatMap(({ said }) => said.figures) },
    entries: given,
  };
}

/** So many words ask something by themselves: “do you draw logos?” */
const SENTENCE = 4;

/** “Price?” asks of what was asked before it. */
const BARE = new Set(["price", "delay", "what", "monthly", "yearly", "possible", "how", "when"]);
export const isBare = ({ tokens }: Heard) => tokens.every((token) => BARE.has(token));

const isTalk = (id: string) => id.startsWith("talk.");

function isAsked({ isQuestion, whole: [best] }: Heard): boolean {
  return isQuestion || (best !== undefined && best.score >= ALSO && !isTalk(best.id));
}

/** Each answer once; small talk only where nothing else was asked. */
function distinct(answers: Given[]): Given[] {
  const telling = answers.filter(({ entries }) => !entries.some(isTalk));
  return (telling.length > 0 ? telling : answers).filter(
    ({ template }, at, all) => all.findIndex((each) => each.template === template) === at,
  );
}
