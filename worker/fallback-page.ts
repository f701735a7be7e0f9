import { tooLarge } from "#app/content/pages/too-large";
import { unexpected } from "#app/content/pages/unexpected";
import { type Locale, namedLocale } from "#app/domain/language/locale";
import { brand } from "#app/domain/site/brand";
import { xmlText } from "./xml-text";

/** A page without React Router. The texts are HTML; the heading is also the title. */
const plainPage = (locale: Locale, heading: string, words: string, attributes = "") => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title${attributes}>${heading} · ${xmlText(brand.name)}</title>
<h1${attributes}>${heading}</h1>
${words}
<p><a href="tel:${brand.phone}">${brand.phoneDisplay}</a>, <a href="mailto:${brand.email}">${brand.email}</a></p>
</html>
`;

/** The page that is left if even React Router could not answer. */
export const fallbackPage = plainPage(
  "fr",
  "Unexpected Application Error!",
  `<p>${unexpected.fr.text}</p>\n<p lang="en">${unexpected.en.text}</p>`,
  ' lang="en"',
);

/** The answer to a form with a body that is too large, in the language of its page. */
export function tooLargePage(url: URL): string {
  const locale = namedLocale(url) ?? "fr";
  const { title, text } = tooLarge[locale];
  return plainPage(locale, xmlText(title), `<p>${xmlText(text)}</p>`);
}
