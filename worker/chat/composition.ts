import { composed, offerWords, topicEntries } from "#app/content/assistant/composed";
import type { ConversationState, StateUpdate } from "#app/domain/chat/conversation-state";
import { facts, numberOf, type OfferKey } from "#app/domain/chat/facts";
import type { Locale } from "#app/domain/language/locale";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { catalogue } from "./catalogue";
import type { VisitorFacts } from "./fill-template";

/** An answer as a template, before its names are replaced by values. */
export interface Answer {
  template: string;
  /** Paths below the language. */
  pages: string[];
  /** Further questions, offered as buttons. */
  choices: string[];
  next: "form" | "slot" | "call" | null;
  update: StateUpdate;
  /** The numbers in the question with which the answer calculates. */
  visitorFacts: VisitorFacts;
  /** The catalogue entries that belong to the question: a model words the answer from their facts. */
  entries: string[];
}

/** The answer that is being composed. */
export type Draft = Omit<Answer, "visitorFacts">;

/** Answers one kind of message; null for all others, which the next rules try. */
export type Rule = (message: ParsedMessage, state: ConversationState) => Draft | null;

/** The answer of the first rule that has one. */
export function firstAnswer(rules: Rule[], message: ParsedMessage, state: ConversationState): Draft | null {
  for (const rule of rules) {
    const draft = rule(message, state);
    if (draft) return draft;
  }
  return null;
}

/** Tokens of messages that ask for nothing but a price. */
export const PRICE_TOKENS = ["price", "pay", "plan", "website", "what"];

/** The catalogue's texts with these ids, one a line, after an introductory sentence. Unknown ids are left out. */
export function entryAnswer(ids: string[], message: ParsedMessage, before = ""): Draft {
  const entries = ids.flatMap((id) => {
    const entry = catalogue.get(id);
    return entry ? [{ id, entry }] : [];
  });
  const texts = entries.map(({ entry }) => entry.say[message.locale]);
  const last = entries.findLast(({ entry }) => entry.topic !== null) ?? entries.at(-1);
  return {
    template: [before, ...texts].filter((text) => text !== "").join(entries.length > 1 ? "\n" : " "),
    pages: entries.flatMap(({ entry }) => (entry.page === null ? [] : [entry.page])),
    choices: [],
    next: entries.map(({ entry }) => entry.next).find((step) => step !== undefined) ?? null,
    update: {
      topic: last?.entry.topic ?? null,
      offer: last?.entry.offer ?? null,
      entry: last?.id ?? null,
    },
    entries: entries.map(({ id }) => id),
  };
}

/** One of the sentences that rules combine into an answer. */
export type OwnSentence = keyof (typeof composed)["en"];

/** A sentence of its own, with the pages and facts of these catalogue entries. */
export function rewordedAnswer(sentence: OwnSentence, ids: string[], message: ParsedMessage): Draft {
  return { ...entryAnswer(ids, message), template: composed[message.locale][sentence] };
}

/** The names in braces in a template: facts, and calls of functions on facts. */
export function placeholdersIn(template: string): string[] {
  return [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
}

/** The update of an answer that is about none of our topics. */
export const NO_TOPIC = { topic: null, offer: null } as const;

/** An answer made of composed sentences. */
export function composedAnswer(
  template: string,
  page: string | null,
  update: Pick<StateUpdate, "topic" | "offer">,
  more: Partial<Pick<Draft, "choices" | "next" | "entries">> = {},
): Draft {
  return {
    template,
    pages: page === null ? [] : [page],
    choices: more.choices ?? [],
    next: more.next ?? null,
    update: { ...update, entry: null },
    entries: more.entries ?? [],
  };
}

/** Says that the visitor's statement or remark was read, and that it is not passed on to anybody. */
export function acknowledgement({ locale }: ParsedMessage): Draft {
  return composedAnswer(composed[locale].noted, "/contact", NO_TOPIC, { next: "slot" });
}

/** Whether one of our figures has this value. */
export const isOurFigure = (value: number) => [...facts.keys()].some((name) => numberOf(name) === value);

/** Whether an answer states one of our prices. */
export const isPriced = (id: string) =>
  catalogue.get(id)?.offer !== undefined || id.startsWith("prices.") || id === "craft.bots";

/** The unit of a fact, such as `chf/month`; empty if it is a text or no fact of ours. */
export function unitOf(name: string): string {
  const fact = facts.get(name);
  return fact && "value" in fact ? fact.unit : "";
}

/** Says whether a price that the visitor names is ours. An introductory sentence; empty if no price is named. */
export function priceVerdict({ quantities, locale, tokens }: ParsedMessage, figures: string[]): string {
  const money = quantities.filter(
    ({ unit, value, countsOtherThings }) =>
      unit === "money" ||
      (unit === null && value >= 30 && value < 100_000 && !isYear(value) && !countsOtherThings),
  );
  // Two sites have two prices.
  if (money.length === 0 || quantities.some(({ unit }) => unit === "sites")) return "";
  const ours = new Set(figures.map(numberOf));
  const right = money.filter(({ value }) => ours.has(value)).length;
  // “Is it 400 or 500?” is not answered by yes.
  const isChoice = new Set(money.map(({ value }) => value)).size > 1;
  if (right > 0 && (right < money.length || isChoice)) return "";
  // One-time prices are not paid monthly.
  const isOnce = figures.some(
    (name) => unitOf(name) === "chf/once" && money.some(({ value }) => value === numberOf(name)),
  );
  if (isOnce && (tokens.includes("monthly") || tokens.includes("yearly"))) return composed[locale].onlyOnce;
  return right > 0 ? composed[locale].right : composed[locale].notQuite;
}

const isYear = (value: number) => value >= 1990 && value <= 2040;

/** The price of an offer with VAT, if the message asks for that and the offer has a price. */
export function vatSentences(offer: OfferKey, { tokens, locale }: ParsedMessage): string[] {
  const { price, name } = offerWords[offer];
  if (price === null || !tokens.includes("vat")) return [];
  return [composed[locale].withTax.replace("#", price).replace("@", name[locale])];
}

/** The question that an entry answers, as the text of a button or heading; empty if the catalogue has none. */
export function questionOf(id: string, locale: Locale): string {
  return catalogue.get(id)?.question[locale] ?? "";
}

/**
 * A list line for an offer, with the name of its price fact in braces; if `price` is null, it says that the offer is
 * quoted.
 */
export function offerLine(offer: OfferKey, price: string | null, locale: Locale): string {
  const { line, quoted } = composed[locale];
  return line
    .replace("@", offerWords[offer].name[locale])
    .replace("#", price === null ? quoted : `{${price}}`);
}

/** Each question with its whole answer: shortened, it might no longer be true. */
export function answersWithQuestions(ids: string[], locale: Locale): string[] {
  return ids.map(
    (id) =>
      `${composed[locale].under.replace("@", questionOf(id, locale))}\n${catalogue.get(id)?.say[locale] ?? ""}`,
  );
}

/**
 * If the message asks about a plan at a price that none has (“what is in your plan at 49 francs?”), the answer says so
 * first.
 */
export function withPriceCorrection(draft: Draft, { quantities, tokens, locale }: ParsedMessage): Draft {
  const [sum, ...more] = quantities.filter(({ unit }) => unit === "money");
  const isMeant =
    tokens.some((token) => OFFER_NOUNS.includes(token)) &&
    !tokens.some((token) => NOT_OUR_PRICE.includes(token));
  if (!sum || more.length > 0 || isOurFigure(sum.value) || !isMeant || draft.entries.length === 0)
    return draft;
  return { ...draft, template: `${composed[locale].noSuchPlan}\n${draft.template}` };
}

const OFFER_NOUNS = ["plan", "offer", "offre"];

/** With one of these words, an amount is a budget, or somebody else's price. */
const NOT_OUR_PRICE = "budget max have pay discount invoice wordpress agenc competitor member address".split(
  " ",
);

/** Tells a minor first who has to sign, then gives the answer or the price of what was named. Not for jobs. */
export function withMinorNotice(draft: Draft, message: ParsedMessage): Draft {
  if (draft.entries.includes("people.jobs")) return draft;
  const minor = entryAnswer([MINOR], message);
  if (draft.entries.length === 0 || draft.entries.includes(MINOR)) {
    const named = message.topic === null ? undefined : topicEntries[message.topic];
    return named === undefined ? minor : entryAnswer([MINOR, named], message);
  }
  const entries = [MINOR, ...draft.entries];
  return {
    ...draft,
    template: `${minor.template}\n${draft.template}`,
    pages: [...draft.pages, ...minor.pages],
    entries,
  };
}

const MINOR = "dealings.minor";
