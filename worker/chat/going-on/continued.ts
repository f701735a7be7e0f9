import {
  bareWords,
  compareEntries,
  composed,
  delayEntries,
  offerWords,
  ordinals,
  payEntries,
  priceEntries,
  subjectEntries,
} from "#app/content/assistant/composed";
import { subjectWords } from "#app/content/assistant/synonyms";
import { families, type OfferKey } from "#app/domain/chat/facts";
import { beyond, familyOf, type Talk } from "#app/domain/chat/talk";
import type { Topic } from "#app/domain/chat/topic";
import { catalogue, idOfOffer, isTalk } from "#worker/chat/catalogue";
import { entryAnswer, type Given, lineOf, namesIn, told, unitOf } from "#worker/chat/composition";
import { type Found, NEAREST, SURE } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { isOnly, plain } from "#worker/chat/reading/words";

/** “And who pays for that?” */
const WHO_PAYS =
  /^(?:(?:and|et|ok|pis|puis) )*(?:who pays?(?: for)?(?: (?:that|it|this|them|those))?|(?:c est )?qui (?:qui )?(?:paie|paye)(?: (?:ca|cela|tout ca|pour ca))?)$/;

/** Whether a question goes on with what was just answered, so that it is none of its own. */
export const asksWhoPays = ({ text }: Heard) => WHO_PAYS.test(plain(text));

/** “C'est en plus ?”, “is it extra?” */
const EXTRA =
  /^(?:(?:et|and|ok) )*(?:c est|c|ca|cela|est ce|is (?:it|that|this)|it s|that s)? ?(?:en (?:plus|sus|supplement)|compris|inclus|included|extra|on top)$/;

export const PRICE_WORDS = ["price", "pay", "plan", "website", "what"];

/** A question that only makes sense after the one before it. */
export function continued(heard: Heard, talk: Talk): Given | null {
  const { offer, about, entry } = talk;
  const { tokens, locale } = heard;
  const shown = shownAt(heard.address);
  if (
    offer === null &&
    (entry === null || entry.startsWith("prices.")) &&
    heard.length < FULL_MESSAGE &&
    OF_PLANS.includes(about ?? heard.read) &&
    isOnly(tokens, ["cheapest", "which", "what"]) &&
    tokens.includes("cheapest")
  )
    return entryAnswer(["prices.basic"], heard);
  if (shown !== undefined && isOnly(tokens, SHOWN_WORDS)) return entryAnswer([shown], heard);
  const meant = offerMeant(heard, talk);
  if (meant !== undefined) return entryAnswer([idOfOffer(meant)], heard);
  // Whether what was just answered is in the price stands in that answer.
  if (EXTRA.test(plain(heard.text)) && figuresOf(entry, ofPrice.unit).length > 0)
    return entryAnswer([entry ?? ""], heard);
  const paid = asksWhoPays(heard) ? payEntries[talk.about ?? "plans"] : undefined;
  if (paid !== undefined) return entryAnswer([paid], heard);
  const bare = bareOf(heard, talk);
  if (bare !== undefined) return entryAnswer([bare], heard);
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
      const [next, ...others] = beyond(offer, step);
      if (!next) return entryAnswer([idOfOffer(offer)], heard, step === 1 ? words.biggest : words.smallest);
      const given = entryAnswer([idOfOffer(next)], heard);
      if (step === -1 || others.length === 0) return given;
      return { ...given, template: `${given.template}\n${beyondIt(others, heard)}` };
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

/** “The biggest one?” may mean one beyond the next, too. */
function beyondIt(offers: OfferKey[], { locale }: Heard): string {
  return [
    composed[locale].beyond,
    ...offers.map((offer) => lineOf(offer, offerWords[offer].price, locale)),
  ].join("\n");
}

/** “The second one”, “the biggest”: one of the offers that are talked about. */
function offerMeant({ tokens, offers, counts }: Heard, talk: Talk): OfferKey | undefined {
  const place = tokens.flatMap((token) => ordinals[token] ?? [])[0];
  const isBeside = (token: string) => ordinals[token] !== undefined || OF_OFFER.includes(token);
  if (offers.length > 0 || counts.length > 0 || !tokens.every(isBeside)) return undefined;
  const isDearest = tokens.includes("bigger") || ["most", "dear"].every((token) => tokens.includes(token));
  const row = (talk.about === null ? undefined : offersOf[talk.about]) ?? [];
  if (place !== undefined) return row.at(place);
  if (talk.offer !== null || OF_PLANS.includes(talk.about)) return undefined;
  return isDearest
    ? row.findLast((each) => familyOf(each) === familyOf(row[0] ?? each))
    : tokens.includes("smaller") || tokens.includes("cheapest")
      ? row[0]
      : undefined;
}

/** “The difference to the middle one?”: the offer that is talked about and another one. */
export function pairMeant(heard: Heard, talk: Talk): OfferKey[] {
  const meant = heard.tokens.includes("difference") ? offerMeant(heard, talk) : undefined;
  return talk.offer === null || meant === undefined || meant === talk.offer ? [] : [talk.offer, meant];
}

/** What is asked of one offer of several. */
const OF_OFFER = [
  ...PRICE_WORDS,
  ..."bigger smaller cheapest include difference add take see talk more most dear plan".split(" "),
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

/**
 * “How much?”, “and how long?”, or only “SEO”: what was answered last where it has a price or a duration of its own, else that of the subject of the
 * words, of what is talked about, or of the page.
 */
function bareOf(
  { tokens, about, read, whole, counts, offers, length }: Heard,
  talk: Talk,
): string | undefined {
  // “He is there when?” asks of nothing that was said.
  const isTold =
    length >= FULL_MESSAGE - 1 && tokens.length === 1 && ["when", "quand"].includes(tokens[0] ?? "");
  if (isTold || counts.length > 0 || offers.length > 0) return undefined;
  const words = about === null ? tokens : tokens.filter((token) => token !== subjectWords[about]);
  const kind =
    about !== null && words.length === 0
      ? ofPrice
      : [ofPrice, ofDelay, ofDifference].find(
          ({ telling, allowed }) => telling.some((token) => words.includes(token)) && isOnly(words, allowed),
        );
  const [best] = whole;
  // “How much a month?” names no subject: it does not ask what another one costs than what is talked about.
  const isOfOther =
    kind === ofPrice &&
    about === null &&
    talk.about !== null &&
    best !== undefined &&
    Object.values(priceEntries).includes(best.id) &&
    catalogue.get(best.id)?.about !== talk.about;
  if (!kind || (best && best.id !== talk.entry && isElse(best) && !isOfOther)) return undefined;
  const known = [about, talk.about, read].flatMap((each) => (each && kind.entries[each]) ?? [])[0];
  const general = known ?? (talk.about === null ? kind.otherwise : undefined);
  const isOwn =
    about === null &&
    figuresOf(talk.entry, kind.unit).some((name) => !figuresOf(general, kind.unit).includes(name));
  return isOwn ? (talk.entry ?? undefined) : general;
}

/** The prices, or the durations, that an answer names. */
function figuresOf(id: string | null | undefined, unit: RegExp | null): string[] {
  return namesIn(catalogue.get(id ?? "")?.say.en ?? "").filter((name) => unit?.test(unitOf(name)));
}

/** Small talk, or an answer that the words ask for as they stand. */
function isElse({ id, score }: Found): boolean {
  const isAside = (catalogue.get(id)?.about ?? null) === null;
  return isAside ? isTalk(id) && score >= SURE : score >= NEAREST;
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

/** A message of fewer words asks for no more than some of them say. */
export const FULL_MESSAGE = 5;

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

/** What an offer costs by the year, or that it is paid once; one without a price is answered as ever. */
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
