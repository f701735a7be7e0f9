import type {
  ContactSectionWords,
  IntroPage,
  PointsWords,
  StepsWords,
} from "#app/content/shared/page-content";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { formatFrancs, francsInText } from "#app/domain/offers/money";
import { GRAPHIC_DESIGN_FROM } from "#app/domain/offers/packages";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-23";

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
      title: `Logo and graphic design in Lausanne – ${brand.name}`,
      description: `Logo design, brand guidelines, printed materials and digital formats in Lausanne, from ${francsInText(GRAPHIC_DESIGN_FROM, "en")}: print-ready files that are yours, quoted in writing first.`,
    },
    intro: {
      title: "Logo and graphic design in Lausanne",
      lead: "We design your logo, your colours, your typefaces and the rules for using them. Your business card, your van and your website then clearly belong to the same company.",
      facts: [
        { term: "Price", detail: `From ${formatFrancs(GRAPHIC_DESIGN_FROM, "en")}` },
        { term: "Files", detail: "Vector, print-ready and for the web; all of them are yours" },
      ],
      action: { label: "Show us your brand", to: "/services/graphic-design#contact" },
      also: { label: "Plans and packages", to: "/pricing" },
    },
    cloud: {
      description: "A round mark with a pine in it, on the lines by which it was constructed.",
      badges: [
        "Logo",
        "Brand guidelines",
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
      sheet: "What we design",
      title: "Logo, guidelines, print and digital",
      items: [
        {
          title: "Logo",
          text: "A sign that works at the size of a stamp and on the side of a van, in one colour as in three. You see three directions and choose one.",
        },
        {
          title: "Brand guidelines",
          text: "Colours with their print values, typefaces with their licences, spacing, good and bad examples. A few pages that your team really uses.",
        },
        {
          title: "Printed materials",
          text: "Business cards, letterheads, leaflets, signs, vehicles: files that your printer accepts at once.",
        },
        {
          title: "Digital",
          text: "Pictures for social networks, email signatures, icons for your site: in the right size, and light enough to load fast.",
        },
      ],
      conclusion: `The smallest piece of work, such as a business card made from your logo, costs ${francsInText(GRAPHIC_DESIGN_FROM, "en")}. For anything larger you get a written quote before we start.`,
    },
    route: {
      sheet: "How it works",
      title: "From first sketch to last file in three weeks",
      steps: [
        {
          time: "First call",
          title: "Interview",
          text: "What you sell, to whom, and which designs you dislike.",
        },
        { time: "Week 1", title: "Three directions", text: "Drawn by hand, in black, side by side." },
        {
          time: "Week 2",
          title: "Your choice",
          text: "The one you choose in colour, on a card, a sign and a screen.",
        },
        {
          time: "Week 3",
          title: "Guidelines and files",
          text: "The brand guidelines, and every file you will need.",
        },
      ],
    },
    contact: {
      sheet: "Contact",
      title: "Show us your brand",
      lead: "Tell us what exists already, even if it is only a name. We call you with a first opinion.",
    },
  },
  fr: {
    head: {
      title: `Création de logo et graphisme à Lausanne – ${brand.name}`,
      description: `Création de logo, charte graphique, imprimés et formats numériques à Lausanne, dès ${francsInText(GRAPHIC_DESIGN_FROM, "fr")} : des fichiers prêts à imprimer, qui vous appartiennent.`,
    },
    intro: {
      title: "Création de logo et graphisme à Lausanne",
      lead: "Nous dessinons votre logo, vos couleurs, vos polices et les règles pour les employer. Votre carte de visite, votre camionnette et votre site ont alors clairement l'air de la même entreprise.",
      facts: [
        { term: "Prix", detail: `Dès ${formatFrancs(GRAPHIC_DESIGN_FROM, "fr")}` },
        { term: "Fichiers", detail: "Vectoriels, prêts à imprimer et pour le web ; tous vous appartiennent" },
      ],
      action: { label: "Nous montrer votre marque", to: "/services/graphic-design#contact" },
      also: { label: "Voir les forfaits", to: "/pricing" },
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
      sheet: "Ce que nous dessinons",
      title: "Logo, charte, imprimés et numérique",
      items: [
        {
          title: "Logo",
          text: "Un signe lisible à la taille d'un timbre comme sur le flanc d'une camionnette, en une couleur comme en trois. Vous voyez trois pistes et en choisissez une.",
        },
        {
          title: "Charte graphique",
          text: "Les couleurs et leurs valeurs d'impression, les polices et leurs licences, les marges, de bons et de mauvais exemples. Quelques pages dont votre équipe se sert vraiment.",
        },
        {
          title: "Supports imprimés",
          text: "Cartes de visite, papier à lettres, dépliants, enseignes, véhicules : des fichiers que votre imprimeur accepte tout de suite.",
        },
        {
          title: "Numérique",
          text: "Images pour les réseaux sociaux, signatures d'e-mail, icônes pour le site : à la bonne taille, et assez légères pour s'afficher vite.",
        },
      ],
      conclusion: `Le plus petit travail, par exemple une carte de visite d'après votre logo, coûte ${francsInText(GRAPHIC_DESIGN_FROM, "fr")}. Pour tout ce qui est plus grand, vous recevez un devis écrit avant que nous commencions.`,
    },
    route: {
      sheet: "Déroulement",
      title: "De la première esquisse au dernier fichier en trois semaines",
      steps: [
        {
          time: "Premier appel",
          title: "Entretien",
          text: "Ce que vous vendez, à qui, et ce que vous n'aimez pas voir.",
        },
        { time: "Semaine 1", title: "Trois pistes", text: "Dessinées à la main, en noir, côte à côte." },
        {
          time: "Semaine 2",
          title: "Votre choix",
          text: "La piste choisie, en couleur, sur une carte, une enseigne et un écran.",
        },
        {
          time: "Semaine 3",
          title: "Charte et fichiers",
          text: "La charte graphique et tous les fichiers dont vous aurez besoin.",
        },
      ],
    },
    contact: {
      sheet: "Contact",
      title: "Montrez-nous votre marque",
      lead: "Dites-nous ce qui existe déjà, même si ce n'est qu'un nom. Nous vous appelons avec un premier avis.",
    },
  },
});
