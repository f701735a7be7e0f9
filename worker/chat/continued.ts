import { composed, offerWords, subjectEntries } from "#app/content/assistant/composed";
import type { OfferKey } from "#app/domain/chat/facts";
import { familyOf, neighbour, type Talk } from "#app/domain/chat/talk";
import type { Topic } from "#app/domain/chat/topic";
import { catalogue, idOfOffer } from "./catalogue";
import { entryAnswer, type Given, told } from "./composition";
import { type Heard, isOnly } from "./understand";
import { isLight } from "./words";

export const PRICE_WORDS = ["price", "pay", "plan", "website", "what"];

/** What a question says that only asks to choose. */
const CHOICE_WORDS = [
  "which",
  "restaurant",
  "recommend",
  "best",
  "better",
  "mieux",
  "meilleur",
  "start",
  "need",
];

/** “Which one for a bakery?” */
const choosing: Partial<Record<Topic, string>> = {
  search: "reach.which",
  plans: "prices.which",
  site: "prices.which",
  shop: "prices.which",
  bot: "craft.bots",
  ads: "visibility.adsChoice",
  hosting: "running.hosting",
};

/** A question that only makes sense after the one before it. */
export function continued(heard: Heard, { offer, about }: Talk): Given | null {
  const { tokens, locale } = heard;
  const shown = shownAt(heard.address);
  if (
    offer === null &&
    heard.length < SENTENCE &&
    OF_PLANS.includes(about ?? heard.read) &&
    isOnly(tokens, ["cheapest", "which", "what"]) &&
    tokens.includes("cheapest")
  )
    return entryAnswer(["prices.basic"], heard);
  if (shown !== undefined && isOnly(tokens, SHOWN_WORDS)) return entryAnswer([shown], heard);
  const which = about === null ? undefined : choosing[about];
  if (which !== undefined && tokens.includes("which") && isOnly(tokens, CHOICE_WORDS))
    return entryAnswer([which], heard);
  if (
    offer === null &&
    tokens.includes("bigger") &&
    isOnly(tokens, ["bigger", "what"]) &&
    OF_PLANS.includes(about)
  )
    return entryAnswer(["prices.compare"], heard);
  if (offer === null) return yearlyOf(heard, about) ?? priceOf(heard, about ?? heard.read);
  const words = composed[locale];
  const has = (token: string) => tokens.includes(token);
  if (isOnly(tokens, [...PRICE_WORDS, "bigger", "smaller", "cheapest"]) && heard.offers.length === 0) {
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

/** So few words ask for no more than they say. */
const SENTENCE = 5;

const OF_PLANS: (Topic | null)[] = [null, "plans", "site"];

/** “How much was this one?”, on the page of a case. */
const SHOWN_WORDS = ["price", "delay", "take", "what", "pay", "total", "work", "customer", "weeks", "result"];

function shownAt(address: string): string | undefined {
  if (!address.startsWith("/showcases/")) return undefined;
  return [...catalogue].find(([, { page }]) => page === address)?.[0];
}

function yearlyOf(heard: Heard, about: Topic | null): Given | null {
  if (!heard.tokens.includes("yearly") || !isOnly(heard.tokens, [...PRICE_WORDS, "yearly"])) return null;
  if (heard.counts.length > 0) return null;
  const id =
    about === "search" || about === "bot" || about === "hosting" ? subjectEntries[about] : "prices.yearly";
  return id ? entryAnswer([id], heard) : null;
}

/** “How much is it?”, of what is talked about, or what the page is about. */
function priceOf(heard: Heard, about: Topic | null): Given | null {
  const id = about === null ? undefined : subjectEntries[about];
  const telling = heard.tokens.filter((token) => !isLight(token) || token === "restaurant");
  const isPrice = heard.tokens.includes("price") || heard.tokens.length === 1;
  const isBare = isPrice && isOnly(telling, ["price", "monthly"]);
  return id !== undefined && isBare && heard.counts.length === 0 ? entryAnswer([id], heard) : null;
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
