import { composed } from "#app/content/assistant/composed";
import { type Said, type Talk, talkAfter } from "#app/domain/chat/talk";
import { asksWhoPays } from "#worker/chat/going-on/continued";
import { BARELY, LIKELY, NEAREST, SURE } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { catalogue, isTalk } from "./catalogue";
import { answersUnder, choiceOf, entryAnswer, type Given, told } from "./composition";
import { isCovered, isFull, isOffered, isOfOtherService } from "./guessed";
import { MOST_ANSWERS } from "./retrieved";

/**
 * The answers to several questions of one message, each in a paragraph of its own. What has no sure answer is said to have
 * none, so that nobody takes half of an answer for the whole.
 */
export function several(
  heard: Heard,
  talk: Talk,
  one: (part: Heard, talk: Talk) => Given | null,
): Given | null {
  const { whole, parts, locale, about, read, length } = heard;
  const [first] = whole;
  // What a case cost and how long it took is one answer.
  const isOfCase = first?.id.startsWith("cases.") === true;
  if (isOfCase || (first?.score ?? 0) >= 1) return null;
  const all = questionsOf(parts).filter((part) => isAsked(part) && (part !== parts[0] || !isBare(part)));
  // “Bonjour, est-ce possible ?” asks one thing.
  const telling = all.filter((part) => !isTalk(part.whole[0]?.id ?? ""));
  const asked = telling.length > 0 ? telling : all;
  // “I take Basic and one page more, how much?” is one question.
  if (asked.length === 2 && asked.some(isBare) && (whole[0]?.score ?? 0) >= SURE) return null;
  // “A logo for my shop. How much? When?” asks how much a logo is.
  const isNamed = about !== null && about !== talk.about && length < STORY;
  let so = isNamed ? { ...talk, about, offer: null } : talk;
  const said = new Set<string>();
  const answers = new Map<Heard, Given>();
  let previous: Heard | undefined;
  for (const part of parts) {
    const isOpen = isBare(part) || (part.tokens.length < 2 && !isFull(part));
    const isOfNothing = isOpen && (so.about ?? about ?? read) === null;
    const isSaid = said.has(part.whole[0]?.id ?? "");
    // “Do you take new ones, and how much?” asks the price of what was not understood.
    const isOfUnknown = isOpen && !asksWhoPays(part) && previous !== undefined && !answers.has(previous);
    const given = !asked.includes(part) || isOfNothing || isSaid || isOfUnknown ? null : one(part, so);
    if (given) answers.set(part, given);
    if (asked.includes(part)) previous = part;
    so = talkAfter(so, given?.said ?? meantBy(part), part);
    for (const id of given?.entries ?? []) said.add(id);
  }
  const sure = distinct([...answers.values()]).slice(0, MOST_ANSWERS);
  const last = sure.at(-1);
  const given = sure.flatMap(({ entries }) => entries);
  // A part that the given answers cover asks for nothing else.
  const open = asked.filter((part) => !answers.has(part) && isFull(part) && !isCovered(part, given));
  const isWhole = open.length === 0;
  const offer = sure.map(({ said: { offer: each } }) => each).find((each) => each !== null) ?? null;
  const [best] = whole;
  const isOther = best !== undefined && best.score >= SURE && !given.includes(best.id);
  if (!last || asked.length < 2 || (sure.length < 2 && (isWhole || isOther))) return null;
  const inTurn = eachInTurn(asked, answers, open);
  if (inTurn.length > 1)
    return {
      ...asOne(inTurn),
      choices: [],
      said: { ...last.said, offer: last.said.offer ?? offer },
    };
  const nearest = open.flatMap(({ whole: [near] }) => (near && !isTalk(near.id) ? [near] : []));
  // What comes nearest to all of it, where no sentence by itself says so.
  const ofWhole =
    best !== undefined &&
    best.score >= BARELY &&
    isOffered(best.id) &&
    !given.includes(best.id) &&
    !nearest.some(({ id }) => id === best.id) &&
    !isOfOtherService(best.id, heard, talk);
  const shown = [...(ofWhole ? [best] : []), ...nearest.filter(({ own }) => own >= LIKELY)].map(
    ({ id }) => id,
  );
  const near = shown.length > 0 ? [composed[locale].also, ...answersUnder(shown.slice(0, 1), locale)] : [];
  // Nobody is told that there is no answer right above one.
  const rest = (near.length > 0 || isWhole ? near : [composed[locale].rest]).map((text) =>
    told(text, "/contact", last.said),
  );
  const joined = asOne([...sure, ...rest]);
  return {
    ...joined,
    choices: isWhole
      ? last.choices
      : nearest.filter(({ id }) => !shown.slice(0, 1).includes(id)).map(({ id }) => choiceOf(id, locale)),
    next: joined.next ?? (isWhole ? null : "form"),
    said: { ...last.said, offer: last.said.offer ?? offer },
    entries: [...given, ...shown.slice(0, 1)],
  };
}

/** Several answers below one another. */
function asOne(answers: Given[]): Pick<Given, "template" | "pages" | "next" | "entries"> {
  return {
    template: answers.map(({ template }) => template).join("\n"),
    pages: [...new Set(answers.flatMap(({ pages }) => pages))],
    next: answers.map(({ next }) => next).find((step) => step !== null) ?? null,
    entries: [...new Set(answers.flatMap(({ entries }) => entries))],
  };
}

/**
 * The answers in the order of their questions where each that is not surely understood is likely to mean something, which
 * stands below its own question; none where there is a rest.
 */
function eachInTurn(asked: Heard[], answers: Map<Heard, Given>, open: Heard[]): Given[] {
  const near = ({ whole: [best] }: Heard) =>
    best && best.score >= LIKELY && isOffered(best.id) ? [best.id] : [];
  if (open.length === 0 || open.some((part) => near(part).length === 0)) return [];
  const inTurn = asked.flatMap((part) => {
    if (!open.includes(part)) return answers.get(part) ?? [];
    const ids = near(part);
    return { ...entryAnswer(ids, part), template: answersUnder(ids, part.locale).join("\n") };
  });
  return distinct(inTurn).slice(0, MOST_ANSWERS);
}

/** The subject of a sentence that gets no answer of its own: “the first call is free. How long is it?” */
function meantBy({ whole: [near] }: Heard): Said {
  const entry = near && near.score >= NEAREST ? catalogue.get(near.id) : undefined;
  return { about: entry?.about ?? null, offer: null, entry: near?.id ?? null };
}

/** The parts that ask for something; all where none does. */
function questionsOf(parts: Heard[]): Heard[] {
  const isMeant = ({ whole }: Heard) => (whole[0]?.score ?? 0) >= SURE;
  return parts.some(isQuestion) ? parts.filter((part) => isQuestion(part) || isMeant(part)) : parts;
}

const isQuestion = ({ isQuestion: is }: Heard) => is;

/** From this many words on, a number or a subject may be mentioned only in passing. */
export const STORY = 15;

/** “Price?” asks of what was asked before it. */
const BARE = new Set(["price", "delay", "what", "monthly", "yearly", "possible", "how", "when"]);
const isBare = ({ tokens }: Heard) => tokens.every((token) => BARE.has(token));

function isAsked({ isQuestion, whole: [best] }: Heard): boolean {
  return isQuestion || (best !== undefined && best.score >= SURE && !isTalk(best.id));
}

/** Each answer once; small talk only where nothing else was asked. */
function distinct(answers: Given[]): Given[] {
  const telling = answers.filter(({ entries }) => !entries.some(isTalk));
  return (telling.length > 0 ? telling : answers).filter(({ template, entries }, at, all) => {
    const before = all.slice(0, at);
    const isSaid = (id: string) => before.some((each) => each.entries.includes(id));
    return (
      before.every((each) => each.template !== template) && (entries.length === 0 || !entries.every(isSaid))
    );
  });
}
