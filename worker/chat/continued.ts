import {
  composed,
  continuations,
  offerWords,
  ordinals,
  subjectEntries,
} from "#app/content/assistant/composed";
import { subjectWords } from "#app/content/assistant/synonyms";
import { families, type OfferKey } from "#app/domain/chat/facts";
import { familyOf, neighbour, type Talk } from "#app/domain/chat/talk";
import type { Topic } from "#app/domain/chat/topic";
import { CLEAR, type Found, PLAIN, SURE } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { isOnly } from "#worker/chat/reading/words";
import { catalogue, idOfOffer } from "./catalogue";
import { entryAnswer, type Given, told } from "./composition";

export const PRICE_WORDS = ["price", "pay", "plan", "website", "what"];

/** A question that only makes sense after the one before it. */
export function continued(heard: Heard, talk: Talk): Given | null {
  const { offer, about, entry } = talk;
  const { tokens, locale } = heard;
  const shown = shownAt(heard.address);
  if (
    offer === null &&
    (entry === null || entry.startsWith("prices.")) &&
    heard.length < SENTENCE &&
    OF_PLANS.includes(about ?? heard.read) &&
    isOnly(tokens, ["cheapest", "which", "what"]) &&
    tokens.includes("cheapest")
  )
    return entryAnswer(["prices.basic"], heard);
  if (shown !== undefined && isOnly(tokens, SHOWN_WORDS)) return entryAnswer([shown], heard);
  const meant = offerMeant(heard, talk);
  if (meant !== undefined) return entryAnswer([idOfOffer(meant)], heard);
  const further = furtherOf(heard, about, entry);
  if (further !== undefined) return entryAnswer([further], heard);
  if (
    offer === null &&
    tokens.includes("bigger") &&
    isOnly(tokens, ["bigger", "what"]) &&
    OF_PLANS.includes(about)
  )
    return entryAnswer(["prices.compare"], heard);
  if (offer === null) return yearlyOf(heard, about);
  const words = composed[locale];
  const has = (token: string) => tokens.includes(token);
  if (isOnly(tokens, OF_OFFER) && heard.offers.length === 0) {
    const step = has("bigger") ? 1 : has("smaller") || has("cheapest") ? -1 : null;
    if (step !== null) {
      const next = neighbour(offer, step);
      return entryAnswer(
        [idOfOffer(next ?? offer)],
        heard,
        next ? "" : step === 1 ? words.biggest : words.smallest,
      );
    }
  }
  if (isOnly(tokens, [...PRICE_WORDS, "yearly"]) && has("yearly") && heard.counts.length === 0)
    return byTheYear(heard, offer);
  if (
    isOnly(tokens, ["price", "monthly", "pay", "what"]) &&
    heard.counts.length === 0 &&
    heard.offers.length === 0
  )
    return entryAnswer([idOfOffer(offer)], heard);
  return null;
}

/** “The second one”, “the biggest”: one of the offers that are talked about. */
function offerMeant({ tokens, offers, counts }: Heard, talk: Talk): OfferKey | undefined {
  const place = tokens.flatMap((token) => ordinals[token] ?? [])[0];
  const isBeside = (token: string) => ordinals[token] !== undefined || OF_OFFER.includes(token);
  if (offers.length > 0 || counts.length > 0 || !tokens.every(isBeside)) return undefined;
  const row = (talk.about === null ? undefined : offersOf[talk.about]) ?? [];
  if (place !== undefined) return row.at(place);
  if (talk.offer !== null || OF_PLANS.includes(talk.about)) return undefined;
  return tokens.includes("bigger")
    ? row.findLast((each) => familyOf(each) === familyOf(row[0] ?? each))
    : tokens.includes("smaller") || tokens.includes("cheapest")
      ? row[0]
      : undefined;
}

/** What is asked of one offer of several. */
const OF_OFFER = [
  ...PRICE_WORDS,
  ..."bigger smaller cheapest include difference add take see talk more plan".split(" "),
];

/** The offers of a subject, from the smallest to the biggest. */
const offersOf: Partial<Record<Topic, readonly OfferKey[]>> = {
  site: families.plan,
  plans: families.plan,
  shop: families.plan,
  search: [...families.search, ...families.local],
  bot: families.bot,
  hosting: families.hosting,
};

/** “And how long?”: what few words ask of the subject that they name, of what is talked about, or of the page. */
function furtherOf(heard: Heard, talked: Topic | null, said: string | null): string | undefined {
  const { tokens, about, read, whole, counts, offers, isWhether } = heard;
  // “He is there when?” asks of nothing that was said.
  if (heard.length >= MOST_OF_WHEN && tokens.length === 1 && ["when", "quand"].includes(tokens[0] ?? ""))
    return undefined;
  // “Can you look after it?” does not ask who does.
  if (counts.length > 0 || offers.length > 0 || (isWhether && tokens.every((token) => token === "occup")))
    return undefined;
  const words = about === null ? tokens : tokens.filter((token) => token !== subjectWords[about]);
  const asked = furtherQuestions.find(
    ({ telling, beside }) =>
      words.some((token) => telling.has(token)) && isOnly(words, [...telling, ...beside]),
  );
  const [best] = whole;
  const isBare = heard.length < 3 || (tokens.includes("price") && heard.length < SENTENCE);
  if (!asked || (best && isElse(best, isBare))) return undefined;
  const isKnown = (each: Topic | null) =>
    each !== null && (subjectEntries[each] ?? asked.of[each]) !== undefined;
  const topic = [about, talked, read].find(isKnown);
  const known = asked.of[about === null ? (said ?? "") : ""] ?? asked.of[topic ?? ""];
  const rest = asked.otherwise ?? (asked.isSaid ? (said ?? undefined) : undefined);
  return known ?? (about === null || tokens.includes("price") || tokens.includes("delay") ? rest : undefined);
}

const MOST_OF_WHEN = 4;

/** Small talk, or an answer that the words ask for as they stand. */
function isElse({ id, score }: Found, isBare: boolean): boolean {
  const about = catalogue.get(id)?.about ?? null;
  return id.startsWith("talk.") ? score >= SURE : about !== null && score >= (isBare ? PLAIN : CLEAR);
}

const furtherQuestions = continuations.map(({ telling, words, ...answers }) => ({
  ...answers,
  telling: new Set(telling.split(" ")),
  beside: words.split(" "),
}));

/** So few words ask for no more than they say. */
const SENTENCE = 5;

const OF_PLANS: (Topic | null)[] = [null, "plans", "site"];

/** “How much was this one?”, on the page of a case. */
const SHOWN_WORDS = ["price", "delay", "take", "what", "pay", "total", "work", "customer", "weeks", "result"];

function shownAt(address: string): string | undefined {
  if (!address.startsWith("/showcases/")) return undefined;
  return [...catalogue].find(([id, { page }]) => page === address && id.startsWith("cases."))?.[0];
}

function yearlyOf(heard: Heard, about: Topic | null): Given | null {
  if (!heard.tokens.includes("yearly") || !isOnly(heard.tokens, [...PRICE_WORDS, "yearly"])) return null;
  if (heard.counts.length > 0) return null;
  const id =
    about === "search" || about === "bot" || about === "hosting" ? subjectEntries[about] : "prices.yearly";
  return id ? entryAnswer([id], heard) : null;
}

export function byTheYear(heard: Heard, offer: OfferKey): Given {
  const { price, name } = offerWords[offer];
  const words = composed[heard.locale];
  if (price === null) return entryAnswer([idOfOffer(offer)], heard);
  const family = familyOf(offer);
  const template =
    family === "plan"
      ? words.yearlyPlan
      : offer === "bot.essential"
        ? words.yearlyBot
        : family === "hosting"
          ? words.byYear
          : words.once;
  const key = family === "plan" ? offer : price;
  const entry = catalogue.get(idOfOffer(offer));
  return told(
    template.replaceAll("#", key).replaceAll("@", name[heard.locale]),
    entry?.page ?? null,
    { about: entry?.about ?? null, offer },
    { entries: [idOfOffer(offer), "prices.yearly"] },
  );
}
