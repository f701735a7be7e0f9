import {
  composed,
  firstAnswers,
  subjectEntries,
  subjectNames,
  tongueLines,
} from "#app/content/assistant/composed";
import type { Figure } from "#app/domain/chat/facts";
import type { Talk } from "#app/domain/chat/talk";
import { catalogue } from "./catalogue";
import { type Answer, choiceOf, entryAnswer, type Given, told } from "./composition";
import { continued } from "./continued";
import { counted } from "./counted";
import type { Counted } from "./counts";
import type { Named } from "./fill";
import { CLEAR } from "./find";
import { ofOffers } from "./of-offers";
import { doubtful, entryAnswers, isOffered, nearOf, retrieved } from "./retrieved";
import type { Heard } from "./understand";

/** Answers from the catalogue alone: to the same question in the same conversation always the same. */
export function answer(heard: Heard, talk: Talk): Answer {
  const own = ownFacts(heard.counts);
  const given =
    first(heard, ["talk.despair", "talk.orders", "people.others"]) ??
    emergency(heard) ??
    aside(heard, talk) ??
    continued(heard, talk) ??
    counted(heard, talk) ??
    ofOffers(heard) ??
    retrieved(heard) ??
    remark(heard, talk) ??
    doubtful(heard) ??
    unknown(heard, talk);
  return inTheirTongue({ ...given, own }, heard);
}

/** What the visitor's own numbers are called. */
function ownFacts(counts: Counted[]): Named {
  const named = new Map<string, Figure>();
  const figure = (value: number, unit: Figure["unit"]): Figure => ({ value, unit, page: "/pricing" });
  for (const { value, of } of counts) {
    if (of === "conversations" || of === null)
      named.set("visitor.conversations", figure(value, "conversations"));
    if (of === "pages") named.set("visitor.pages", figure(value, "pages"));
    if (of === "products") named.set("visitor.products", figure(value, "products"));
    if (of === "money") named.set("visitor.money", figure(value, "chf"));
    const unit = of === "months" || of === "years" ? of : "number";
    if (of !== "money" && of !== "percent") named.set("visitor.count", figure(value, unit));
  }
  return named;
}

const FIRST = 0.4;

/** An answer that goes before all others, where any sentence asks for it. */
function first(heard: Heard, ids: string[]): Given | null {
  const best = [heard.whole, ...heard.sentences].flatMap((each) => each.slice(0, 1));
  const hit = best.find(({ id, score }) => ids.includes(id) && score >= FIRST);
  return hit ? entryAnswer([hit.id], heard) : null;
}

/** What may be urgent need not be sure. */
const URGENT = 0.4;
const LOUD = 0.16;
/** How much further off than the nearest answer help may be. */
const FAR = 0.22;
const NO_FURTHER = 0.06;

function emergency(heard: Heard): Given | null {
  const [sure] = heard.whole;
  const isElse = sure !== undefined && sure.score > CLEAR && catalogue.get(sure.id)?.about !== "emergency";
  if (!heard.isAlarm || isElse) return null;
  const has = (token: string) => heard.tokens.includes(token);
  const isBroken = has("down") || has("hacked");
  const least = isBroken || has("urgent") ? LOUD : URGENT;
  // A day that is near is no failure.
  const near = (sure?.score ?? 0) - (isBroken ? FAR : NO_FURTHER);
  const best = [heard.whole, ...heard.sentences]
    .flatMap((each) => each.slice(0, isBroken ? 5 : 3))
    .filter(({ id, score }) => catalogue.get(id)?.about === "emergency" && score >= Math.max(least, near))
    .sort((one, other) => other.score - one.score);
  return best[0] ? entryAnswer([best[0].id], heard) : null;
}

/** “And for a bakery?” is the question before once more; “we are eight in the office” opens no other subject by chance. */
function aside(heard: Heard, talk: Talk): Given | null {
  const { locale, tokens, counts, about, offers, isForWhom, isQuestion } = heard;
  const [best] = heard.whole;
  if (talk.about === null || !best || best.score >= CERTAIN || tokens.length > 4) return null;
  if (isForWhom) {
    const again = choiceOf(talk.entry ?? "", locale);
    const choices = again === "" ? [] : [again];
    return told(
      composed[locale].sameTrade,
      "/contact",
      { about: null, offer: null },
      { next: "slot", choices },
    );
  }
  if (isQuestion || about !== null || offers.length > 0 || counts.some(({ of }) => of !== null)) return null;
  return byChance.includes(best.id) ? noted(heard) : null;
}

/** Answers that a remark hits by chance: it names an office, an hour, a building. */
const byChance = ["people.place", "people.hours", "talk.insult", "talk.test", "together.order"];

function noted({ locale }: Heard): Given {
  return told(composed[locale].noted, "/contact", { about: null, offer: null }, { next: "slot" });
}

/** What is said in a conversation without being asked, and fits nothing. */
function remark(heard: Heard, talk: Talk): Given | null {
  const { tokens } = heard;
  const [best] = heard.whole;
  const isNear = best !== undefined && best.score >= NEAR_REMARK && best.id !== "websites.trade";
  if (isNear) return null;
  if (
    tokens.includes("restaurant") &&
    heard.about === null &&
    ["site", "plans", "shop", "redesign", null].includes(talk.about) &&
    tokens.length < 5
  )
    return entryAnswer(["websites.trade"], heard);
  return talk.about !== null && heard.about === null && !heard.isQuestion ? noted(heard) : null;
}

/** What comes so near to an answer is no mere remark. */
const NEAR_REMARK = 0.36;

const CERTAIN = 0.95;

/** Where the catalogue has nothing: what is sure of the subject, and a person. */
function unknown(heard: Heard, talk: Talk): Given {
  const { locale, tokens } = heard;
  const words = composed[locale];
  if (heard.counts.some(({ of }) => of === "percent")) return entryAnswer(["prices.discount"], heard);
  if (tokens.length === 0 && talk.about === null)
    return told(words.nothing, null, { about: null, offer: null });
  if (tokens.length === 0 && heard.counts.length === 0 && heard.isQuestion)
    return entryAnswer([talk.about === "audit" ? "visibility.auditResult" : "talk.yes"], heard);
  if (tokens.includes("bye") && tokens.length < 5 && !heard.isQuestion)
    return entryAnswer(["talk.bye"], heard);
  if (tokens.includes("thanks") && tokens.length < 4 && !heard.isQuestion)
    return entryAnswer(["talk.thanks"], heard);
  const about = heard.about ?? talk.about;
  const id = heard.about === null ? undefined : subjectEntries[heard.about];
  if (id !== undefined && tokens.includes("price") && tokens.length < 4) return entryAnswers([id], heard);
  const near = nearOf(heard)
    .filter(({ score }) => score > NEAR)
    .map(({ id: each }) => each);
  const page = about ?? heard.read;
  const usual = page === null ? [] : [subjectEntries[page] ?? ""].filter(isOffered);
  const ids = [...new Set([...near.slice(0, 2), ...usual, ...firstAnswers])].slice(0, MOST_CHOICES);
  const subject = heard.about === null ? undefined : subjectNames[locale][heard.about];
  const template = subject === undefined ? words.unknown : words.unknownOf.replace("@", subject);
  return told(
    template,
    "/contact",
    { about: null, offer: null },
    { next: "form", choices: ids.map((each) => choiceOf(each, locale)) },
  );
}

/** A score from which a question may be offered where none is answered. */
const NEAR = 0.12;

const MOST_CHOICES = 3;

function inTheirTongue(given: Answer, { tongue }: Heard): Answer {
  if (tongue === "en" || tongue === "fr") return given;
  return { ...given, template: `${tongueLines[tongue]}\n${given.template}` };
}
