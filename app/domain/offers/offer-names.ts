import type { Localized } from "#app/domain/language/locale";

/** Offers that have a link to the contact form, by their value in the address. */
const offerNames = new Map<string, Localized<string>>([
  ["seo-essential", { en: "SEO Essential", fr: "SEO Essentiel" }],
  ["seo-advanced", { en: "SEO Advanced", fr: "SEO Avancé" }],
  ["seo-expert", { en: "SEO Expert", fr: "SEO Expert" }],
  ["seo-local", { en: "Local SEO", fr: "SEO local" }],
  ["chatbot-essential", { en: "Essential chatbot", fr: "Chatbot Essentiel" }],
  ["chatbot-pro", { en: "Pro chatbot", fr: "Chatbot Pro" }],
  ["chatbot-ultimate", { en: "Ultimate chatbot", fr: "Chatbot Ultime" }],
  ["audit-seo", { en: "Free SEO audit", fr: "Audit SEO gratuit" }],
  ["audit-marketing", { en: "Free marketing audit", fr: "Audit marketing gratuit" }],
]);

/** An offer's name in both languages; undefined if the value is unknown. */
export const offerNameOf = (value: string | null): Localized<string> | undefined =>
  offerNames.get(value ?? "");
