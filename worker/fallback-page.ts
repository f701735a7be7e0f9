import { tooLarge } from "#app/content/pages/too-large";
import { unexpected } from "#app/content/pages/unexpected";
import { namedLocale } from "#app/domain/language/locale";
import { brand } from "#app/domain/site/brand";
import { xmlText } from "./xml-text";

const contact = `<p><a href="tel:${brand.phone}">${brand.phoneDisplay}</a>, <a href="mailto:${brand.email}">${brand.email}</a></p>`;

/** The last page that is left when even React Router could not answer. */
export const fallbackPage = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title lang="en">Unexpected Application Error! · ${xmlText(brand.name)}</title>
<h1 lang="en">Unexpected Application Error!</h1>
<p>${unexpected.fr.text}</p>
<p lang="en">${unexpected.en.text}</p>
${contact}
</html>
`;

/** The answer to a form that holds more than is read of it, in the language of its page. */
export function tooLargePage(url: URL): string {
  const locale = namedLocale(url) ?? "fr";
  const { title, text } = tooLarge[locale];
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${xmlText(title)} · ${xmlText(brand.name)}</title>
<h1>${xmlText(title)}</h1>
<p>${xmlText(text)}</p>
${contact}
</html>
`;
}
