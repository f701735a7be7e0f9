import { composed, offerWords } from "#app/content/assistant/composed";
import { familyOf } from "#app/domain/chat/conversation-state";
import type { OfferKey } from "#app/domain/chat/facts";
import { catalogue, entryOfOffer } from "#worker/chat/catalogue";
import { composedAnswer, type Draft, entryAnswer, priceVerdict } from "#worker/chat/composition";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";

/** What an offer costs per year, or that it is paid once. An offer without a price gets its usual answer. */
export function yearlyPriceAnswer(message: ParsedMessage, offer: OfferKey): Draft {
  const { price, name } = offerWords[offer];
  if (price === null) return entryAnswer([entryOfOffer(offer)], message);
  const key = familyOf(offer) === "plan" ? offer : price;
  const entry = catalogue.get(entryOfOffer(offer));
  const sentence = sentenceFor(offer, message).replaceAll("#", key).replaceAll("@", name[message.locale]);
  const figures = familyOf(offer) === "plan" ? [...offerWords[offer].figures, `${offer}.year`] : [];
  return composedAnswer(
    figures.length === 0 ? sentence : `${priceVerdict(message, figures)} ${sentence}`.trim(),
    entry?.page ?? null,
    { topic: entry?.topic ?? null, offer },
    { entries: [entryOfOffer(offer), "prices.yearly"] },
  );
}

function sentenceFor(offer: OfferKey, { locale }: ParsedMessage): string {
  const words = composed[locale];
  if (offer === "bot.essential") return words.yearlyBot;
  const family = familyOf(offer);
  return family === "plan" ? words.yearlyPlan : family === "hosting" ? words.byYear : words.once;
}
