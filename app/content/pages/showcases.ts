import type { CallWords, HeadWords, OpeningWords } from "#app/content/shared/page-content";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-30";

/** The list of cases, beside the index map with their numbers. */
export interface AtlasWords {
  title: string;
  text: string;
  caption: string;
  /** The column heading of the one-time prices. */
  once: string;
}

export interface CaseStudyWords {
  title: string;
  parts: { title: string; text: string }[];
  live: { label: string; href: string };
  /** The alternative text of the sticky picture. */
  alt: string;
}

interface ShowcasesPage {
  head: HeadWords;
  intro: OpeningWords;
  atlas: AtlasWords;
  study: CaseStudyWords;
  next: CallWords;
}

/** The site of an invented client, until a real one replaces it. */
const LIVE_SITE = "https://quarts.example";

export const showcases: Localized<ShowcasesPage> = typeset({
  en: {
    head: {
      title: `Showcases: six sites and what they cost – ${brand.name}`,
      description:
        "A hotel, a stair builder, a campsite, a bakery, a physio practice and a planning app: six sites, each with its idea, price, duration and result.",
    },
    intro: {
      title: "Six sites: what they\u00A0changed and\u00A0what they\u00A0cost",
      lead: "Each was made for one client only, with drawings, a typeface and a first screen that would suit no other business. Open the one closest to your own business. The clients are invented examples.",
      action: { label: "Talk about your project", to: "/contact" },
      also: { label: "How we build websites", to: "/services/website-design-development" },
    },
    atlas: {
      title: "Where they are, what\u00A0they\u00A0cost, how long they took",
      text: "The index sheet of an atlas: a grid over Lake Geneva, Lake Neuchâtel and the cantons around them. Five sheets are in colour, with the numbers of the six cases.",
      caption:
        "1–6: the sites in the list. Grid: the sheets of the national map at 1:25,000, with their numbers. Sources: swisstopo, FSO",
      once: "What was paid once was for work that no plan covers: drawings, a logo, another language, Local SEO, or a whole site bought outright. The plans themselves have no set-up fee.",
    },
    study: {
      title: "Quarts, the planner that\u00A0counts in quarters of an hour",
      parts: [
        {
          title: "What the client asked us for",
          text: "The client, a translator, kept her day in four places: a calendar, a list, slips of paper and her head. She did not want a fifth. At ten past nine, she wanted to know what to do for the next quarter of an hour.",
        },
        {
          title: "What we tried first",
          text: "Blocks of any length, as in every calendar. In a week of trials nobody changed the length of one: choosing between 20 and 25 minutes would have been work in itself. So we removed the choice. A block lasts 15 minutes. If you need more time, you take two.",
        },
        {
          title: "One screen",
          text: "The day fits on one screen, ruled like squared paper. A line shows where you are. You plan by dragging a finger downwards, and what is past turns pale. There is no settings page, because there was nothing left to set.",
        },
        {
          title: "How we built it",
          text: "The page appears at once, even on a slow connection. What you type is saved in the browser first, and sent as soon as there is a signal. So nothing is lost in a tunnel between Lausanne and Fribourg.",
        },
        {
          title: "What changed",
          text: "The translator now plans her day in 2 minutes; it used to take her 20. Her colleagues asked for the planner, and it is now open to anyone.",
        },
      ],
      live: { label: "See the live site", href: LIVE_SITE },
      alt: "A day sheet from eight to three with coloured blocks of one to six quarters of an hour, and a red line just after half past eleven.",
    },
    next: {
      title: "Need a tool that does not exist yet?",
      text: "Tell us what it should do for you. We will reply with a sketch and a price, or with the name of an app that does it already.",
      action: { label: "Describe your tool", to: "/contact" },
    },
  },
  fr: {
    head: {
      title: `Réalisations : six sites et leur prix – ${brand.name}`,
      description:
        "Un hôtel, des escaliers, un camping, une boulangerie, un cabinet et un agenda : six sites et, pour chacun, le choix décisif, le prix, la durée et un chiffre.",
    },
    intro: {
      title: "Six sites, leur\u00A0effet et\u00A0leur\u00A0prix",
      lead: "Chacun est fait pour un seul client : ses dessins, sa police et sa page d'accueil n'iraient à aucune autre entreprise. Ouvrez celui du métier le plus proche du vôtre. Les clients sont des exemples inventés.",
      action: { label: "Parler de votre projet", to: "/contact" },
      also: { label: "Comment nous créons un site", to: "/services/website-design-development" },
    },
    atlas: {
      title: "Où sont ces clients, ce\u00A0que leur\u00A0site a\u00A0coûté et le temps qu'il a fallu",
      text: "Le tableau d'assemblage d'un atlas : une grille sur le Léman, le lac de Neuchâtel et les cantons qui les entourent. Cinq feuilles sont en couleur et portent les numéros des six projets.",
      caption:
        "1 à 6 : les sites de la liste. Grille : les feuilles de la carte nationale au 1:25 000, avec leurs numéros. Sources : swisstopo, OFS",
      once: "Les sommes payées une fois correspondent à ce qu'aucun forfait ne comprend : des dessins, un logo, une langue de plus, le SEO local, ou un site entier acheté sans forfait. Les forfaits, eux, sont sans frais de mise en route.",
    },
    study: {
      title: "Quarts, l'agenda qui\u00A0compte en quarts d'heure",
      parts: [
        {
          title: "Ce que la cliente nous demandait",
          text: "La cliente, traductrice, notait ses journées à quatre endroits : un agenda, une liste, des bouts de papier et sa tête. Elle ne voulait pas d'un cinquième endroit. À neuf heures dix, elle voulait savoir que faire du quart d'heure suivant.",
        },
        {
          title: "Ce que nous avons essayé d'abord",
          text: "Des blocs de toute longueur, comme dans n'importe quel agenda. En une semaine d'essais, personne n'a changé la durée d'un bloc. Choisir entre 20 et 25 minutes, c'était déjà du travail. Nous avons donc supprimé le choix. Un bloc dure 15 minutes. S'il faut plus de temps, on prend deux blocs.",
        },
        {
          title: "Un seul écran",
          text: "La journée tient sur un écran quadrillé comme un cahier. Une ligne montre où l'on en est. On planifie en faisant glisser un doigt vers le bas, et ce qui est passé pâlit. Il n'y a pas de page de réglages : il ne restait rien\u00A0à\u00A0régler.",
        },
        {
          title: "Comment nous l'avons construit",
          text: "La page s'affiche tout de suite, même sur un réseau lent. Ce qu'on écrit est d'abord gardé dans le navigateur, puis envoyé dès qu'il y a du réseau. Rien ne se perd dans un tunnel entre Lausanne et Fribourg.",
        },
        {
          title: "Ce qui a changé",
          text: "La traductrice planifie sa journée en 2 minutes ; il lui en fallait 20. Ses collègues ont voulu utiliser l'agenda, eux aussi, et il est maintenant ouvert à tous.",
        },
      ],
      live: { label: "Voir le site en ligne", href: LIVE_SITE },
      alt: "La feuille d'un jour, de huit à quinze heures, avec des blocs de couleur d'un à six quarts d'heure, et une ligne rouge un peu après onze heures et demie.",
    },
    next: {
      title: "Il vous faut un outil qui\u00A0n'existe pas encore ?",
      text: "Dites-nous ce qu'il doit faire pour vous. Nous vous répondrons par une esquisse et un prix, ou par le nom d'une application qui le fait déjà.",
      action: { label: "Décrire votre outil", to: "/contact" },
    },
  },
});
