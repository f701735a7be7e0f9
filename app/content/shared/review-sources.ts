import type { Locale } from "#app/domain/language/locale";
import type { SiteLink } from "./page-content";

const website = "/services/website-design-development";
const search = "/services/seo-visibility";
const leads = "/services/lead-generation";
const marketing = "/services/digital-marketing";
const design = "/services/graphic-design";
const chatbots = "/services/artificial-intelligence-ai/chatbots";
const intelligence = "/services/artificial-intelligence-ai";

const sources = {
  site: { en: "Website", fr: "Site web", to: website },
  seo: { en: "SEO", fr: "SEO", to: search },
  local: { en: "Local search", fr: "Recherche locale", to: search },
  leads: { en: "Lead generation", fr: "Acquisition de prospects", to: leads },
  ads: { en: "Digital marketing", fr: "Marketing digital", to: marketing },
  brand: { en: "Graphic design and branding", fr: "Graphisme et image de marque", to: design },
  bots: { en: "Chatbots and AI", fr: "Chatbots et IA", to: chatbots },
  ai: { en: "Artificial intelligence", fr: "Intelligence artificielle", to: intelligence },
} as const;

export type ReviewSource = keyof typeof sources;

/** The service that a client bought, as a link to its page. */
export function reviewSource(key: ReviewSource, locale: Locale): SiteLink {
  const { to, [locale]: label } = sources[key];
  return { label, to };
}
