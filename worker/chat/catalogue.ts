import { chatbots } from "#app/content/chatbots";
import { hostingAndMaintenance } from "#app/content/hosting-and-maintenance";
import type { OffersWords } from "#app/content/page-content";
import { pricing } from "#app/content/pricing";
import { seoVisibility } from "#app/content/seo-visibility";
import { hostingKeys, hostingNames } from "#app/domain/hosting";
import type { Locale } from "#app/domain/locale";
import { amountAndPeriod } from "#app/domain/money";
import { planKeys, plans, withGifts } from "#app/domain/plans";

/** The families of offers; a name such as Pro may stand in more than one. */
export type Family = "plan" | "search" | "chatbot" | "hosting";

export interface Offer {
  family: Family;
  /** As its page calls it. */
  name: string;
  /** What it costs. */
  brief: string;
  /** What it costs and what it holds. */
  line: string;
  /** Below the language. */
  page: string;
}

const separators = { en: ": ", fr: " : " };

/** An offer as the pages would say it, from the very words that they print. */
function offerOf(
  locale: Locale,
  { family, page, name }: Pick<Offer, "family" | "page" | "name">,
  price: string,
  features: string[],
): Offer {
  const { features: held, gifts } = withGifts(features);
  const brief = `${name}${separators[locale]}${price}.`;
  const parts = [...held, ...gifts.map(({ text }) => text)];
  return { family, page, name, brief, line: `${brief} ${parts.join(", ")}.` };
}

/** Every offer of the site in one language, built from what its pages print. */
export function offersIn(locale: Locale): Offer[] {
  const cardOffer =
    (family: Family, page: string) =>
    ({ name, price, features, note }: OffersWords["cards"][number]): Offer => {
      const { amount, period } = amountAndPeriod(price);
      const held = note ? [...features, note.replace(/\.$/, "")] : features;
      return offerOf(locale, { family, page, name }, `${amount} ${period}`, held);
    };
  return [
    ...planKeys.map((key) => {
      const { price, period, features } = pricing[locale].plans.cards[key];
      const both = `${price.monthly} ${period.monthly}, ${price.yearly} ${period.yearly}`;
      const said = plans[key].monthly === null ? period.monthly : both;
      return offerOf(locale, { family: "plan", page: "/pricing", name: plans[key].name }, said, features);
    }),
    ...seoVisibility[locale].offers.cards.map(cardOffer("search", "/services/seo-visibility")),
    ...chatbots[locale].offers.cards.map(
      cardOffer("chatbot", "/services/artificial-intelligence-ai/chatbots"),
    ),
    ...hostingKeys.map((key) => {
      const { price, bullets } = hostingAndMaintenance[locale].plans.cards[key];
      const page = "/services/hosting-and-maintenance";
      return offerOf(locale, { family: "hosting", page, name: hostingNames[key] }, price, bullets);
    }),
  ];
}
