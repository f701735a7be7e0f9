import { composed } from "#app/content/assistant/composed";
import type { Talk } from "#app/domain/chat/talk";
import type { Locale } from "#app/domain/language/locale";
import { catalogue } from "./catalogue";
import { choiceOf, entryAnswer, type Given, namesIn, verdict } from "./composition";
import { ALSO, CERTAIN, CLEAR, type Found, NEAREST, SURE, wordsOf } from "./find";
import { isBare } from "./several";
import type { Heard } from "./understand";
import { isLight } from "./words";

/** A score from which an answer is shown as one that may be meant. */
const NEAR = 0.22;

/** Small talk must fit better: its words are everybody's. */
const TALK = 0.4;
/** What only part of the evidence speaks for must fit better. */
const OPEN = 0.77;
const PURE_TALK = 0.48;
const PURE_TALK_OF_MORE = 0.66;
const pureTalk = new Set(["yes", "no", "thanks", "bye", "hello", "howareyou"].map((name) => `talk.${name}`));

const priceEntries =
  "prices.site prices.overview visibility.seo craft.bots running.hosting prices.commerce".split(" ");

/** A part that asks something by itself, and is no mere remark. */
const isTelling = (part: Heard) =>
  !isBare(part) && (part.isQuestion || part.tokens.length > 2 || (part.whole[0]?.score ?? 0) >= CERTAIN);

/** What the catalogue holds for the words, for each sentence where several ask for something. */
export function retrieved(heard: Heard): Given | null {
  const { whole, parts } = heard;
  const best = whole[0];
  const each = parts
    .filter(isTelling)
    .flatMap((part) => part.whole.slice(0, 1))
    .filter(({ score }) => score >= ALSO);
  const isTalk = ({ id }: Found) => id.startsWith("talk.");
  const asked = each.filter((hit) => !isTalk(hit)).sort((one, other) => other.score - one.score);
  const isOfPart = !best || best.score < Math.min(CLEAR, (asked[0]?.score ?? 0) * OF_SENTENCE);
  if (asked.length > 0 && (isOfPart || pureTalk.has(best.id)))
    return entryAnswers([...new Set(asked.map(({ id }) => id))].slice(0, 2), heard);
  return best && best.score >= least(best, heard) ? entryAnswers([best.id], heard) : null;
}

/**
 * The nearest answer under its question where it is not sure, and the next one where that comes as near: then the opening
 * of both, as either may be meant.
 */
export function doubtful(heard: Heard, talk: Talk): Given | null {
  const [first] = heard.whole;
  if (first?.id.startsWith("talk.") && first.score >= NEAREST && !["talk.yes", "talk.no"].includes(first.id))
    return entryAnswer([first.id], heard);
  if (heard.tokens.includes("thanks") && !heard.isQuestion) return entryAnswer(["talk.thanks"], heard);
  const [best, ...others] = nearOf(heard).filter(({ score }) => score >= NEAR);
  const isLoose = heard.tokens.length < 2 && heard.about === null && talk.about === null;
  if (!best || (isLoose && best.score < SURE)) return null;
  const { locale } = heard;
  const isWeak = best.score < NEAREST;
  if (isWeak && !isSupported(best, heard)) return null;
  const shown = [best, ...others.filter(({ score }) => score > best.score * (isWeak ? RIVAL_OF_WEAK : RIVAL))]
    .slice(0, 2)
    .map(({ id }) => id);
  const further = others.filter(({ id }) => !shown.includes(id)).slice(0, 2);
  const words = composed[locale];
  const given = entryAnswer(shown, heard);
  const template =
    isWeak || shown.length > 1
      ? [
          shown.length > 1 ? words.between : words.near,
          ...shown.map((id) => openingUnder(id, locale)),
          words.neither,
        ].join("\n")
      : `${words.doubtful.replace("@", choiceOf(best.id, locale))}\n${given.template}`;
  return {
    ...given,
    template,
    choices: further.map(({ id }) => choiceOf(id, locale)),
    next: given.next ?? "form",
  };
}

/** From so much on a single telling word is enough. */
const HALF = 0.28;

/** Whether more than one word speaks for an answer, or what the message is about. */
function isSupported({ id, score }: Found, { tokens, about, locale }: Heard): boolean {
  const words = wordsOf(id, locale);
  const met = tokens.filter((token) => words.has(token) && !isLight(token)).length;
  return met > 1 || (met === 1 && (score >= HALF || (about !== null && catalogue.get(id)?.about === about)));
}

/** From so much of the best score on the next answer is shown, too. */
const RIVAL = 0.85;
const RIVAL_OF_WEAK = 0.6;

/** An answer's question and its first two sentences. */
function openingUnder(id: string, locale: Locale): string {
  return `${composed[locale].under.replace("@", choiceOf(id, locale))} ${openingOf(catalogue.get(id)?.say[locale] ?? "")}`;
}

/** The first two sentences of an answer. */
export function openingOf(text: string): string {
  return text
    .split(/(?<=[.!?])\s/)
    .slice(0, 2)
    .join(" ");
}

/** What a question of a longer message says alone weighs less than the whole. */
const OF_SENTENCE = 0.85;

/** What comes near the whole or one of its sentences, and may be offered. */
export function nearOf({ whole, parts }: Heard): Found[] {
  const best = new Map<string, number>();
  const ofParts = parts
    .filter(({ isQuestion, tokens }) => isQuestion && tokens.filter((token) => !isLight(token)).length > 1)
    .flatMap((part) => part.whole)
    .map(({ id, score }) => ({ id, score: score * OF_SENTENCE }));
  for (const { id, score } of [...whole, ...ofParts])
    if (isOffered(id)) best.set(id, Math.max(score, best.get(id) ?? 0));
  return [...best].map(([id, score]) => ({ id, score })).sort((one, other) => other.score - one.score);
}

/** Whether an answer may stand on a button where nobody asked for it. */
export function isOffered(id: string): boolean {
  return catalogue.has(id) && !id.startsWith("talk.") && id !== "people.others";
}

/** How well an answer must fit: yes, no and thanks are only meant where little else is said. */
function least({ id, isOpen }: Found, { tokens, isQuestion }: Heard): number {
  if (pureTalk.has(id)) return tokens.length < 3 ? PURE_TALK : isQuestion ? PURE_TALK_OF_MORE : TALK;
  if (isOpen) return OPEN;
  return id.startsWith("talk.") ? TALK : SURE;
}

export function entryAnswers(ids: string[], heard: Heard): Given {
  const [id = ""] = ids;
  const known = ids.filter((each) => catalogue.has(each));
  const before = priceEntries.includes(id) ? verdict(heard, namesIn(catalogue.get(id)?.say.en ?? "")) : "";
  const isWrong = before === composed[heard.locale].notQuite && heard.tokens.includes("price");
  return entryAnswer(known, heard, isWrong ? before : "");
}
