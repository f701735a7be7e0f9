import { expect, test } from "vitest";
import { articles } from "#app/content/pages/blog";
import { pricing } from "#app/content/pages/pricing";
import { runningQuestions, siteQuestions } from "#app/content/services/site-questions";
import { pageNames } from "#app/content/shared/page-names";
import { people } from "#app/content/shared/people";
import { type Locale, locales } from "#app/domain/language/locale";
import { caseSlugs } from "#app/domain/offers/cases";
import { chatbotIds, chatbotKeys, chatbots } from "#app/domain/offers/chatbots";
import { cantons, claims } from "#app/domain/offers/claims";
import { hosting } from "#app/domain/offers/hosting";
import { formatFrancs } from "#app/domain/offers/money";
import { packages } from "#app/domain/offers/packages";
import { plans } from "#app/domain/offers/plans";
import { sessions } from "#app/domain/offers/quiz";
import { inLanguage, modules, strings } from "#tests/content-texts";
import { ENGLISH, FRENCH, get, pricedAlike, withoutScripts } from "./site";

const design = "/services/website-design-development";
const intelligence = "/services/artificial-intelligence-ai";
const fresh = `${design}/web-new`;
const addressesIn = (locale: Locale) => [
  ...Object.keys(pageNames.en),
  ...articles[locale].map(({ slug }) => `/blog/${slug}`),
  ...caseSlugs.map((slug) => `/showcases/${slug}`),
];

/** A page's visible text with plain white space. */
async function textOf(path: string): Promise<string> {
  const html = await (await get(path)).text();
  const body = html.slice(html.indexOf("<body"), html.lastIndexOf("</footer>"));
  return plain(withoutScripts(body).replace(/<[^>]+>/g, " "));
}

/** Removes word joiners, decodes entities and collapses white space. */
function plain(text: string): string {
  return text
    .replaceAll("\u2060", "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replace(/\s+/g, " ");
}

/** Formats a number in a language. */
const write = (number: number, locale: Locale) =>
  locale === "fr" ? `${number}`.replace(".", ",") : `${number}`;

const francs =
  (...amounts: number[]) =>
  (locale: Locale) =>
    amounts.map((amount) => plain(formatFrancs(amount, locale)));

const range = (from: number, to: number, locale: Locale) =>
  locale === "fr" ? `${from} à ${to}` : `${from} to ${to}`;

const weeks = (locale: Locale) => range(4, 8, locale);
const audit = (locale: Locale) => range(30, 60, locale);
const launch = (locale: Locale) => (locale === "fr" ? "oins de 20 jours ouvrables" : "nder 20 business days");
const support = (locale: Locale) => (locale === "fr" ? "42 heures ouvrables" : "42 business hours");

/** The figures that each page must show, as they were agreed: typed here, so that none changes unnoticed. */
const printed: Record<string, (locale: Locale) => string[]> = {
  "": (locale) => [
    weeks(locale),
    write(4.8, locale),
    `120 ${locale === "fr" ? "avis" : "reviews"}`,
    ...francs(250, 425, 89, 120)(locale),
    ...cantons[locale],
    "© 1998–",
  ],
  "/services": (locale) => [audit(locale), launch(locale), support(locale)],
  "/pricing": (locale) => [
    ...francs(250, 200, 500, 400, 700, 560)(locale),
    ...francs(425, 750, 1200, 490)(locale),
    ...(locale === "fr"
      ? ["Sur demande", "Pro Le plus demandé", "jusqu’à 100 produits", "3 premiers mois", "1 mois de préavis"]
      : ["On request", "Pro Most popular", "up to 100 products", "first 3 months", "1 month’s notice"]),
    "5 pages 5 h",
    "20 pages 10 h",
    launch(locale),
    support(locale),
    write(8.1, locale),
    ...francs(120)(locale),
  ],
  [design]: (locale) => [
    ...francs(250)(locale),
    weeks(locale),
    launch(locale),
    support(locale),
    audit(locale),
  ],
  [fresh]: (locale) => [write(99.9, locale), weeks(locale)],
  [`${design}/web-refresh`]: (locale) => [launch(locale), audit(locale)],
  "/services/seo-visibility": (locale) => [...francs(425, 750, 1200, 490)(locale), audit(locale)],
  "/services/digital-marketing": (locale) => [audit(locale)],
  "/services/graphic-design": francs(89),
  "/services/lead-generation": (locale) => [audit(locale), support(locale)],
  [intelligence]: francs(15, 500),
  [`${intelligence}/chatbots`]: (locale) => [...francs(15, 990)(locale), "100 conversations", "0.05"],
  "/services/hosting-and-maintenance": (locale) => [
    ...francs(120, 240, 360)(locale),
    locale === "fr" ? "Perform La plus demandée" : "Perform Most popular",
    write(99.9, locale),
    support(locale),
  ],
  // The year of its foundation is in the footer of every page.
  "/about-us": (locale) => [locale === "fr" ? "depuis 1998" : "since 1998", support(locale)],
};

test("pages show the agreed prices, times and counts, and that prices exclude VAT", async () => {
  for (const [address, figuresIn] of Object.entries(printed)) {
    for (const locale of locales) {
      const text = pricedAlike(await textOf(`/${locale}${address}`), locale);
      const vat = locale === "fr" ? "Prix hors TVA" : "Prices exclude VAT";
      for (const figure of [...figuresIn(locale), vat]) expect(text, `${locale}${address}`).toContain(figure);
    }
  }
});

test("the quiz recommends as many sessions as the domain", async () => {
  const data = await (await get(`/en${intelligence}.data`)).text();
  for (const count of [sessions.anxiety, sessions.mood, sessions.burnout])
    expect(data).toContain(`a programme of ${count} sessions`);
});

/** The sentences of a language, long enough not to be names. */
function sentencesIn(locale: Locale): string[] {
  return Object.values(modules)
    .flatMap((exports) => Object.values(exports))
    .flatMap((content) => strings(inLanguage(content, locale)))
    .filter((text) => text.length > 18 && /\s.*\s/.test(text) && text.length < 400)
    .map(plain);
}

test("no page mixes languages", async () => {
  const sentences = { en: new Set(sentencesIn("en")), fr: new Set(sentencesIn("fr")) };
  for (const locale of locales) {
    for (const address of addressesIn(locale)) {
      const other = locale === "en" ? "fr" : "en";
      const text = await textOf(`/${locale}${address}`);
      const own = [...sentences[locale]].filter((sentence) => text.includes(sentence));
      const strangers = [...sentences[other]].filter(
        (sentence) => !sentences[locale].has(sentence) && text.includes(sentence),
      );
      expect(own.length, `${locale}${address}`).toBeGreaterThan(3);
      expect(strangers, `${locale}${address}`).toEqual([]);
    }
  }
});

/** The properties that a search engine needs of each type. */
const needed: Record<string, string[]> = {
  BreadcrumbList: ["itemListElement"],
  Organization: ["@id", "name", "url", "email", "telephone"],
  ProfessionalService: ["name", "address", "telephone", "areaServed", "makesOffer", "aggregateRating"],
  FAQPage: ["mainEntity"],
  Service: ["name", "description", "url", "provider", "areaServed"],
  Product: ["name", "description", "sku", "url", "brand"],
  Person: ["@id", "name", "worksFor"],
  Article: [
    "headline",
    "description",
    "image",
    "datePublished",
    "dateModified",
    "author",
    "about",
    "mainEntityOfPage",
  ],
  BlogPosting: [
    "headline",
    "description",
    "image",
    "datePublished",
    "dateModified",
    "author",
    "publisher",
    "mainEntityOfPage",
  ],
};

interface Node extends Record<string, unknown> {
  "@type": string;
}

async function graphOf(path: string): Promise<Node[]> {
  const html = await (await get(path)).text();
  const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json)["@graph"];
}

const types = (nodes: Node[]) => nodes.map((node) => node["@type"]).sort();

function valuesOf(value: unknown, key: string): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key ? [inner, ...valuesOf(inner, key)] : valuesOf(inner, key),
  );
}

test("structured data is complete, refers only to entities that it holds, and agrees with what its page shows", async () => {
  for (const locale of locales) {
    for (const address of addressesIn(locale)) {
      const path = `/${locale}${address}`;
      const nodes = await graphOf(path);
      const text = await textOf(path);
      for (const node of nodes) {
        for (const property of needed[node["@type"]] ?? ["an unknown type"])
          expect(node, `${path} ${node["@type"]}`).toHaveProperty([property]);
      }
      const ids = nodes.map((node) => node["@id"]);
      const named = valuesOf(nodes, "@id");
      expect(named.filter((id) => !ids.includes(id))).toEqual([]);
      for (const url of [...valuesOf(nodes, "url"), ...valuesOf(nodes, "item")])
        expect(`${url}`, path).toMatch(new RegExp(`^(${ENGLISH}|${FRENCH})(/|$)`));
      for (const name of [...valuesOf(nodes, "name"), ...valuesOf(nodes, "headline")])
        expect(text, path).toContain(plain(`${name}`));
      for (const answer of valuesOf(valuesOf(nodes, "acceptedAnswer"), "text"))
        expect(text, path).toContain(plain(`${answer}`));
    }
  }
});

test("the home page's structured data names the agency, its price, its rating and its questions", async () => {
  const nodes = await graphOf("/fr");
  expect(types(nodes)).toEqual(["BreadcrumbList", "FAQPage", "Organization", "ProfessionalService"]);
  expect(nodes.find((node) => node["@type"] === "ProfessionalService")).toMatchObject({
    makesOffer: {
      priceSpecification: { price: plans.basic.monthly, referenceQuantity: { unitCode: "MON" } },
    },
    aggregateRating: { ratingValue: claims.rating.stars, reviewCount: claims.rating.reviews },
    areaServed: expect.arrayContaining([...cantons.fr, ...cantons.en]),
  });
});

test("each chatbot plan is a product in structured data, with an offer and its unit if it has a price in francs", async () => {
  const told = {
    essential: {
      "@type": "Offer",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: chatbots.essential.monthly,
        priceCurrency: "CHF",
        referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
      },
    },
    pro: { "@type": "Offer", price: chatbots.pro.once, priceCurrency: "CHF" },
    ultimate: undefined,
  };
  for (const locale of locales) {
    const url = `${locale === "en" ? ENGLISH : FRENCH}/${locale}${intelligence}/chatbots`;
    const html = await (await get(`/${locale}${intelligence}/chatbots`)).text();
    const products = (await graphOf(`/${locale}${intelligence}/chatbots`)).filter(
      (node) => node["@type"] === "Product",
    );
    expect(products).toHaveLength(chatbotKeys.length);
    chatbotKeys.forEach((key, index) => {
      const id = chatbotIds[locale][key];
      expect(products[index]).toMatchObject({ sku: `chatbot-${id}`, url: `${url}#plan-${id}` });
      expect(products[index]?.offers).toEqual(told[key] && { ...told[key], url: `${url}#plan-${id}` });
      expect(html).toContain(`id="plan-${id}"`);
    });
  }
});

test("each service is in structured data with its lowest price and where it is offered", async () => {
  const serviceOf = async (path: string) => (await graphOf(path)).find((node) => node["@type"] === "Service");
  expect(await serviceOf("/en/services/seo-visibility-geneva")).toMatchObject({
    areaServed: "Geneva",
    offers: { price: packages.essential, priceCurrency: "CHF" },
  });
  expect(await serviceOf("/fr/services/hosting-and-maintenance")).toMatchObject({
    areaServed: [...cantons.fr],
    offers: { priceSpecification: { price: hosting.perform, referenceQuantity: { unitCode: "ANN" } } },
  });
  expect((await serviceOf("/en/services/lead-generation"))?.offers).toBeUndefined();
});

test("an article is in structured data with its date, category and author", async () => {
  for (const { slug, date, revised = date, category, title, author } of articles.fr) {
    const nodes = await graphOf(`/fr/blog/${slug}`);
    const id = `${ENGLISH}/#author-${author}`;
    expect(nodes.find((node) => node["@type"] === "Person")).toMatchObject({
      "@id": id,
      name: people.fr[author].name,
    });
    expect(nodes.find((node) => node["@type"] === "BlogPosting")).toMatchObject({
      headline: title,
      datePublished: date,
      dateModified: revised,
      articleSection: category,
      inLanguage: "fr",
      author: { "@id": id },
    });
  }
});

test("questions on contracts are answered on the pricing page, those on a client's part before and after on the pages of websites, all of them for AI assistants too", async () => {
  const llms = plain(await (await get("/llms.txt")).text());
  for (const locale of locales) {
    const answered = {
      "/pricing": pricing[locale].questions,
      [fresh]: siteQuestions[locale],
      "/services/hosting-and-maintenance": runningQuestions[locale],
    };
    for (const [address, { items }] of Object.entries(answered)) {
      const page = await textOf(`/${locale}${address}`);
      for (const { question, answer } of items) {
        expect(page, question).toContain(plain(question));
        expect(page, question).toContain(plain(answer));
        expect(llms).toContain(plain(`${question} ${answer}`));
      }
    }
  }
});

test("every page with a form says beside it who answers and by when, and that the visitor commits to nothing", async () => {
  for (const locale of locales) {
    const promise = locale === "en" ? "There is no obligation." : "Votre demande ne vous engage à rien.";
    for (const address of [
      "/contact",
      "/pricing",
      design,
      "/services/seo-visibility",
      "/services/lead-generation",
    ]) {
      const html = await (await get(`/${locale}${address}`)).text();
      const forms = html.match(/<form[^>]* id="(?:simple|request)"[\s\S]*?<\/form>/g) ?? [];
      expect(forms.length, address).toBeGreaterThan(0);
      for (const form of forms) {
        expect(plain(form), address).toContain(promise);
        expect(plain(form), address).toContain(support(locale));
      }
    }
  }
});
