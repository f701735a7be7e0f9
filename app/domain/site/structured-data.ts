import { wordsIn } from "#app/domain/articles/article-text";
import type { Locale } from "#app/domain/language/locale";
import { cantons, claims } from "#app/domain/offers/claims";
import { leastPrices } from "#app/domain/offers/least-prices";
import type { Price } from "#app/domain/offers/money";
import { brand } from "./brand";
import { type Crumb, cardOf, urlOf } from "./head";
import type { Site } from "./site";

interface Thing {
  name: string;
  description: string;
  /** Path below the language, with an anchor if there is one. */
  address: string;
}

/** schema.org: the JSON-LD of a page, with its breadcrumbs and other nodes. */
export function graphOf(trail: Crumb[], origin: string, nodes: object[]): string {
  const graph = { "@context": "https://schema.org", "@graph": [breadcrumbList(trail, origin), ...nodes] };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function breadcrumbList(trail: Crumb[], origin: string): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

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

/** schema.org: the agency as a local business, with area, lowest price and rating. */
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
    areaServed: [...new Set([...cantons.fr, ...cantons.en])],
    makesOffer: offer(leastPrices.site),
    // Search engines never get an invented rating; vite.config.ts decides this for each build.
    ...(!import.meta.env.LEAVES_RATING_OUT && { aggregateRating: aggregateRating() }),
  };
}

/** UN/CEFACT codes for the unit of a price. */
const unitCodes = { month: "MON", year: "ANN" };

function offer({ francs, per }: Price): object {
  const price = { price: francs, priceCurrency: "CHF" };
  if (!per) return { "@type": "Offer", ...price };
  const referenceQuantity = { "@type": "QuantitativeValue", value: 1, unitCode: unitCodes[per] };
  return {
    "@type": "Offer",
    priceSpecification: { "@type": "UnitPriceSpecification", ...price, referenceQuantity },
  };
}

function aggregateRating(): object {
  return {
    "@type": "AggregateRating",
    ratingValue: claims.rating.stars,
    bestRating: claims.rating.of,
    reviewCount: claims.rating.reviews,
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

/** schema.org: a service with its lowest price (null if quoted) and its area. */
export function service(
  site: Site,
  locale: Locale,
  { name, description, address, from, town }: Thing & { from: Price | null; town?: string | undefined },
): object {
  return {
    "@type": "Service",
    name,
    description,
    url: urlOf(site, locale, address),
    provider: { "@id": `${site.origins.en}/#organization` },
    areaServed: town ?? cantons[locale],
    ...(from && { offers: offer(from) }),
  };
}

/** schema.org: a chatbot plan as a product, with an offer unless it is quoted (null). */
export function product(
  site: Site,
  locale: Locale,
  { name, description, address, sku, price }: Thing & { sku: string; price: Price | null },
): object {
  const url = urlOf(site, locale, address);
  return {
    "@type": "Product",
    name,
    description,
    sku,
    url,
    brand: { "@type": "Brand", name: brand.name },
    ...(price && { offers: { ...offer(price), url } }),
  };
}

/** A text of the agency; dates are ISO days. */
interface Writing extends Thing {
  date: string;
  revised?: string;
}

function writing(site: Site, locale: Locale, { name, description, address, date, revised = date }: Writing) {
  return {
    headline: name,
    description,
    image: `${site.origins[locale]}${cardOf(`/${locale}${address}`)}`,
    datePublished: date,
    dateModified: revised,
    inLanguage: locale,
    mainEntityOfPage: urlOf(site, locale, address),
    publisher: { "@id": `${site.origins.en}/#organization` },
  };
}

/** schema.org: an article and its author, by key and name. */
export function blogPosting(
  site: Site,
  locale: Locale,
  {
    category,
    author,
    content,
    ...article
  }: Writing & { category: string; author: { key: string; name: string }; content: string },
): object[] {
  const id = `${site.origins.en}/#author-${author.key}`;
  const written = writing(site, locale, article);
  return [
    { "@type": "Person", "@id": id, name: author.name, worksFor: written.publisher },
    {
      "@type": "BlogPosting",
      ...written,
      articleSection: category,
      wordCount: wordsIn(content),
      author: { "@id": id },
    },
  ];
}

/** schema.org: a case study, with the client and the agency. */
export function caseStudy(
  site: Site,
  locale: Locale,
  { client, ...told }: Writing & { client: string },
): object {
  const written = writing(site, locale, told);
  return {
    "@type": "Article",
    ...written,
    about: { "@type": "Organization", name: client },
    author: written.publisher,
  };
}
