import { composed, offerWords } from "#app/content/assistant/composed";
import { subjectWords } from "#app/content/assistant/synonyms";
import { families, numberOf, type OfferKey } from "#app/domain/chat/facts";
import { familyOf } from "#app/domain/chat/talk";
import type { Topic } from "#app/domain/chat/topic";
import { catalogue, idOfOffer } from "#worker/chat/catalogue";
import {
  choiceOf,
  entryAnswer,
  type Given,
  lineOf,
  PRICE_WORDS,
  taxOf,
  told,
  unitOf,
  verdict,
} from "#worker/chat/composition";
import { starts } from "#worker/chat/fill";
import { NEAREST, SURE } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { isOnly, plain } from "#worker/chat/reading/words";
import { byTheYear } from "./by-the-year";
import { asksForYears, BY_MONTH } from "./years";

/** Offers that are named: one with what is right of it, several side by side. */
export function ofOffers(heard: Heard): Given | null {
  const { offers, locale, tokens, ambiguous } = heard;
  const words = composed[locale];
  if (ambiguous)
    return told(
      words[ambiguous],
      "/pricing",
      { about: null, offer: null },
      {
        choices: [choiceOf("visibility.essential", locale), choiceOf("craft.essential", locale)],
      },
    );
  const [one, other] = offers;
  if (!one) {
    const priced = offerAt(heard);
    return priced === undefined ? null : entryAnswer([priced], heard);
  }
  const beside = other ? undefined : besideOf(one, heard);
  if (beside !== undefined) return entryAnswer([idOfOffer(one), beside], heard);
  const best = heard.whole[0];
  const isAskingMore =
    best !== undefined && best.score > NEAREST && catalogue.get(best.id)?.offer === undefined;
  // A price that is named with an offer asks whether it is right.
  const isPriced = verdict(heard, offerWords[one].figures) !== "";
  const isOfSum = best !== undefined && OF_SUMS.includes(best.id);
  const isSurelyMore =
    best !== undefined &&
    !isOfSum &&
    (best.id === IN_SHORT || (best.score > SURE && !tokens.includes("difference")));
  if (!isPriced && (other ? isSurelyMore : isAskingMore)) return null;
  if (!other) {
    if (tokens.includes("yearly") && familyOf(one) === "plan") return byTheYear(heard, one);
    const given = entryAnswer([idOfOffer(one)], heard, verdict(heard, offerWords[one].figures));
    const tax = taxOf(one, heard);
    if (tax.length === 0) return given;
    return {
      ...given,
      template: [given.template, ...tax].join(" "),
      entries: [...given.entries, "prices.vat"],
    };
  }
  // What is asked for is what the two that most choose between do not share: both at length would hide it.
  const isOfTwo = offers.length === 2 && offers.every((each) => each === "basic" || each === "pro");
  if (isOfTwo && tokens.includes("difference"))
    return { ...entryAnswer([IN_SHORT], heard), entries: [...offers.map(idOfOffer), IN_SHORT] };
  const priceOf = (offer: OfferKey) => {
    const { price } = offerWords[offer];
    const isYear = price !== null && tokens.includes("yearly") && familyOf(offer) === "plan";
    if (!isYear) return price;
    return BY_MONTH.test(plain(heard.text)) ? `yearly(${price})` : `${offer}.year`;
  };
  const lines = offers.slice(0, 3).map((offer) => lineOf(offer, priceOf(offer), locale));
  const figures = offers.slice(0, 3).flatMap((offer) => priceOf(offer) ?? []);
  const kinds = new Set(figures.map(unitOfSum));
  const isComparing = tokens.includes("difference") || familyOf(one) === familyOf(other);
  const sum =
    figures.length < 2
      ? ""
      : isComparing
        ? kinds.size === 1 && figures.length === 2
          ? words.difference.replace("#", figures.join(", "))
          : ""
        : starts.some((units) => [...kinds].every((unit) => units.includes(unit)))
          ? words.together.replaceAll("#", figures.join(", "))
          : "";
  const [year] = figures.filter((name) => unitOfSum(name) === "chf/year");
  const isForYears = year !== undefined && asksForYears(heard);
  const next = isForYears ? words.yearsAfter.replaceAll("#", year) : "";
  const pages = offers.map((offer) => catalogue.get(idOfOffer(offer))?.page ?? "/pricing");
  const ids = offers.map(idOfOffer);
  const details = isComparing ? ids.slice(0, 2).map((id) => catalogue.get(id)?.say[locale] ?? "") : [];
  const text = (isComparing ? [...details, sum] : [...lines, sum, next])
    .filter((line) => line !== "")
    .join("\n");
  return {
    ...told(
      text,
      pages[0] ?? null,
      { about: catalogue.get(ids.at(-1) ?? "")?.about ?? null, offer: other },
      { entries: ids },
    ),
    pages: [...new Set(pages)],
  };
}

const unitOfSum = (name: string) => (name.startsWith("yearly(") ? "chf/year" : unitOf(name));

/** “Pro plus a chatbot, how much?” */
function besideOf(offer: OfferKey, { about, tokens }: Heard): string | undefined {
  if (about === null) return undefined;
  return isOnly(tokens, [...PRICE_WORDS, "total", offer, subjectWords[about] ?? ""])
    ? besidePlans[about]
    : undefined;
}

const besidePlans: Partial<Record<Topic, string>> = {
  bot: "craft.bots",
  search: "visibility.seo",
  hosting: "running.included",
};

/** What is asked of two offers together is their sum. */
const OF_SUMS = ["prices.firstYear", "prices.yearly", "prices.vat"];

/** “Basic or Pro, in one sentence.” */
const IN_SHORT = "prices.inShort";

/** “What do I get for 750?”, “a plan at 250 francs?” */
function offerAt({ counts, tokens }: Heard): string | undefined {
  const [count, ...more] = counts;
  const isAsked = tokens.includes("what") || tokens.includes("include");
  const isPrice = count?.of === "money" || (count?.of === null && isAsked);
  if (!count || !isPrice || more.length > 0 || !isOnly(tokens, AMOUNT_WORDS)) return undefined;
  return idAt(count.value);
}

function idAt(price: number): string | undefined {
  const isAt = (offer: OfferKey) => numberOf(offerWords[offer].price ?? "") === price;
  const offer = Object.values(families).flat().find(isAt);
  if (offer) return idOfOffer(offer);
  return price === numberOf("design.from") ? "craft.logo" : undefined;
}

/** “Just tell me what I get for 250.” */
export function gotFor(heard: Heard): Given | null {
  const [count, ...more] = heard.counts;
  if (!count || more.length > 0 || !GOT_FOR.test(plain(heard.text))) return null;
  const id = idAt(count.value);
  return id === undefined ? null : entryAnswer([id], heard);
}

const GOT_FOR =
  /\b(?:what (?:do |will |would )?(?:i|we) (?:really |actually )?get|(?:qu est ce que|ce que) (?:j|on|nous|je) (?:ai|a|avons|recois|obtiens|aurai)) (?:for|pour) (?:chf )?\d+(?: (?:francs?|chf|balles|stutz|bucks))?$/;

/** “What is the cheapest thing that you have?” asks of no offer that is talked about. */
export function cheapestOf(heard: Heard): Given | null {
  return heard.tokens.includes("cheapest") && OF_ALL.test(plain(heard.text))
    ? entryAnswer(["billing.small"], heard)
    : null;
}

const OF_ALL =
  /\b(?:que vous (?:ayez|avez|faites|proposez|vendez|offrez)|chez vous|you (?:ve got|have|do|offer|sell))\b/;

/** What asks for no more than what an amount buys. */
const AMOUNT_WORDS = "what include franc chf receive price monthly yearly plan offer have website".split(" ");
