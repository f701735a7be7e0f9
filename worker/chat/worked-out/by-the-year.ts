import { composed, offerWords } from "#app/content/assistant/composed";
import type { OfferKey } from "#app/domain/chat/facts";
import { familyOf } from "#app/domain/chat/talk";
import { catalogue, idOfOffer } from "#worker/chat/catalogue";
import { entryAnswer, type Given, told } from "#worker/chat/composition";
import type { Heard } from "#worker/chat/reading/understand";

/** What an offer costs per year, or that it is paid once. An offer without a price gets its usual answer. */
export function byTheYear(heard: Heard, offer: OfferKey): Given {
  const { price, name } = offerWords[offer];
  if (price === null) return entryAnswer([idOfOffer(offer)], heard);
  const key = familyOf(offer) === "plan" ? offer : price;
  const entry = catalogue.get(idOfOffer(offer));
  return told(
    sentenceFor(offer, heard).replaceAll("#", key).replaceAll("@", name[heard.locale]),
    entry?.page ?? null,
    { about: entry?.about ?? null, offer },
    { entries: [idOfOffer(offer), "prices.yearly"] },
  );
}

function sentenceFor(offer: OfferKey, { locale }: Heard): string {
  const words = composed[locale];
  if (offer === "bot.essential") return words.yearlyBot;
  const family = familyOf(offer);
  return family === "plan" ? words.yearlyPlan : family === "hosting" ? words.byYear : words.once;
}
