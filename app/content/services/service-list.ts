import type { ServiceEntry } from "#app/content/shared/page-content";
import type { Locale, Localized } from "#app/domain/language/locale";
import { leastPrices } from "#app/domain/offers/least-prices";
import { formatFrancs, type Price } from "#app/domain/offers/money";

const serviceList: Localized<ServiceEntry[]> = {
  en: [
    {
      symbol: "site",
      label: "Website design",
      to: "/services/website-design-development",
      text: "A new site, or a redesign of the one you have.",
    },
    {
      symbol: "search",
      label: "SEO and visibility",
      to: "/services/seo-visibility",
      text: "Found on Google by people in your area.",
    },
    {
      symbol: "assistant",
      label: "Chatbots and AI",
      to: "/services/artificial-intelligence-ai",
      text: "A chatbot that answers from your own pages.",
    },
    {
      symbol: "design",
      label: "Graphic design",
      to: "/services/graphic-design",
      text: "Logo, brand guidelines, printed materials.",
    },
    {
      symbol: "leads",
      label: "Lead generation",
      to: "/services/lead-generation",
      text: "Google Ads and pages, judged by the calls they bring.",
    },
    {
      symbol: "hosting",
      label: "Hosting and maintenance",
      to: "/services/hosting-and-maintenance",
      text: "Swiss servers, watched day and night.",
    },
  ],
  fr: [
    {
      symbol: "site",
      label: "Création de sites",
      to: "/services/website-design-development",
      text: "Un nouveau site, ou la refonte du vôtre.",
    },
    {
      symbol: "search",
      label: "SEO et visibilité",
      to: "/services/seo-visibility",
      text: "Vos clients de la région vous trouvent.",
    },
    {
      symbol: "assistant",
      label: "Chatbots et IA",
      to: "/services/artificial-intelligence-ai",
      text: "Un chatbot qui répond à partir de vos pages.",
    },
    {
      symbol: "design",
      label: "Graphisme",
      to: "/services/graphic-design",
      text: "Logo, charte graphique, imprimés.",
    },
    {
      symbol: "leads",
      label: "Acquisition de prospects",
      to: "/services/lead-generation",
      text: "Google Ads et pages, mesurés en appels et en demandes.",
    },
    {
      symbol: "hosting",
      label: "Hébergement et maintenance",
      to: "/services/hosting-and-maintenance",
      text: "Des serveurs suisses, surveillés jour\u00A0et\u00A0nuit.",
    },
  ],
};

type Said = Record<ServiceEntry["symbol"], string>;

/** The lowest price of each service, with the words for recurring ones. */
function pricesPer(locale: Locale, month: string, year: string): Said {
  const [from, onRequest] = locale === "fr" ? ["dès", "sur demande"] : ["from", "on request"];
  const price = ({ francs, per }: Price) =>
    `${from} ${formatFrancs(francs, locale)}${per ? periods[per] : ""}`;
  const periods = { month, year };
  return {
    site: price(leastPrices.site),
    search: price(leastPrices.search),
    assistant: price(leastPrices.assistant),
    design: price(leastPrices.design),
    leads: onRequest,
    hosting: price(leastPrices.hosting),
  };
}

const servicePrices: Localized<Said> = {
  en: pricesPer("en", " a month", " a year"),
  fr: pricesPer("fr", " par mois", " par an"),
};

/** Short enough for six entries on a phone. */
const inMenu: Localized<{ names: Said; prices: Said }> = {
  en: {
    names: {
      site: "Websites",
      search: "SEO",
      assistant: "Chatbots, AI",
      design: "Graphic design",
      leads: "Leads",
      hosting: "Hosting",
    },
    prices: pricesPer("en", "/mo.", "/yr."),
  },
  fr: {
    names: {
      site: "Sites",
      search: "SEO",
      assistant: "Chatbots et IA",
      design: "Graphisme",
      leads: "Prospects",
      hosting: "Hébergement",
    },
    prices: pricesPer("fr", "/mois", "/an"),
  },
};

/** The six services, one line each, typeset in the language of the page. */
export const servicesIn = (locale: Locale) => serviceList[locale];

/** The lowest price of each service, in the same way. */
export const servicePricesIn = (locale: Locale) => servicePrices[locale];

/** A service's name and price for a menu, in the same way. */
export const inMenuOf = (locale: Locale, symbol: ServiceEntry["symbol"]) => ({
  label: inMenu[locale].names[symbol],
  price: inMenu[locale].prices[symbol],
});
