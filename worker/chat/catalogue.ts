import { articles } from "#app/content/pages/blog";
import { home } from "#app/content/pages/home";
import { pricing } from "#app/content/pages/pricing";
import { chatbots } from "#app/content/services/chatbots";
import { hostingAndMaintenance } from "#app/content/services/hosting-and-maintenance";
import { seoVisibility } from "#app/content/services/seo-visibility";
import type { OffersWords } from "#app/content/shared/page-content";
import { pageNames } from "#app/content/shared/page-names";
import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { hostingKeys, hostingNames } from "#app/domain/offers/hosting";
import { amountAndPeriod } from "#app/domain/offers/money";
import { planKeys, plans, withGifts } from "#app/domain/offers/plans";

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

const separators = typeset({ en: ": ", fr: " : " });

const kinds: Localized<Record<Family, string>> = {
  en: { plan: "plan", search: "SEO", chatbot: "chatbot", hosting: "hosting" },
  fr: { plan: "Forfait", search: "SEO", chatbot: "Chatbot", hosting: "Hébergement" },
};

/** An offer's name with what it is an offer of, for a name may stand in several families. */
function label(locale: Locale, family: Family, name: string): string {
  const kind = kinds[locale][family];
  if (name.includes(kind)) return name;
  return locale === "en" ? `${name} ${kind}` : `${kind} ${name}`;
}

/** An offer as the pages would say it, from the very words that they print. */
function offerOf(
  locale: Locale,
  { family, page, name }: Pick<Offer, "family" | "page" | "name">,
  price: string,
  features: string[],
): Offer {
  const { features: held, gifts } = withGifts(features);
  const brief = `${label(locale, family, name)}${separators[locale]}${price}.`;
  const parts = [...held, ...gifts.map(({ text }) => text)];
  return { family, page, name, brief, line: `${brief} ${parts.join(" · ")}.` };
}

/** What is built once for each language, when it is first asked for. */
export function inEachLanguage<T>(build: (locale: Locale) => T): (locale: Locale) => T {
  const built = new Map<Locale, T>();
  return (locale) => {
    const value = built.get(locale) ?? build(locale);
    built.set(locale, value);
    return value;
  };
}

/** Every offer of the site in one language, built from what its pages print. */
export const offersIn = inEachLanguage((locale): Offer[] => {
  const cardOffer =
    (family: Family, page: string) =>
    ({ name, price: printed, features, note }: OffersWords["cards"][number]): Offer => {
      const { amount, period } = amountAndPeriod(printed);
      const held = note ? [...features, note.replace(/\.$/, "")] : features;
      const price = `${amount}${/\d/.test(amount) ? " " : ", "}${period}`;
      return offerOf(locale, { family, page, name }, price, held);
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
});

/** Every page that an answer may lead to: its title by its path. */
export const pagesIn = inEachLanguage((locale) => {
  return new Map<string, string>([
    ...Object.entries(pageNames[locale]).map(([address, name]) => [`/${locale}${address}`, name] as const),
    ...articles[locale].map(({ slug, title }) => [`/${locale}/blog/${slug}`, title] as const),
  ]);
});

/** A question that the site answers already, or an article with what it is about. */
export interface Document {
  title: string;
  text: string;
  /** Below the language. */
  page: string;
}

export const documentsIn = inEachLanguage((locale): Document[] => {
  return [
    ...home[locale].faq.items.map(({ question, answer }) => ({ title: question, text: answer, page: "" })),
    ...articles[locale].map(({ slug, title, excerpt }) => ({ title, text: excerpt, page: `/blog/${slug}` })),
  ];
});
