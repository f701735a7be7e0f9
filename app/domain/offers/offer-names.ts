import type { Localized } from "#app/domain/language/locale";

/** Offers that are chosen on their own page and asked for on the contact page, by what its address calls them. */
const offerNames = new Map<string, Localized<string>>([
  ["seo-essential", { en: "SEO Essential", fr: "SEO Essentiel" }],
  ["seo-advanced", { en: "SEO Advanced", fr: "SEO Avancé" }],
  ["seo-expert", { en: "SEO Expert", fr: "SEO Expert" }],
  ["seo-local", { en: "Local SEO", fr: "SEO local" }],
  ["chatbot-essential", { en: "Essential chatbot", fr: "Chatbot Essentiel" }],
  ["chatbot-pro", { en: "Pro chatbot", fr: "Chatbot Pro" }],
  ["chatbot-ultimate", { en: "Ultimate chatbot", fr: "Chatbot Ultime" }],
]);

/** An offer's name in both languages; undefined where an address names none. */
export const offerNameOf = (value: string | null): Localized<string> | undefined =>
  offerNames.get(value ?? "");
