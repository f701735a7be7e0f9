import { unexpected } from "#app/content/pages/unexpected";
import { brand } from "#app/domain/site/brand";
import { xmlText } from "./xml-text";

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
<p><a href="tel:${brand.phone}">${brand.phoneDisplay}</a>, <a href="mailto:${brand.email}">${brand.email}</a></p>
</html>
`;
