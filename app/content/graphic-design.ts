import type { Localized } from "#app/domain/locale";
import { formatFrancs } from "#app/domain/money";
import { GRAPHIC_DESIGN_FROM } from "#app/domain/packages";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const graphicDesign: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Graphic design: logo, charter, print · Rivelac",
      description:
        "Logo, brand charter, print and digital supports drawn by one hand in Lausanne: files that print right, colours that hold, and rules your team can follow.",
    },
    intro: {
      title: "One hand, one system.",
      lead: "A logo alone is a word without a sentence. We draw the mark, the colours, the type and the rules, so that your card, your van and your site speak alike.",
      facts: [
        { term: "Price", detail: `From ${formatFrancs(GRAPHIC_DESIGN_FROM, "en")}` },
        { term: "You get", detail: "Logo, brand charter, print supports, digital" },
        { term: "Files", detail: "Vector, print-ready and for the web; all yours" },
      ],
      action: { label: "Show us your brand", to: "/contact" },
      also: { label: "See every price", to: "/pricing" },
    },
  },
  fr: {
    head: {
      title: "Graphisme : logo, charte, imprimés · Rivelac",
      description:
        "Logo, charte graphique, imprimés et supports numériques dessinés par une seule main à Lausanne : des fichiers justes, des couleurs fidèles, des règles claires.",
    },
    intro: {
      title: "Une seule main, un seul système.",
      lead: "Un logo seul est un mot sans phrase. Nous dessinons le signe, les couleurs, les caractères et les règles : votre carte, votre véhicule et votre site parlent d'une même voix.",
      facts: [
        { term: "Prix", detail: `Dès ${formatFrancs(GRAPHIC_DESIGN_FROM, "fr")}` },
        { term: "Vous recevez", detail: "Logo, charte graphique, imprimés, numérique" },
        { term: "Fichiers", detail: "Vectoriels, prêts à imprimer et pour le web ; tous à vous" },
      ],
      action: { label: "Nous montrer votre marque", to: "/contact" },
      also: { label: "Voir tous les prix", to: "/pricing" },
    },
  },
});
