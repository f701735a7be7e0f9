import type {
  ContactSectionWords,
  IntroPage,
  PointsWords,
  WeeksWords,
} from "#app/content/shared/page-content";
import {
  lengthInText,
  type markCarriers,
  type markParts,
  markWidths,
  THINNEST_LINE,
} from "#app/domain/interaction/mark-sizes";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { claims } from "#app/domain/offers/claims";
import { francsInText } from "#app/domain/offers/money";
import { GRAPHIC_DESIGN_FROM, IDENTITY_SHOWN } from "#app/domain/offers/packages";
import { terms } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-30";

export interface BadgeCloudWords {
  /** The alternative text of the drawing. */
  description: string;
  /** Nine badges in groups of three: the mark, its rules, printed matter. */
  badges: string[];
  pause: string;
}

type Carrier = (typeof markCarriers)[number];

/** One identity on all its carriers. */
export interface ShowroomWords {
  title: string;
  lead: string;
  /** Before the width of the mark on each carrier. */
  mark: string;
  things: Record<Carrier, { name: string; description: string }>;
}

/** A logo that loses its fine parts as it shrinks. */
export interface MarkSizesWords {
  title: string;
  lead: string;
  slider: string;
  /** Below the slider, one short word each. */
  stops: Record<Carrier, string>;
  /** Beside the mark, which is shown in real size. */
  scale: string;
  parts: Record<(typeof markParts)[number], { name: string; text: string }>;
  /** For a part that prints, and for one that does not: the width from which it would. */
  holds: string;
  leaves: string;
}

export interface MarkRulesWords {
  title: string;
  grid: { description: string; rules: string[] };
  colours: {
    print: string;
    screen: string;
    /** The heading of the red, green and blue values. */
    channels: string;
    note: string;
    items: { key: "crust" | "oven" | "flour"; name: string; use: string; hex: string; cmyk: string }[];
  };
}

/** Converted with a colour profile, not by a formula; at most 300 % of ink. */
const inks = {
  crust: { key: "crust", hex: "#2B1710", cmyk: "62 / 72 / 72 / 84" },
  oven: { key: "oven", hex: "#E08A17", cmyk: "10 / 54 / 100 / 0" },
  flour: { key: "flour", hex: "#F1E6CF", cmyk: "5 / 8 / 20 / 0" },
} as const;

export interface SpecimenWords extends PointsWords {
  /** The last sentence, below the points. */
  conclusion: string;
}

interface DesignPage extends IntroPage {
  cloud: BadgeCloudWords;
  showroom: ShowroomWords;
  sizes: MarkSizesWords;
  rules: MarkRulesWords;
  services: SpecimenWords;
  route: WeeksWords;
  contact: ContactSectionWords;
}

export const graphicDesign: Localized<DesignPage> = typeset({
  en: {
    head: {
      title: `Logo and graphic design in Lausanne – ${brand.name}`,
      description: `Logo, brand guidelines and printed materials in Lausanne: a business card design for ${francsInText(GRAPHIC_DESIGN_FROM, "en")}, a logo quoted in writing, print-ready files that are yours.`,
    },
    intro: {
      title: "Logo\u00A0and graphic\u00A0design in Lausanne",
      lead: "We design your logo, choose your colours and typefaces, and write the rules for using them. Your business card, your van and your website then clearly belong to the same company.",
      facts: [
        {
          term: "Price",
          detail: `${francsInText(GRAPHIC_DESIGN_FROM, "en")} for a business card design; for a logo, ask for a quote`,
        },
        {
          term: "Files",
          detail: "Ready for print and for the web, sharp at any size; all of them are yours",
        },
      ],
      action: { label: "Show us your brand", to: "/services/graphic-design#contact" },
      also: { label: "Ask for a quote", to: "/contact" },
    },
    cloud: {
      description:
        "The logo of Boulangerie Kern on a card: a loaf with three cuts, on a grid of 6 by 8 units, with the circle and the slanting lines by which it was constructed.",
      badges: [
        "Logo",
        "Brand guidelines",
        "Business card",
        "Shop sign",
        "Typefaces",
        "Letterhead",
        "Vehicle",
        "Social media",
        "Packaging",
      ],
      pause: "Pause the badges",
    },
    showroom: {
      title: "Boulangerie Kern, from the\u00A0rubber stamp to the\u00A0van",
      lead: `Beat Kern bakes in Köniz and sells in two shops. We drew him a loaf with three cuts that also looks like a grain of wheat. Logo, lettering, three colours and these six items cost ${francsInText(IDENTITY_SHOWN, "en")} as a one-off; the pages of his site were billed separately.`,
      mark: "logo",
      things: {
        sign: {
          name: "Enamel sign",
          description:
            "The front of the shop in Köniz as a linocut: the sign on the wall, loaves on three shelves in the window, the opening hours on the door.",
        },
        bag: {
          name: "Paper bag",
          description: "A paper bag printed in dark brown, with two round loaves sticking out of it.",
        },
        van: {
          name: "Delivery van",
          description:
            "An orange delivery van at night, from the side, with the loaf, the name and the web address.",
        },
        cup: {
          name: "Cup",
          description: "A paper cup with a brown lid and, on its brown sleeve, the loaf and the name.",
        },
        card: {
          name: "Business card",
          description:
            "The two sides of a business card: logo, name, address, telephone and web address on cream, and an orange loaf on brown.",
        },
        stamp: {
          name: "Rubber stamp",
          description: "A wooden stamp beside four prints of the loaf, each paler than the last.",
        },
      },
    },
    sizes: {
      title: "What stays legible at each size",
      lead: `On a stamp or a paper bag, a line thinner than ${THINNEST_LINE} mm disappears. So the logo loses its finer details as it gets smaller. Move the slider.`,
      slider: "Width of the logo",
      stops: { stamp: "stamp", card: "card", cup: "cup", bag: "bag", van: "van", sign: "sign" },
      scale:
        "For comparison, at the same scale: a one-franc coin and a small cup at first; then, as the logo grows, a loaf, a person and a door.",
      parts: {
        mark: { name: "The loaf", text: "Three wide cuts" },
        name: { name: "The name", text: "Four heavy letters" },
        place: { name: "The place", text: "A line of small capitals" },
        rays: { name: "The rays", text: "72 fine lines, as in a linocut" },
      },
      holds: "Legible",
      leaves: "Needs at least",
    },
    rules: {
      title: "The clear space of\u00A0the\u00A0logo, and its three colours",
      grid: {
        description:
          "The logo three times, each with an empty border of one unit all round: the name below the loaf, the loaf alone, and the name beside the loaf.",
        rules: [
          "Clear space: 1 unit",
          "The loaf is 8 units high",
          "Name below or beside it",
          `At least ${lengthInText(markWidths.stamp, "en")} wide`,
        ],
      },
      colours: {
        print: "Print, CMYK",
        screen: "Screen",
        channels: "RGB",
        note: "CMYK in percentages, for coated paper. The printer's proof has the last word.",
        items: [
          { ...inks.crust, name: "Crust", use: "Logo and text" },
          { ...inks.oven, name: "Oven", use: "Large areas, never small text" },
          { ...inks.flour, name: "Flour", use: "Background, or the paper itself" },
        ],
      },
    },
    services: {
      title: "Logo, guidelines, print and digital",
      items: [
        {
          title: "Logo",
          text: "A logo that works at the size of a postage stamp and on the side of a van, in one colour or in three. You see three design ideas and choose one.",
        },
        {
          title: "Brand guidelines",
          text: "Colours with their print values, typefaces with their licences, spacing, good and bad examples. A few pages that your team will actually use.",
        },
        {
          title: "Printed materials",
          text: "Business cards, letterheads, leaflets, signs, vehicles: files that your printer can use straight away.",
        },
        {
          title: "Digital",
          text: "Pictures for social media, email signatures, icons for your site: at the right size, and light enough to load fast.",
        },
      ],
      conclusion: `The smallest jobs, such as designing a business card with your logo, cost ${francsInText(GRAPHIC_DESIGN_FROM, "en")}. A logo or anything larger is quoted in writing before we start.`,
    },
    route: {
      title: `${claims.identityWeeks} weeks from the\u00A0first\u00A0sketch to the last file`,
      steps: [
        {
          time: "First call",
          title: "Interview",
          text: "What you sell, to whom, and which designs you dislike.",
        },
        { time: "Week 1", title: "Three design ideas", text: "Drawn by hand, in black, side by side." },
        {
          time: "Week 2",
          title: "Your choice",
          text: `The one you choose, in colour: on a card, a sign and a screen, with ${terms.correctionRounds} rounds of corrections.`,
        },
        {
          time: "Week 3",
          title: "Guidelines and files",
          text: "The brand guidelines, and every file you will need.",
        },
      ],
    },
    contact: {
      title: "Show us your brand",
      lead: "A logo, a shop sign or only a name: we begin with what you have, and give you our first impressions.",
      message: "Message: what you already have",
    },
  },
  fr: {
    head: {
      title: `Création de logo et graphisme à Lausanne – ${brand.name}`,
      description: `Logo, charte graphique et imprimés à Lausanne : carte de visite dessinée pour ${francsInText(GRAPHIC_DESIGN_FROM, "fr")}, logo sur devis, fichiers prêts à imprimer qui sont à vous.`,
    },
    intro: {
      title: "Création de\u00A0logo et\u00A0graphisme à\u00A0Lausanne",
      lead: "Nous dessinons votre logo, choisissons vos couleurs et vos polices, et fixons leurs règles d'emploi. On voit alors que la carte de visite, la camionnette et le site viennent de la même entreprise.",
      facts: [
        {
          term: "Prix",
          detail: `Carte de visite dessinée pour ${francsInText(GRAPHIC_DESIGN_FROM, "fr")}, logo\u00A0sur\u00A0devis`,
        },
        {
          term: "Fichiers",
          detail:
            "Pour l'impression et le web, nets à toutes les tailles (vectoriels) ; tous vous appartiennent",
        },
      ],
      action: { label: "Nous montrer votre marque", to: "/services/graphic-design#contact" },
      also: { label: "Demander un devis", to: "/contact" },
    },
    cloud: {
      description:
        "Le logo de la Boulangerie Kern sur une carte : un pain à trois entailles, sur une grille de 6 unités sur 8, avec le cercle et les lignes obliques qui l'ont construit.",
      badges: [
        "Logo",
        "Charte graphique",
        "Carte de visite",
        "Enseigne",
        "Polices",
        "Papier à lettres",
        "Véhicule",
        "Réseaux sociaux",
        "Emballage",
      ],
      pause: "Suspendre la rotation",
    },
    showroom: {
      title: "La Boulangerie Kern, du\u00A0tampon à la camionnette",
      lead: `Beat Kern cuit son pain à Köniz et le vend dans deux magasins. Nous lui avons dessiné un pain à trois entailles, qui a aussi la forme d'un grain de blé. Le logo, le lettrage, trois couleurs et ces six supports ont coûté ${francsInText(IDENTITY_SHOWN, "fr")} en tout ; les pages de son site ont été facturées\u00A0à\u00A0part.`,
      mark: "logo",
      things: {
        sign: {
          name: "Enseigne émaillée",
          description:
            "La devanture de Köniz en linogravure : l'enseigne au mur, des pains sur trois étagères en vitrine, les horaires sur la porte.",
        },
        bag: {
          name: "Sachet en papier",
          description: "Un sachet en papier imprimé en brun foncé, d'où dépassent deux pains ronds.",
        },
        van: {
          name: "Camionnette",
          description:
            "Une camionnette orange de profil, la nuit, avec le pain, le nom et l'adresse du site.",
        },
        cup: {
          name: "Gobelet",
          description: "Un gobelet en carton au couvercle brun, avec le pain et le nom sur son manchon brun.",
        },
        card: {
          name: "Carte de visite",
          description:
            "Les deux faces d'une carte de visite : logo, nom, adresse, téléphone et site sur crème, un pain orange sur brun.",
        },
        stamp: {
          name: "Tampon en bois",
          description: "Un tampon en bois à côté de quatre empreintes du pain, de plus en plus pâles.",
        },
      },
    },
    sizes: {
      title: "Ce qui reste lisible selon la taille",
      lead: `Sur un tampon ou un sac en papier, un trait de moins de ${String(THINNEST_LINE).replace(".", ",")} mm disparaît. Le logo perd donc ses détails quand il rétrécit. Déplacez le curseur.`,
      slider: "Largeur du logo",
      stops: {
        stamp: "tampon",
        card: "carte",
        cup: "gobelet",
        bag: "sachet",
        van: "camionnette",
        sign: "enseigne",
      },
      scale:
        "Pour comparer, à la même échelle : d'abord une pièce d'un franc et un petit gobelet ; puis, quand le logo grandit, une miche, une personne et une porte.",
      parts: {
        mark: { name: "Le pain", text: "Trois larges entailles" },
        name: { name: "Le nom", text: "Quatre lettres épaisses" },
        place: { name: "Le lieu", text: "Une ligne de petites capitales" },
        rays: { name: "Les rayons", text: "72 traits fins, gravés comme en linogravure" },
      },
      holds: "Reste lisible",
      leaves: "À partir de",
    },
    rules: {
      title: "La marge du logo et ses trois couleurs",
      grid: {
        description:
          "Le logo trois fois, chaque fois avec une marge vide d'une unité tout autour : le nom sous le pain, le pain seul, et le nom à côté du pain.",
        rules: [
          "Marge libre : 1 unité",
          "Hauteur du pain : 8 unités",
          "Nom dessous ou à côté",
          `Au moins ${lengthInText(markWidths.stamp, "fr")} de large`,
        ],
      },
      colours: {
        print: "Impression, CMJN",
        screen: "Écran",
        channels: "RVB",
        note: "CMJN en pourcentage, pour papier couché. C'est l'épreuve de l'imprimeur qui fait foi.",
        items: [
          { ...inks.crust, name: "Croûte", use: "Le logo et le texte" },
          { ...inks.oven, name: "Four", use: "Les surfaces, jamais les petits textes" },
          { ...inks.flour, name: "Farine", use: "Le fond, ou le papier lui-même" },
        ],
      },
    },
    services: {
      title: "Logo, charte, imprimés et numérique",
      items: [
        {
          title: "Logo",
          text: "Un logo lisible à la taille d'un timbre-poste comme sur le flanc d'une camionnette, en une couleur comme en trois. Vous voyez trois pistes et en choisissez une.",
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
      conclusion: `Le plus petit travail, par exemple une carte de visite d'après votre logo, coûte ${francsInText(GRAPHIC_DESIGN_FROM, "fr")}. Un logo, ou tout travail plus grand, fait l'objet d'un devis écrit avant que nous commencions.`,
    },
    route: {
      title: `${claims.identityWeeks} semaines, de\u00A0la\u00A0première esquisse au\u00A0dernier fichier`,
      steps: [
        {
          time: "Premier appel",
          title: "Entretien",
          text: "Ce que vous vendez, à qui, et ce que vous n'aimez pas voir.",
        },
        {
          time: "Semaine 1",
          title: "Trois pistes",
          text: "Dessinées à la main, en noir, côte\u00A0à\u00A0côte.",
        },
        {
          time: "Semaine 2",
          title: "Votre choix",
          text: `La piste choisie, en couleur, sur une carte, une enseigne et un écran, avec ${terms.correctionRounds} tours de corrections.`,
        },
        {
          time: "Semaine 3",
          title: "Charte et fichiers",
          text: "La charte graphique et tous les fichiers dont vous aurez besoin.",
        },
      ],
    },
    contact: {
      title: "Montrez-nous votre marque",
      lead: "Un logo, une enseigne ou seulement un nom : nous partons de ce que vous avez, et vous donnons un premier avis.",
      message: "Message : ce qui existe déjà",
    },
  },
});
