import { composed, subjectEntries, tongueLines } from "#app/content/assistant/composed";
import type { Figure } from "#app/domain/chat/facts";
import type { Talk } from "#app/domain/chat/talk";
import { catalogue } from "./catalogue";
import { type Answer, choiceOf, entryAnswer, type Given, told } from "./composition";
import { continued } from "./continued";
import { counted } from "./counted";
import type { Named } from "./fill";
import { SURE, SURE_OF_FEW } from "./find";
import { ofOffers } from "./of-offers";
import { entryAnswers, retrieved } from "./retrieved";
import type { Counted, Heard } from "./understand";

/** Answers from the catalogue alone: to the same question in the same conversation always the same. */
export function answer(heard: Heard, talk: Talk): Answer {
  const own = ownFacts(heard.counts);
  const given =
    first(heard, ["talk.orders"]) ??
    emergency(heard) ??
    continued(heard, talk) ??
    counted(heard, talk) ??
    ofOffers(heard) ??
    retrieved(heard) ??
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

/** An answer that goes before all others, where any sentence asks for it. */
function first(heard: Heard, ids: string[]): Given | null {
  const best = [heard.whole, ...heard.sentences].flatMap((each) => each.slice(0, 1));
  const hit = best.find(({ id, score }) => ids.includes(id) && score >= SURE_OF_FEW);
  return hit ? entryAnswer([hit.id], heard) : null;
}

function emergency(heard: Heard): Given | null {
  const best = [heard.whole, ...heard.sentences]
    .flatMap((each) => each.slice(0, 1))
    .filter(({ id, score }) => catalogue.get(id)?.about === "emergency" && score >= SURE)
    .sort((one, other) => other.score - one.score);
  return best[0] ? entryAnswer([best[0].id], heard) : null;
}

/** Where the catalogue has nothing: what is sure of the subject, and a person. */
function unknown(heard: Heard, talk: Talk): Given {
  const { locale, whole, tokens } = heard;
  const words = composed[locale];
  if (heard.counts.some(({ of }) => of === "percent")) return entryAnswer(["prices.discount"], heard);
  if (tokens.length === 0 && talk.about === null)
    return told(words.nothing, null, { about: null, offer: null });
  if (tokens.length === 0 && heard.counts.length === 0 && heard.isQuestion)
    return entryAnswer([talk.about === "audit" ? "visibility.auditResult" : "talk.yes"], heard);
  if (talk.about !== null && heard.about === null && !heard.isQuestion)
    return told(words.noted, "/contact", { about: null, offer: null }, { next: "slot" });
  const about = heard.about ?? talk.about;
  const id = about === null ? undefined : subjectEntries[about];
  const near = whole.filter(
    ({ id: each, score }) => score > 0.25 && catalogue.has(each) && !each.startsWith("talk."),
  );
  const choices = near.slice(0, 2).map(({ id: each }) => choiceOf(each, locale));
  if (heard.about !== null && id !== undefined && tokens.includes("price")) return entryAnswers([id], heard);
  if (heard.about !== null && id !== undefined) {
    const sure = entryAnswer([id], heard);
    return { ...sure, template: `${words.unknown}\n${sure.template}`, next: "slot", choices };
  }
  return told(words.unknown, "/contact", { about: null, offer: null }, { next: "slot", choices });
}

function inTheirTongue(given: Answer, { tongue }: Heard): Answer {
  if (tongue === "en" || tongue === "fr") return given;
  return { ...given, template: `${tongueLines[tongue]}\n${given.template}` };
}
