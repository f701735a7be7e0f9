import { teaserOf } from "#app/content/cases/cases";
import { articles } from "#app/content/pages/blog";
import { home } from "#app/content/pages/home";
import { pricing } from "#app/content/pages/pricing";
import { runningQuestions, siteQuestions } from "#app/content/services/site-questions";
import { llmsTitles } from "#app/content/shared/llms-titles";
import { pageNames } from "#app/content/shared/page-names";
import { type Locale, locales } from "#app/domain/language/locale";
import { caseSlugs } from "#app/domain/offers/cases";
import { brand } from "#app/domain/site/brand";
import { urlOf } from "#app/domain/site/head";
import type { Site } from "#app/domain/site/site";
import { assistantLine, offerLines } from "./assistant-lines";

/** Answers of the assistant about the agency itself. */
const ofUs = [
  "people.services",
  "people.company",
  "people.area",
  "people.answer",
  "people.hours",
  "people.phone",
  "people.place",
  "conditions.languages",
  "conditions.leaving",
];

const listed = [
  "",
  "/services",
  "/pricing",
  "/about-us",
  "/showcases",
  "/blog",
  "/career",
  "/contact",
  "/privacy",
] as const;

/**
 * What an AI assistant needs to answer questions about the agency, in both languages, with the texts of the pages
 * (llmstxt.org).
 */
export function llmsOf(site: Site): string {
  return `# ${brand.name}\n\n${locales.map((locale) => partOf(site, locale)).join("\n")}`;
}

function partOf(site: Site, locale: Locale): string {
  const words = llmsTitles[locale];
  const link = (name: string, address: string) => `- [${name}](${urlOf(site, locale, address)})`;
  const sections = {
    [words.about]: ofUs.map((id) => `- ${assistantLine(id, locale)}`),
    [words.offers]: offerLines[locale].map(({ line, page }) => `- ${line} ${urlOf(site, locale, page)}`),
    [words.questions]: [
      home[locale].faq,
      siteQuestions[locale],
      runningQuestions[locale],
      pricing[locale].questions,
    ].flatMap(({ items }) => items.map(({ question, answer }) => `- ${question} ${answer}`)),
    [words.pages]: listed.map((address) => link(pageNames[locale][address], address)),
    [words.cases]: caseSlugs.map((slug) => {
      const { client, town, trade, title, figure, cost, time } = teaserOf(slug, locale);
      const line = `${trade}. ${title}. ${figure.value} ${figure.unit}. ${cost}, ${time}.`;
      return `${link(`${client}, ${town}`, `/showcases/${slug}`)} ${line}`;
    }),
    [words.articles]: articles[locale].map(({ title, slug }) => link(title, `/blog/${slug}`)),
  };
  const lines = Object.entries(sections).map(([title, entries]) => `## ${title}\n\n${entries.join("\n")}\n`);
  return `> ${home[locale].head.description}\n\n${lines.join("\n")}`;
}
