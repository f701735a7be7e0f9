import { bareWords, compareEntries, delayEntries, priceEntries } from "#app/content/assistant/composed";
import { subjectWords } from "#app/content/assistant/synonyms";
import type { Talk } from "#app/domain/chat/talk";
import type { Topic } from "#app/domain/chat/topic";
import { catalogue, isTalk } from "#worker/chat/catalogue";
import { namesIn, unitOf } from "#worker/chat/composition";
import { type Found, NEAREST, SURE, TRACE } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { isOnly } from "#worker/chat/reading/words";

/** What a question of no more than a price or a duration asks. */
interface Bare {
  telling: string[];
  allowed: string[];
  /** Of the figures that the answer may name; null where figures do not tell. */
  unit: RegExp | null;
  entries: Partial<Record<Topic, string>>;
  /** Where nothing was said yet. */
  otherwise: string;
}

const ofPrice: Bare = {
  telling: ["price", "dear"],
  allowed: bareWords.price.split(" "),
  unit: /^chf/,
  entries: priceEntries,
  otherwise: "prices.overview",
};

const ofDelay: Bare = {
  telling: ["delay", "when", "quand", "readi", "pret", "onlin", "week", "weeks", "semain"],
  allowed: bareWords.delay.split(" "),
  unit: /day|week/,
  entries: delayEntries,
  otherwise: "conditions.delay",
};

const ofDifference: Bare = {
  telling: ["difference"],
  allowed: bareWords.difference.split(" "),
  unit: null,
  entries: compareEntries,
  otherwise: "prices.compare",
};

/**
 * “How much?”, “and how long?”, or only “SEO”: what was answered last where it has a price or a duration of its own, else
 * that of the subject of the words, of what is talked about, or of the page.
 */
export function bareOf(heard: Heard, talk: Talk): string | undefined {
  const kind = kindOf(heard);
  if (kind === ofDelay && isOfLaunch(heard, talk)) return kind.otherwise;
  if (!kind || asksElse(heard, talk)) return undefined;
  const known = [heard.about, talk.about, heard.read].flatMap(
    (each) => (each && kind.entries[each]) ?? [],
  )[0];
  const general = known ?? (talk.about === null ? kind.otherwise : undefined);
  const figures = figuresOf(general, kind.unit);
  const isOwn =
    heard.about === null && figuresOf(talk.entry, kind.unit).some((name) => !figures.includes(name));
  return isOwn ? (talk.entry ?? undefined) : general;
}

/** “When is it online?”: a site, though the audit or a call was talked about. */
const isOfLaunch = ({ tokens, about }: Heard, talk: Talk) =>
  about === null && tokens.includes("onlin") && (talk.about === "audit" || talk.about === "booking");

/** What a message asks for that says nothing else beside its subject; the name of a subject asks for its price. */
function kindOf({ tokens, about, counts, offers }: Heard): Bare | undefined {
  if (counts.length > 0 || offers.length > 0) return undefined;
  const words = about === null ? tokens : tokens.filter((token) => token !== subjectWords[about]);
  if (about !== null && words.length === 0) return ofPrice;
  return [ofPrice, ofDelay, ofDifference].find(
    ({ telling, allowed }) => telling.some((token) => words.includes(token)) && isOnly(words, allowed),
  );
}

/** Whether the words as they stand ask for another answer than the one that was given last. */
function asksElse({ about, whole: [best] }: Heard, talk: Talk): boolean {
  // What the conversation alone makes likely is not asked for by these words.
  if (!best || best.own < TRACE || best.id === talk.entry || !isClear(best)) return false;
  // “How much a month?” names no subject: it does not ask what another one costs than what is talked about.
  const isOfOther =
    about === null &&
    talk.about !== null &&
    Object.values(priceEntries).includes(best.id) &&
    catalogue.get(best.id)?.about !== talk.about;
  return !isOfOther;
}

/** Small talk that is sure, or an answer that the words ask for as they stand. */
function isClear({ id, score }: Found): boolean {
  const isAside = (catalogue.get(id)?.about ?? null) === null;
  return isAside ? isTalk(id) && score >= SURE : score >= NEAREST;
}

/** Whether an answer names prices. */
export const namesPrices = (id: string | null) => figuresOf(id, ofPrice.unit).length > 0;

/** The prices, or the durations, that an answer names. */
function figuresOf(id: string | null | undefined, unit: RegExp | null): string[] {
  return namesIn(catalogue.get(id ?? "")?.say.en ?? "").filter((name) => unit?.test(unitOf(name)));
}
