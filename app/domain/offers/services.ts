import type { Localized } from "#app/domain/language/locale";

/** Which service an address is about: the first pattern that it contains decides. */
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

/** The service that a page is about, named in both languages; a digital project where none is. */
export function serviceOf(path: string): Localized<string> {
  return servicesByAddress.find(([pattern]) => pattern.test(path))?.[1] ?? defaultService;
}

/** Every service that an address can be about. */
export const serviceNames: Localized<string>[] = servicesByAddress.map(([, service]) => service);
