import { composed } from "#app/content/assistant/composed";
import { catalogue, documents } from "./catalogue";
import { choiceOf, entryAnswer, type Given, namesIn, told, verdict } from "./composition";
import { ALSO, CLEAR, type Found, NEAREST, SURE } from "./find";
import { isBare } from "./several";
import type { Heard } from "./understand";
import { isLight } from "./words";

/** The same where the question names the subject of the answer. */
const NEAREST_OF_SUBJECT = 0.31;

/** Small talk must fit better: its words are everybody's. */
const TALK = 0.4;
/** A title of a page or an article is no question that was asked. */
const OF_PAGES = 0.75;
const PURE_TALK = 0.48;
const PURE_TALK_OF_MORE = 0.66;
const pureTalk = new Set(["yes", "no", "thanks", "bye", "hello", "howareyou"].map((name) => `talk.${name}`));

const priceEntries = [
  "prices.site",
  "prices.overview",
  "visibility.seo",
  "craft.bots",
  "running.hosting",
  "prices.commerce",
];

/** A part that asks something by itself, and is no mere remark. */
const isTelling = (part: Heard) => !isBare(part) && (part.isQuestion || part.tokens.length > 2);

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
  if (asked.length > 0 && (!best || best.score < CLEAR || pureTalk.has(best.id))) {
    return entryAnswers([...new Set(asked.map(({ id }) => id))].slice(0, 2), heard);
  }
  if (!best || best.score < least(best, heard)) {
    const isAlone = ({ id }: Found) => heard.tokens.length < 3 || !pureTalk.has(id);
    const further = [...whole.slice(1, 2), ...each].find(
      (hit) => hit.score >= Math.max(least(hit, heard), CLEAR) && isAlone(hit),
    );
    return further ? entryAnswers([further.id], heard) : null;
  }
  return entryAnswers([best.id], heard);
}

/** The nearest answer under its question where it is not sure, with what else comes near. */
export function doubtful(heard: Heard): Given | null {
  const [best, ...others] = nearOf(heard);
  if (!best) return null;
  const isOfSubject = heard.about !== null && catalogue.get(best.id)?.about === heard.about;
  const isLoose = heard.tokens.length === 1 && heard.about === null;
  if (isLoose || best.score < (isOfSubject ? NEAREST_OF_SUBJECT : NEAREST)) return null;
  const { locale } = heard;
  const near = others.filter(({ score }) => score > NEAREST / 2).slice(0, 2);
  const before = composed[locale].doubtful.replace("@", choiceOf(best.id, locale));
  const given = entryAnswer([best.id], heard);
  return {
    ...given,
    template: `${before}\n${given.template}`,
    choices: near.map(({ id }) => choiceOf(id, locale)),
    next: given.next ?? "form",
  };
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
function least({ id }: Found, { tokens }: Heard): number {
  if (pureTalk.has(id)) return tokens.length < 3 ? PURE_TALK : PURE_TALK_OF_MORE;
  if (id.startsWith("document:")) return OF_PAGES;
  return id.startsWith("talk.") ? TALK : SURE;
}

export function entryAnswers(ids: string[], heard: Heard): Given {
  const [id = ""] = ids;
  if (id.startsWith("document:")) {
    const document = documents[Number(id.slice("document:".length))];
    if (document) return told(document.text, document.page, { about: null, offer: null });
  }
  const known = ids.filter((each) => catalogue.has(each));
  const before = priceEntries.includes(id) ? verdict(heard, namesIn(catalogue.get(id)?.say.en ?? "")) : "";
  const isWrong = before === composed[heard.locale].notQuite && heard.tokens.includes("price");
  return entryAnswer(known, heard, isWrong ? before : "");
}
