import type {
  ContactSectionWords,
  IntroPage,
  PointsWords,
  StepsWords,
} from "#app/content/shared/page-content";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { formatFrancs } from "#app/domain/offers/money";
import { GRAPHIC_DESIGN_FROM } from "#app/domain/offers/packages";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

export interface BadgeCloudWords {
  /** For those who cannot see the drawing. */
  description: string;
  /** Eight of them. */
  badges: string[];
  pause: string;
}

interface DesignPage extends IntroPage {
  cloud: BadgeCloudWords;
  services: PointsWords;
  route: StepsWords;
  contact: ContactSectionWords;
}

export const graphicDesign: Localized<DesignPage> = typeset({
  en: {
    head: {
      title: `Graphic design: logo, charter, print · ${brand.name}`,
      description:
        "Logo, brand charter, print and digital supports drawn by one hand in Lausanne: files that print right, colours that hold, and rules your team can follow.",
    },
    intro: {
      title: "One hand, one system.",
      lead: "A logo alone is a word without a sentence. We draw the mark, the colours, the type and the rules, so that your card, your van and your site speak alike.",
      facts: [
        { term: "Price", detail: `From ${formatFrancs(GRAPHIC_DESIGN_FROM, "en")}` },
        { term: "Files", detail: "Vector, print-ready and for the web; all yours" },
      ],
      action: { label: "Show us your brand", to: "/services/graphic-design#contact" },
      also: { label: "See every price", to: "/pricing" },
    },
    cloud: {
      description: "A round mark with a pine in it, on the lines by which it was constructed.",
      badges: [
        "Logo",
        "Brand charter",
        "Business card",
        "Shop sign",
        "Vehicle",
        "Packaging",
        "Letterhead",
        "Social networks",
      ],
      pause: "Pause the badges",
    },
    services: {
      sheet: "Sheet 1 · What we draw",
      title: "Four kinds of work, one set of rules",
      items: [
        {
          title: "Logo",
          text: "A mark that works at the size of a stamp and on the side of a van, in one colour as in three. Three directions, one worked out.",
        },
        {
          title: "Brand charter",
          text: "Colours with their print values, typefaces with their licence, distances, examples and mistakes. A few pages that a team really opens.",
        },
        {
          title: "Print supports",
          text: "Cards, letterheads, leaflets, signs, vehicles: files that your printer accepts without a telephone call.",
        },
        {
          title: "Digital",
          text: "Pictures for networks, signatures for e-mail, symbols for the site: in the right size, with the right weight.",
        },
      ],
      conclusion: `The smallest piece costs ${formatFrancs(GRAPHIC_DESIGN_FROM, "en")}. Everything larger is quoted in writing before we draw a line.`,
    },
    route: {
      sheet: "Sheet 2 · The route",
      title: "From first sketch to last file",
      steps: [
        { time: "First talk", title: "Listen", text: "What you sell, to whom, and what you cannot stand." },
        { time: "Week 1", title: "Three directions", text: "Drawn by hand, in black, side by side." },
        {
          time: "Week 2",
          title: "One of them",
          text: "Worked out in colour, tried on a card, a sign and a screen.",
        },
        { time: "Week 3", title: "Rules and files", text: "The charter, and every file that you will need." },
      ],
    },
    contact: {
      sheet: "Sheet 3 · Contact",
      title: "Show us your brand",
      lead: "Tell us what exists already, even if it is only a name. We call back with a first opinion.",
    },
  },
  fr: {
    head: {
      title: `Graphisme : logo, charte, imprimés · ${brand.name}`,
      description:
        "Logo, charte graphique, imprimés et supports numériques dessinés par une seule main à Lausanne : des fichiers justes, des couleurs fidèles, des règles claires.",
    },
    intro: {
      title: "Une seule main, un seul système.",
      lead: "Un logo seul est un mot sans phrase. Nous dessinons le signe, les couleurs, les caractères et les règles : votre carte, votre véhicule et votre site parlent d'une même voix.",
      facts: [
        { term: "Prix", detail: `Dès ${formatFrancs(GRAPHIC_DESIGN_FROM, "fr")}` },
        { term: "Fichiers", detail: "Vectoriels, prêts à imprimer et pour le web ; tous à vous" },
      ],
      action: { label: "Nous montrer votre marque", to: "/services/graphic-design#contact" },
      also: { label: "Voir tous les prix", to: "/pricing" },
    },
    cloud: {
      description: "Un signe rond avec un arolle, sur les lignes qui l'ont construit.",
      badges: [
        "Logo",
        "Charte graphique",
        "Carte de visite",
        "Enseigne",
        "Véhicule",
        "Emballage",
        "Papier à lettres",
        "Réseaux sociaux",
      ],
      pause: "Suspendre la rotation",
    },
    services: {
      sheet: "Feuille 1 · Ce que nous dessinons",
      title: "Quatre sortes de travaux, une seule règle",
      items: [
        {
          title: "Logo",
          text: "Un signe qui tient à la taille d'un timbre et sur le flanc d'une camionnette, en une couleur comme en trois. Trois pistes, une seule menée au bout.",
        },
        {
          title: "Charte graphique",
          text: "Les couleurs et leurs valeurs d'impression, les caractères et leur licence, les distances, des exemples et des erreurs. Quelques pages qu'une équipe ouvre vraiment.",
        },
        {
          title: "Supports imprimés",
          text: "Cartes, papier à lettres, dépliants, enseignes, véhicules : des fichiers que votre imprimeur accepte sans vous téléphoner.",
        },
        {
          title: "Numérique",
          text: "Images pour les réseaux, signatures de courriel, symboles pour le site : à la bonne taille, au bon poids.",
        },
      ],
      conclusion: `Le plus petit travail coûte ${formatFrancs(GRAPHIC_DESIGN_FROM, "fr")}. Tout ce qui est plus grand est devisé par écrit avant le premier trait.`,
    },
    route: {
      sheet: "Feuille 2 · L'itinéraire",
      title: "De la première esquisse au dernier fichier",
      steps: [
        {
          time: "Premier entretien",
          title: "Écouter",
          text: "Ce que vous vendez, à qui, et ce que vous ne supportez pas.",
        },
        { time: "Semaine 1", title: "Trois pistes", text: "Dessinées à la main, en noir, côte à côte." },
        {
          time: "Semaine 2",
          title: "L'une d'elles",
          text: "Mise en couleur, essayée sur une carte, une enseigne et un écran.",
        },
        {
          time: "Semaine 3",
          title: "Règles et fichiers",
          text: "La charte, et tous les fichiers dont vous aurez besoin.",
        },
      ],
    },
    contact: {
      sheet: "Feuille 3 · Contact",
      title: "Montrez-nous votre marque",
      lead: "Dites-nous ce qui existe déjà, même si ce n'est qu'un nom. Nous vous rappelons avec un premier avis.",
    },
  },
});
