import { html } from "hono/html";
import { tooLarge } from "#app/content/pages/too-large";
import { unexpected } from "#app/content/pages/unexpected";
import { type Locale, namedLocale } from "#app/domain/language/locale";
import { brand } from "#app/domain/site/brand";

/** A page without React Router; the heading, which is also the title, may be in another language. */
const plainPage = (
  locale: Locale,
  [heading, language]: [string, Locale],
  paragraphs: ReturnType<typeof html>,
) => html`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title lang="${language}">${heading} · ${brand.name}</title>
<h1 lang="${language}">${heading}</h1>
${paragraphs}
<p><a href="tel:${brand.phone}">${brand.phoneDisplay}</a>, <a href="mailto:${brand.email}">${brand.email}</a></p>
</html>
`;

/** The page that is left if even React Router could not answer. */
export const fallbackPage = plainPage(
  "fr",
  ["Unexpected Application Error!", "en"],
  html`<p>${unexpected.fr.text}</p>\n<p lang="en">${unexpected.en.text}</p>`,
);

/** The answer to a form with a body that is too large, in the language of its page. */
export function tooLargePage(url: URL) {
  const locale = namedLocale(url) ?? "fr";
  const { title, text } = tooLarge[locale];
  return plainPage(locale, [title, locale], html`<p>${text}</p>`);
}
