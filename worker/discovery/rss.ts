import { html } from "hono/html";
import { caseLabels } from "#app/content/cases/case-labels";
import { caseWords } from "#app/content/cases/cases";
import { articles, blog } from "#app/content/pages/blog";
import type { Locale } from "#app/domain/language/locale";
import { caseSlugs, cases } from "#app/domain/offers/cases";
import { brand } from "#app/domain/site/brand";
import { urlOf } from "#app/domain/site/head";
import type { Site } from "#app/domain/site/site";

const COLON = { en: ": ", fr: "\u00A0: " };

/** The articles and cases of one language as RSS 2.0, the newest first. */
export function rssOf(site: Site, locale: Locale): string {
  const { head } = blog[locale];
  const written = articles[locale].map(({ slug, ...article }) => ({ address: `/blog/${slug}`, ...article }));
  const ofCases = caseSlugs.map((slug) => ({
    address: `/showcases/${slug}`,
    title: `${cases[slug].client}${COLON[locale]}${caseWords[slug][locale].title}`,
    excerpt: caseWords[slug][locale].head.description,
    date: cases[slug].published,
    category: caseLabels[locale].feed,
  }));
  const items = [...written, ...ofCases]
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ address, title, excerpt, date, category }) => {
      const url = urlOf(site, locale, address);
      return html`<item><title>${title}</title><link>${url}</link><guid>${url}</guid><category>${category}</category><pubDate>${new Date(date).toUTCString()}</pubDate><description>${excerpt}</description></item>\n`;
    });
  return String(html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${brand.name}</title><link>${urlOf(site, locale, "/blog")}</link><language>${locale}</language>
<description>${head.description}</description>
<atom:link href="${site.origins[locale]}/rss/${locale}.xml" rel="self" type="application/rss+xml"/>
${items}</channel></rss>
`);
}
