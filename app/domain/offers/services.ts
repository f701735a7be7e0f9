import type { Localized } from "#app/domain/language/locale";

/** The service that a path is about: the first matching pattern decides. */
const servicesByAddress: [pattern: RegExp, service: Localized<string>][] = [
  [/graphic-design/, { en: "graphic design", fr: "graphisme" }],
  [/lead-generation/, { en: "lead generation", fr: "acquisition de prospects" }],
  [/social-media/, { en: "social media", fr: "réseaux sociaux" }],
  [/digital-marketing/, { en: "digital marketing", fr: "marketing digital" }],
  [/e-?commerce/, { en: "e-commerce", fr: "e-commerce" }],
  [/seo|visibility/, { en: "SEO and visibility", fr: "SEO et visibilité" }],
  [/artificial-intelligence|chatbot/, { en: "artificial intelligence", fr: "intelligence artificielle" }],
  [/hosting|maintenance/, { en: "hosting and maintenance", fr: "hébergement et maintenance" }],
  [/web|design-development/, { en: "website", fr: "site web" }],
];

const defaultService: Localized<string> = { en: "digital project", fr: "projet digital" };

/** The service that a page is about, in both languages; “digital project” if there is none. */
export function serviceOf(path: string): Localized<string> {
  return servicesByAddress.find(([pattern]) => pattern.test(path))?.[1] ?? defaultService;
}

/** Every service that a path can be about. */
export const serviceNames: Localized<string>[] = servicesByAddress.map(([, service]) => service);
