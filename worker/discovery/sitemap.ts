import { html } from "hono/html";
import { locales } from "#app/domain/language/locale";
import { alternatesOf, urlOf } from "#app/domain/site/head";
import type { Site } from "#app/domain/site/site";
import { type Indexed, indexedPages } from "./addresses";

/** Every indexed page in every language, with the same alternates as in its head. */
export function sitemapOf(site: Site): string {
  const entry = ({ address, lastChange }: Indexed) => {
    const links = alternatesOf(site, address).map(
      ({ language, url }) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    );
    return locales.map((locale) => {
      const url = urlOf(site, locale, address[locale]);
      return html`<url><loc>${url}</loc><lastmod>${lastChange}</lastmod>${links}</url>\n`;
    });
  };
  return String(html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${indexedPages().map(entry)}</urlset>
`);
}
