import { brand } from "./brand";
import { cantons, claims } from "./claims";
import type { Locale } from "./locale";
import { plans } from "./plans";
import type { Site } from "./site";

/** schema.org: the agency. */
export function organization(site: Site): object {
  return {
    "@type": "Organization",
    "@id": `${site.origins.en}/#organization`,
    name: brand.name,
    url: site.origins.en,
    email: brand.email,
    telephone: brand.phone,
    sameAs: Object.values(brand.social),
  };
}

/** schema.org: what the agency offers, where, from which price, and how it is rated. */
export function professionalService(site: Site, locale: Locale, description: string): object {
  const { street, postalCode, city, canton, country } = brand.address;
  return {
    "@type": "ProfessionalService",
    "@id": `${site.origins[locale]}/#service`,
    name: brand.name,
    description,
    url: `${site.origins[locale]}/${locale}`,
    email: brand.email,
    telephone: brand.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressRegion: canton,
      addressCountry: country,
    },
    parentOrganization: { "@id": `${site.origins.en}/#organization` },
    areaServed: [
      ...cantons.fr,
      ...cantons.en.filter((name) => !cantons.fr.some((french) => french === name)),
    ],
    makesOffer: { "@type": "Offer", price: plans.basic.monthly, priceCurrency: "CHF" },
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: claims.rating.stars,
      bestRating: claims.rating.of,
      reviewCount: claims.rating.reviews,
    },
  };
}

/** schema.org: questions and answers, as the page shows them. */
export function faqPage(items: { question: string; answer: string }[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
