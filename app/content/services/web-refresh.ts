import type {
  ContactSectionWords,
  IntroPage,
  PointsWords,
  StepsWords,
} from "#app/content/shared/page-content";
import { weekScale } from "#app/content/shared/week-scale";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { claims } from "#app/domain/offers/claims";
import { formatFrancs } from "#app/domain/offers/money";
import { planPrice } from "#app/domain/offers/plans";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-12-01";

export interface ComparisonWords {
  title: string;
  /** The accessible name of the slider. */
  slider: string;
  before: Side;
  after: Side;
}

interface Side {
  caption: string;
  /** The alternative text of the picture. */
  description: string;
}

/** The labels on both sides of the line. */
export interface EditionsWords {
  before: string;
  after: string;
}

interface WebRefreshPage extends IntroPage {
  editions: EditionsWords;
  comparison: ComparisonWords;
  kept: PointsWords;
  route: StepsWords;
  contact: ContactSectionWords;
}

const { launchDays, auditMinutes } = claims;

export const webRefresh: Localized<WebRefreshPage> = typeset({
  en: {
    head: {
      title: `Website redesign in Switzerland, rankings kept – ${brand.name}`,
      description:
        "Website redesign for small businesses: we keep the addresses and text that Google knows, improve speed, fix forms, and compare the figures before and after.",
    },
    intro: {
      title: "A website redesign that\u00A0keeps what\u00A0works",
      lead: "Your old site has page addresses that Google knows and text that sells. We identify those first, keep them, and redesign the rest.",
      facts: [
        { term: "Kept", detail: "Addresses and text that already work" },
        { term: "Improved", detail: "Speed, mobile layout, forms, accessibility" },
        {
          term: "Launch",
          detail: `In under ${launchDays} business days once your content is complete`,
        },
        { term: "Price", detail: `From ${formatFrancs(planPrice("basic", "monthly") ?? 0, "en")} a month` },
      ],
      action: {
        label: "Have your site checked",
        to: "/services/website-design-development/web-refresh#contact",
      },
      also: {
        label: "Read “A redesign without losing your place on Google”",
        to: "/blog/redesign-without-losing-google",
      },
      map: {
        text: "One valley in two versions, parted by a slanting line. On the left a web map of 2009: coarse pixels in tiles, one of which is missing, a thick orange road, a glossy red pin, buttons to move and zoom. On the right today’s map: fine contour lines, woods, a pale lake, a thin road. The road, the lake and the village go on across the line.",
        caption:
          "The road, the lake and the village have stayed where they were. The\u00A0valley is invented.",
      },
    },
    editions: { before: "2009", after: "Today" },
    comparison: {
      title: "A joiner's home page in 2009 and today",
      slider: "How much of the old site is shown, in per cent",
      before: {
        caption: "2009: a welcome, a visitor counter and no price.",
        description:
          "The old page: a banner of brown wood, six glossy buttons above a visitor counter, “Bienvenue” underlined in red, text in several typefaces, three small pictures in a table.",
      },
      after: {
        caption: "Today: the staircase with its dimensions, its prices and a button to ask for a quote.",
        description:
          "The new page: a dark sheet with an oak staircase drawn with its dimensions, one headline, one button, three lines of prices and times.",
      },
    },
    kept: {
      title: "What we keep and what we fix",
      items: [
        {
          title: "Addresses stay",
          text: "Each page that people find or link to today keeps its address, or permanently redirects visitors to the page that replaces it.",
        },
        {
          title: "Good text stays, with corrections",
          text: "We keep what people read to the end, check it and correct it.",
        },
        {
          title: "The site gets faster",
          text: "The text loads first, pictures load at the right size, and code that nobody needs is removed.",
        },
        {
          title: "Forms work again",
          text: "Every sender gets a confirmation, and every enquiry is stored and sent to a mailbox that somebody reads.",
        },
      ],
    },
    route: {
      scale: {
        ...weekScale.en,
        editions: {
          old: { name: "Strokes", meaning: "old site online" },
          renewed: { name: "Green line", meaning: "new site online" },
          change: "switch-over",
        },
      },
      title: `Under ${launchDays} business\u00A0days from complete\u00A0content to your new site`,
      steps: [
        {
          time: `${auditMinutes.from} to ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Which pages bring in customers, and which nobody reads. You receive the list. It is free.",
        },
        {
          time: "Week 1",
          title: "Sorting",
          text: "Keep, merge or remove: we decide with you, page by page.",
        },
        {
          time: "1 to 3 weeks",
          title: "Text",
          text: "We keep and correct what is good, and write what is missing. You approve it all.",
        },
        {
          time: `Under ${launchDays} business days`,
          title: "Design and launch",
          text: "Built alongside the old site, then switched over on a weekday morning.",
        },
        {
          time: "3 months later",
          title: "Comparison",
          text: "The old and the new figures on one page: visits, speed, enquiries.",
        },
      ],
    },
    contact: {
      title: "Have your current site checked",
      lead: "Before we mention a price, we will point out three things worth keeping and three worth fixing.",
      message: "Message: your website's address",
    },
  },
  fr: {
    head: {
      title: `Refonte de site internet en Suisse romande – ${brand.name}`,
      description:
        "Refonte de site internet pour les PME : nous gardons les adresses et les textes connus de Google, améliorons la vitesse et comparons avant et après.",
    },
    intro: {
      title: "Une refonte de\u00A0site qui\u00A0garde ce\u00A0qui\u00A0marche",
      lead: "Votre site actuel a des pages que Google connaît et des textes qui vendent. Nous mesurons d'abord ce qu'ils rapportent, nous les gardons, puis nous refaisons\u00A0le\u00A0reste.",
      facts: [
        { term: "Conservé", detail: "Adresses et textes qui fonctionnent déjà" },
        { term: "Amélioré", detail: "Vitesse, affichage sur téléphone, formulaires, accessibilité" },
        {
          term: "En ligne",
          detail: `En moins de ${launchDays} jours ouvrables une fois les contenus complets`,
        },
        { term: "Prix", detail: `Dès ${formatFrancs(planPrice("basic", "monthly") ?? 0, "fr")} par mois` },
      ],
      action: {
        label: "Faire examiner votre site",
        to: "/services/website-design-development/web-refresh#contact",
      },
      also: {
        label: "Lire « Refaire son site sans perdre sa place sur Google »",
        to: "/blog/refonte-site-sans-perdre-google",
      },
      map: {
        text: "Une même vallée en deux versions, séparées par une ligne oblique. À gauche, une carte en ligne de 2009 : de gros pixels en carreaux, dont un manque, une épaisse route orange, une épingle rouge brillante, des boutons pour se déplacer et zoomer. À droite, la carte d'aujourd'hui : de fines courbes de niveau, des forêts, un lac pâle, une route mince. La route, le lac et le village continuent de l'autre côté de la ligne.",
        caption: "La route, le lac et le village sont restés à leur place. La\u00A0vallée est inventée.",
      },
    },
    editions: { before: "2009", after: "Aujourd'hui" },
    comparison: {
      title: "La page d'accueil d'un menuisier en\u00A02009 et aujourd'hui",
      slider: "Part visible de l'ancien site, en pour cent",
      before: {
        caption: "2009 : « Bienvenue », un compteur de visites et aucun prix.",
        description:
          "L'ancienne page : un bandeau en bois brun, six boutons brillants au-dessus d'un compteur de visites, « Bienvenue » souligné en rouge, un texte en plusieurs polices, trois petites images dans un tableau.",
      },
      after: {
        caption: "Aujourd'hui : l'escalier, ses cotes, ses prix et un bouton pour demander un devis.",
        description:
          "La nouvelle page : une feuille sombre avec un escalier en chêne dessiné et coté, un seul titre, un seul bouton, trois lignes de prix et de délais.",
      },
    },
    kept: {
      title: "Ce que nous gardons et\u00A0ce\u00A0que nous réparons",
      items: [
        {
          title: "Les adresses des pages restent",
          text: "Chaque page que l'on trouve ou que l'on cite aujourd'hui garde son adresse, ou renvoie automatiquement vers celle qui la remplace.",
        },
        {
          title: "Les bons textes restent, corrigés",
          text: "Nous gardons les textes que les gens lisent jusqu'au bout, nous les vérifions et les corrigeons.",
        },
        {
          title: "Le site devient plus rapide",
          text: "Le texte s'affiche d'abord, les images ont la bonne taille et les programmes inutiles qui ralentissent la page disparaissent.",
        },
        {
          title: "Les formulaires fonctionnent de nouveau",
          text: "Chaque demande est confirmée à son auteur, conservée et envoyée dans une boîte que quelqu'un relève.",
        },
      ],
    },
    route: {
      scale: {
        ...weekScale.fr,
        editions: {
          old: { name: "Petits traits", meaning: "ancien site en ligne" },
          renewed: { name: "Trait vert", meaning: "nouveau site en ligne" },
          change: "bascule",
        },
      },
      title: `Moins de ${launchDays} jours ouvrables jusqu'à la\u00A0mise\u00A0en\u00A0ligne, une\u00A0fois les contenus complets`,
      steps: [
        {
          time: `De ${auditMinutes.from} à ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Quelles pages amènent des clients, et lesquelles ne sont jamais lues. Vous recevez la liste. C'est gratuit.",
        },
        {
          time: "Semaine 1",
          title: "Tri",
          text: "Garder, fusionner ou supprimer : nous décidons avec vous, page\u00A0par\u00A0page.",
        },
        {
          time: "De 1 à 3 semaines",
          title: "Textes",
          text: "Nous corrigeons les bons et rédigeons ce qui manque. Vous les approuvez.",
        },
        {
          time: `Moins de ${launchDays} jours ouvrables`,
          title: "Mise en page et mise en ligne",
          text: "Le nouveau site est construit à côté de l'ancien, qu'il remplace un matin de semaine.",
        },
        {
          time: "3 mois après",
          title: "Comparaison",
          text: "Les chiffres d'avant et d'après sur une page : visites, vitesse, demandes.",
        },
      ],
    },
    contact: {
      title: "Faites examiner votre site",
      lead: "Avant de parler de prix, nous vous indiquerons trois choses à garder et trois à réparer.",
      message: "Message : l'adresse de votre site",
    },
  },
});
