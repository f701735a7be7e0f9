import { composed, subjectEntries } from "#app/content/assistant/composed";
import type { Talk } from "#app/domain/chat/talk";
import {
  CERTAIN,
  CLEAR,
  FAINT,
  type Found,
  LIKELY,
  NEAREST,
  PLAIN,
  SURE,
  TRACE,
} from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { catalogue, idOfOffer } from "./catalogue";
import { answersUnder, choiceOf, entryAnswer, type Given, namesIn, unitOf, verdict } from "./composition";
import { isBare, questionsOf } from "./several";

/** How far ahead of the next one an answer must be to be given as the only one. */
const AHEAD = 1.4;

const pureTalk = new Set(["yes", "no", "thanks", "bye", "hello", "howareyou"].map((name) => `talk.${name}`));

const priceEntries =
  "prices.site prices.overview visibility.seo craft.bots running.hosting prices.commerce".split(" ");

/** A part that asks something by itself, and is no mere remark. */
const isTelling = (part: Heard) =>
  !isBare(part) && (part.isQuestion || part.tokens.length > 2 || (part.whole[0]?.score ?? 0) >= CERTAIN);

/** What the catalogue holds for the words, for each sentence where several ask for something. */
export function retrieved(heard: Heard): Given | null {
  const { whole, parts } = heard;
  const [best, next] = whole;
  // What a sentence tells asks for something where the whole message does, too.
  const isOfWhole = ({ id }: Found) => whole.some((hit) => hit.id === id && hit.score >= NEAREST);
  const each = questionsOf(parts)
    .filter(isTelling)
    .flatMap(({ isQuestion, isOfSelf, whole: hits }) =>
      hits.slice(0, 1).filter((hit) => isQuestion || (!isOfSelf && isOfWhole(hit))),
    )
    .filter(({ score }) => score >= CLEAR);
  const isTalk = ({ id }: Found) => id.startsWith("talk.");
  const asked = each.filter((hit) => !isTalk(hit)).sort((one, other) => other.score - one.score);
  const isOfPart = !best || best.score < Math.min(CLEAR, (asked[0]?.score ?? 0) * OF_SENTENCE);
  if (asked.length > 0 && (isOfPart || pureTalk.has(best.id)))
    return entryAnswers([...new Set(asked.map(({ id }) => id))].slice(0, 2), heard);
  // A price that is named is put right where prices are what comes nearest.
  if (best && best.score >= FAINT && verdictOf(best.id, heard) !== "") return entryAnswers([best.id], heard);
  if (!best || best.score < least(best, heard)) return null;
  const isAhead = best.score >= PLAIN || best.score > AHEAD * (next?.score ?? 0);
  return isAhead ? entryAnswers([best.id], heard) : null;
}

/** “Audit?”: of many answers that come as near the one that says what it is. */
export function named(heard: Heard): Given | null {
  const { about, length, tokens } = heard;
  const [best, next] = heard.whole;
  const entry = length < 3 && tokens.length < 2 && about !== null ? subjectEntries[about] : undefined;
  const isOpen = best !== undefined && best.score < 1 && (next?.score ?? 0) > best.score * RIVAL;
  return entry !== undefined && isOpen ? entryAnswers([entry], heard) : null;
}

/**
 * The nearest answer under its question where it is not sure, and the next one where that comes as near: either may be
 * meant.
 */
export function doubtful(heard: Heard, talk: Talk): Given | null {
  const [first, second] = heard.whole;
  const isAlone = first && (first.score >= SURE || (second?.score ?? 0) < first.score * RIVAL_OF_TALK);
  if (
    isAlone &&
    first.id.startsWith("talk.") &&
    first.score >= NEAREST &&
    !["talk.yes", "talk.no"].includes(first.id)
  )
    return entryAnswer([first.id], heard);
  if (heard.tokens.includes("thanks") && !heard.isQuestion && heard.tokens.length < SHORT)
    return entryAnswer(["talk.thanks"], heard);
  const [best, ...others] = nearOf(heard).filter(({ score }) => score >= FAINT);
  const isLoose = heard.tokens.length < 2 && heard.about === null && talk.about === null;
  if (!best || (isLoose && best.score < SURE)) return null;
  const { locale } = heard;
  const rivals = others.filter(({ score }) => score > best.score * RIVAL);
  const isUnsure = best.score < SURE;
  const asked = isUnsure ? askedBeside(best.id, heard, talk) : undefined;
  const beside = asked ?? [...rivals.map(({ id }) => id), ...(isUnsure ? askedLast(heard) : [])];
  // What few words ask may be of the offer that is talked about.
  const offer = talk.offer !== null && heard.length < SHORT && isUnsure ? [idOfOffer(talk.offer)] : [];
  const shown = [...new Set([...offer, best.id, ...beside])].slice(0, 2);
  if (best.score < LIKELY || shown.length > 1) return eitherOf(shown, heard);
  const given = entryAnswer(shown, heard);
  const before = composed[locale].doubtful.replace("@", choiceOf(best.id, locale));
  const choices = choicesBeside(shown, heard);
  return { ...given, template: `${before}\n${given.template}`, choices, next: given.next ?? "form" };
}

/** What is asked in so many words, whatever else is said: how much, how long; unless the answer tells it. */
function askedBeside(best: string, { tokens, about, read }: Heard, talk: Talk): string[] | undefined {
  const units = namesIn(catalogue.get(best)?.say.en ?? "").map(unitOf);
  const isPrice = tokens.includes("price");
  if (!(isPrice || tokens.includes("delay"))) return undefined;
  const topic = about ?? catalogue.get(best)?.about ?? talk.about ?? read ?? "site";
  const id = isPrice ? subjectEntries[topic] : "conditions.delay";
  const isSaid = units.some((unit) => (isPrice ? unit.startsWith("chf") : /day|week/.test(unit)));
  return id === undefined || isSaid ? undefined : [id];
}

/** What the last question of a story asks, whatever the story is about. */
function askedLast({ parts }: Heard): string[] {
  const [hit] = parts.findLast(({ isQuestion, tokens }) => isQuestion && tokens.length > 2)?.whole ?? [];
  return hit && hit.score >= NEAREST && isOffered(hit.id) ? [hit.id] : [];
}

/** What else comes near, as buttons. */
function choicesBeside(ids: string[], heard: Heard): string[] {
  const others = nearOf(heard).filter(({ id, score }) => score >= TRACE && !ids.includes(id));
  return others.slice(0, 2).map(({ id }) => choiceOf(id, heard.locale));
}

/** Answers any of which may be meant, under their questions. */
function eitherOf(ids: string[], heard: Heard): Given {
  const words = composed[heard.locale];
  const given = entryAnswer(ids, heard);
  const { said } = entryAnswer(ids.slice(0, 1), heard);
  const template = [
    ids.length > 1 ? words.between : words.near,
    ...answersUnder(ids, heard.locale),
    words.neither,
  ].join("\n");
  return { ...given, said, template, choices: choicesBeside(ids, heard), next: given.next ?? "form" };
}

/** Small talk is meant where no other answer comes nearer than this to it. */
const RIVAL_OF_TALK = 0.6;

/** Thanks with so few other words say no more than that. */
const SHORT = 5;

/** From so much of the best score on the next answer is shown, too. */
const RIVAL = 0.4;

/** What a question of a longer message says alone weighs less than the whole, and what it tells still less. */
const OF_SENTENCE = 0.85;
const OF_STATEMENT = 0.5;

/** So many answers of one sentence come into question. */
const CHOICES = 4;

/** What comes near the whole or one of its sentences, and may be offered. */
export function nearOf({ whole, parts }: Heard): Found[] {
  const best = new Map<string, number>();
  const ofParts = parts
    .filter(({ tokens }) => tokens.length > 1)
    .flatMap(({ isQuestion, whole: hits }) =>
      hits
        .slice(0, CHOICES)
        .map(({ id, score }) => ({ id, score: score * (isQuestion ? OF_SENTENCE : OF_STATEMENT) })),
    );
  for (const { id, score } of [...whole, ...ofParts])
    if (isOffered(id)) best.set(id, Math.max(score, best.get(id) ?? 0));
  return [...best].map(([id, score]) => ({ id, score })).sort((one, other) => other.score - one.score);
}

/** Whether an answer may stand on a button where nobody asked for it. */
export function isOffered(id: string): boolean {
  return catalogue.has(id) && !id.startsWith("talk.") && id !== "people.others";
}

/** How well an answer must fit: yes, no and thanks are only meant where little else is said. */
function least({ id, isOpen }: Found, heard: Heard): number {
  const { tokens, isQuestion } = heard;
  // “Why not?” is no yes.
  if (isQuestion && ["talk.yes", "talk.no"].includes(id)) return PLAIN;
  if (pureTalk.has(id)) return isQuestion && tokens.length > 2 ? CLEAR : LIKELY;
  if (isOpen) return PLAIN;
  return id.startsWith("talk.") ? LIKELY : SURE;
}

/** Whether a price that the visitor names is ours, where the answer is about prices. */
function verdictOf(id: string, heard: Heard): string {
  return priceEntries.includes(id) ? verdict(heard, namesIn(catalogue.get(id)?.say.en ?? "")) : "";
}

export function entryAnswers(ids: string[], heard: Heard): Given {
  const [id = ""] = ids;
  const known = ids.filter((each) => catalogue.has(each));
  const before = verdictOf(id, heard);
  const isOfOthers = heard.tokens.some((token) => OF_OTHERS.includes(token));
  const isWrong = before === composed[heard.locale].notQuite && heard.tokens.includes("price") && !isOfOthers;
  return entryAnswer(known, heard, isWrong ? before : "");
}

/** With these a price is what somebody else takes. */
const OF_OTHERS =
  "current present actuel previou agenc competitor wordpress infomaniak freelanc independ".split(" ");
