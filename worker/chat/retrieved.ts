import { composed } from "#app/content/assistant/composed";
import { type Talk, WHOLE } from "#app/domain/chat/talk";
import {
  BARELY,
  FAINT,
  type Found,
  LIKELY,
  NEAREST,
  ONE_REMARK,
  SMALL_TALK,
  SURE,
  TRACE,
} from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { catalogue, isTalk } from "./catalogue";
import { answersUnder, choiceOf, entryAnswer, type Given, namesIn, noted, verdict } from "./composition";

/** “Yes” and “no” answer what was asked back. */
const answers = new Set(["talk.yes", "talk.no"]);

const pureTalk = new Set(["yes", "no", "thanks", "bye", "hello"].map((name) => `talk.${name}`));

const pricesOffered =
  "prices.site prices.overview visibility.seo craft.bots running.hosting prices.commerce".split(" ");

/** What the catalogue holds for the words, for each sentence where several ask for something. */
export function retrieved(heard: Heard): Given | null {
  const { whole, parts } = heard;
  const [best] = whole;
  const asked = parts
    .filter(({ isQuestion }) => isQuestion)
    .flatMap((part) => part.whole.slice(0, 1))
    .filter(({ id, score }) => score >= SURE && !isTalk(id))
    .sort((one, other) => other.score - one.score);
  const isSure = best !== undefined && best.score >= SURE && !(isTalk(best.id) && asksBeside(heard));
  if (asked.length > 0 && (!isSure || isTalk(best.id)))
    return judgedAnswer([...new Set(asked.map(({ id }) => id))].slice(0, 2), heard);
  // A price that is named is put right where prices are what comes nearest.
  const isPriced = best !== undefined && best.score >= FAINT && verdictOf(best.id, heard) !== "";
  if (!isSure && !isPriced) return null;
  return withOther(judgedAnswer([best.id], heard), heard);
}

/** Adds the answer that another question of the message is near to, so that nobody takes half an answer for the whole. */
function withOther(given: Given, { parts, locale }: Heard): Given {
  const others = parts
    .filter(({ isQuestion }) => isQuestion)
    .flatMap(({ whole }) => whole.slice(0, 1))
    .filter(({ id, score }) => score >= NEAREST && isOffered(id) && !given.entries.includes(id));
  const ids = others.slice(0, 1).map(({ id }) => id);
  if (ids.length === 0) return given;
  const template = [given.template, composed[locale].perhaps, ...answersUnder(ids, locale)].join("\n");
  return { ...given, template, entries: [...given.entries, ...ids] };
}

/** “Haha, ok. How much is a chatbot?” is no small talk. */
function asksBeside({ parts }: Heard): boolean {
  return parts.some(
    ({ isQuestion, whole: [hit] }) =>
      isQuestion && hit !== undefined && hit.score >= NEAREST && !isTalk(hit.id),
  );
}

/**
 * If no answer is sure: the nearest one under its question, and a second one if that is nearly as near, or if another
 * question of the message is near to it. An answer that was shown before is repeated only if it is likely, or if a question
 * is about as near to it by its own words.
 */
export function doubtful(heard: Heard, talk: Talk): Given | null {
  const remark = remarkIn(heard);
  if (remark !== null) return entryAnswer([remark], heard);
  const each = nearestToEach(heard);
  if (each) return each;
  const near = nearOf(heard).filter(
    ({ id, score, own }) => score >= FAINT && (own >= TRACE || !heard.isQuestion || !talk.shown.includes(id)),
  );
  const [nearest] = near;
  if (!nearest) return null;
  const isTold = !heard.isQuestion && talk.shown.length > 0;
  const again = isTold ? LIKELY : nearest.score * READ_AGAIN;
  const [best, ...others] = near.filter(({ id, score }) => score >= again || !talk.shown.includes(id));
  if (!best || (isTold && best.score < Math.max(nearest.score / 2, BARELY))) return noted(heard);
  const further = furtherIn(heard, best.id);
  const rivals = others.filter(
    ({ id, score, own }) => own >= TRACE && (score > best.score * RIVAL || further.includes(id)),
  );
  // Where a site or mail has failed, and it is clear how, the telephone comes first.
  const isUrgent =
    rivals.length === 0 &&
    best.score >= NEAREST &&
    best.id.startsWith("running.") &&
    catalogue.get(best.id)?.next === "call";
  if (isUrgent) return entryAnswer([best.id], heard);
  const ids = [best, ...rivals].slice(0, 2).map(({ id }) => id);
  return eitherOf(ids, heard, rivals.length === 0 && Math.max(best.score, best.own) >= LIKELY);
}

/**
 * Several questions of a message, none of them surely understood: each with what it comes nearest to, in their order, and that
 * there is a rest where one comes near to nothing.
 */
function nearestToEach(heard: Heard): Given | null {
  const words = composed[heard.locale];
  const asked = heard.parts.filter(
    ({ isQuestion, length, tokens }) => isQuestion && (length >= FULL_QUESTION || tokens.length > 1),
  );
  const near = asked.map(({ whole: [hit] }) =>
    hit && hit.score >= IN_TURN && isOffered(hit.id) ? hit.id : null,
  );
  const ids = [...new Set(near.flatMap((id) => id ?? []))].slice(0, MOST_ANSWERS);
  if (ids.length < 2) return null;
  const given = entryAnswer(ids, heard);
  const lines = [
    words.each,
    ...answersUnder(ids, heard.locale),
    near.includes(null) ? words.rest : words.neither,
  ];
  return {
    ...given,
    said: { ...entryAnswer(ids.slice(-1), heard).said, isGuess: true },
    template: lines.join("\n\n"),
    choices: choicesBeside(ids, heard),
    next: given.next ?? "form",
  };
}

/** One of several questions, below the question that it was taken for, needs less than an answer alone. */
const IN_TURN = 0.25;

/** Most questions of one message that are answered. */
export const MOST_ANSWERS = 3;

/** From this many words on, a part asks something by itself: “do you draw logos?” */
export const FULL_QUESTION = 4;

/** The nearest answer to each question of a message, except `id`. */
function furtherIn({ parts }: Heard, id: string): string[] {
  return parts
    .filter(({ isQuestion }) => isQuestion)
    .flatMap(({ whole: [hit] }) => (hit && hit.id !== id ? hit.id : []));
}

/** From this share of the best score on, a question may ask again for an answer that was shown before. */
const READ_AGAIN = 0.8;

/** The small talk that is meant, if all kinds of it together are likelier than anything else. */
function remarkIn(heard: Heard): string | null {
  const { whole, isQuestion, text } = heard;
  if (asksBeside(heard)) return null;
  const said = whole.filter(({ id }) => isTalk(id));
  const other = whole.find(({ id }) => !isTalk(id))?.score ?? 0;
  const likely = said.reduce((sum, { score }) => sum + score, 0);
  const [best] = said;
  const isMeant = likely >= SMALL_TALK * (isQuestion ? 2 : 1) && other < likely * RIVAL_OF_SMALL_TALK;
  const isElse = text.includes("?") ? pureTalk.has(best?.id ?? "") : answers.has(best?.id ?? "");
  const isOne = best !== undefined && (best.score >= ONE_REMARK || pureTalk.has(best.id));
  return isOne && isMeant && !isElse ? best.id : null;
}

/** What else comes near, as buttons. */
function choicesBeside(ids: string[], heard: Heard): string[] {
  const others = nearOf(heard).filter(({ id, score }) => score >= TRACE && !ids.includes(id));
  return others.slice(0, MOST_CHOICES).map(({ id }) => choiceOf(id, heard.locale));
}

/** Answers any of which may be meant, each under its question; a likely one is introduced without doubt. */
export function eitherOf(ids: string[], heard: Heard, isLikely = false): Given {
  const words = composed[heard.locale];
  const under = answersUnder(ids, heard.locale);
  const given = entryAnswer(ids, heard);
  const { said } = entryAnswer(ids.slice(0, 1), heard);
  const lines = isLikely
    ? [words.likely, ...under, ...(hasRest(heard, ids) ? [words.rest] : [])]
    : [ids.length > 1 ? words.between : words.near, ...under, words.neither];
  return {
    ...given,
    said: { ...said, isGuess: true },
    template: lines.join("\n\n"),
    choices: choicesBeside(ids, heard),
    next: given.next ?? "form",
  };
}

/** Whether a question of the message is surely not what these answer. */
function hasRest({ parts }: Heard, ids: string[]): boolean {
  return parts.some(
    ({ isQuestion, length, whole: [hit] }) =>
      isQuestion && length >= FULL_QUESTION && !(hit && hit.score >= NEAREST && ids.includes(hit.id)),
  );
}

/** Small talk is meant where no other answer comes nearer than this share of it. */
const RIVAL_OF_SMALL_TALK = 0.6;

/** From this share of the best score on, a second answer is shown too. */
const RIVAL = 0.4;

/** In a longer message, a single question counts less than the whole, and a single statement still less. */
const OF_SENTENCE = 0.85;
const OF_STATEMENT = 0.5;

/** So many further questions are offered as buttons. */
export const MOST_CHOICES = 4;

/** How many answers of one sentence are considered. */
const CHOICES = 4;

/**
 * The answers near to the whole message or to one of its sentences that may be offered. One that only the message before
 * asks for is left out if this message makes sense alone.
 */
export function nearOf({ whole, parts, tokens: { length } }: Heard): Found[] {
  const best = new Map<string, Found>();
  const ofParts = parts
    .filter(({ tokens }) => tokens.length > 1)
    .flatMap(({ isQuestion, whole: hits }) =>
      hits
        .slice(0, CHOICES)
        .map((hit) => ({ ...hit, score: hit.score * (isQuestion ? OF_SENTENCE : OF_STATEMENT) })),
    );
  for (const { id, score, own } of [...whole, ...ofParts]) {
    const { score: most = 0, own: mostOwn = 0 } = best.get(id) ?? {};
    if (isOffered(id)) best.set(id, { id, score: Math.max(score, most), own: Math.max(own, mostOwn) });
  }
  return [...best.values()]
    .filter(({ own }) => own >= TRACE || length < WHOLE)
    .sort((one, other) => other.score - one.score);
}

/** Answers about other companies and other trades: given if sure, never as the nearest. */
const NOT_OURS = ["people.others", "details.beyond"];

/** Whether an answer may stand on a button where nobody asked for it. */
export function isOffered(id: string): boolean {
  return catalogue.has(id) && !isTalk(id) && !NOT_OURS.includes(id);
}

/** Whether a price that the visitor names is ours, where the answer is about prices. */
function verdictOf(id: string, heard: Heard): string {
  return pricesOffered.includes(id) ? verdict(heard, namesIn(catalogue.get(id)?.say.en ?? "")) : "";
}

/** The same as `entryAnswer`, which begins by saying so where a price of ours is asked for with a figure that is not. */
export function judgedAnswer(ids: string[], heard: Heard): Given {
  const before = verdictOf(ids[0] ?? "", heard);
  const isOfOthers = heard.tokens.some((token) => OF_OTHERS.includes(token));
  const isWrong = before === composed[heard.locale].notQuite && heard.tokens.includes("price") && !isOfOthers;
  return entryAnswer(ids, heard, isWrong ? before : "");
}

/** With these a price is what somebody else takes. */
const OF_OTHERS =
  "current present actuel previou agenc competitor wordpress infomaniak freelanc independ".split(" ");
