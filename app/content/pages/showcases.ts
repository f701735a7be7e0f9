import type { CallWords, IntroPage } from "#app/content/shared/page-content";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

export interface PlannerWords {
  /** For those who cannot see the drawing. */
  description: string;
  day: string;
  hours: string[];
  /** In quarters of an hour from the first hour. */
  blocks: {
    from: number;
    quarters: number;
    title: string;
    look: "lake" | "forest" | "glacier" | "contour";
  }[];
  now: { at: number; label: string };
}

export interface CaseStudyWords {
  sheet: string;
  title: string;
  parts: { title: string; text: string }[];
  live: { label: string; href: string };
  planner: PlannerWords;
}

interface ShowcasesPage extends IntroPage {
  study: CaseStudyWords;
  next: CallWords;
}

/** An invented client's site, until a real one takes its place. */
const LIVE_SITE = "https://quarts.example";

/** A day, in quarters of an hour from eight. */
const day: Omit<PlannerWords["blocks"][number], "title">[] = [
  { from: 0, quarters: 2, look: "contour" },
  { from: 2, quarters: 6, look: "lake" },
  { from: 9, quarters: 1, look: "glacier" },
  { from: 10, quarters: 4, look: "lake" },
  { from: 14, quarters: 2, look: "forest" },
  { from: 17, quarters: 4, look: "glacier" },
  { from: 22, quarters: 5, look: "lake" },
  { from: 28, quarters: 2, look: "contour" },
];

function blocksOf(titles: string[]): PlannerWords["blocks"] {
  return day.map((block, index) => ({ ...block, title: titles[index] ?? "" }));
}

export const showcases: Localized<ShowcasesPage> = typeset({
  en: {
    head: {
      title: `Showcase: a planner in 15-minute blocks · ${brand.name}`,
      description:
        "A case study: how we designed and built a time-blocking planner that cuts the day into quarters of an hour, from the first sketch to the launch.",
    },
    intro: {
      title: "A day in quarters of an hour.",
      lead: "A planner that asks one question: what will you do in the next fifteen minutes? We drew the screens, wrote the words and built the app.",
      facts: [
        { term: "Product", detail: "A time-blocking planner for the browser and the phone" },
        { term: "Our part", detail: "Research, interface, texts, code, launch" },
        { term: "The idea", detail: "One block is fifteen minutes, and nothing is smaller" },
      ],
      action: { label: "Talk about your product", to: "/contact" },
      also: { label: "How we build websites", to: "/services/website-design-development" },
    },
    study: {
      sheet: "Sheet 1 · Case study",
      title: "Quarts, the planner with one size of block",
      parts: [
        {
          title: "The question",
          text: "The client, a translator, kept her day in four places: a calendar, a list, slips of paper and her head. She did not want a fifth. She wanted to know, at ten past nine, what the next quarter of an hour was for.",
        },
        {
          title: "What we tried first",
          text: "Blocks of any length, as every calendar has them. In a week of trials nobody moved one after it was set: deciding between 20 and 25 minutes was itself work. We took the choice away. A block is fifteen minutes; whoever needs more takes two.",
        },
        {
          title: "One screen",
          text: "The day stands on a single sheet, ruled like squared paper. A line shows where you are. You plan with one finger, downwards, and what is past grows pale. There is no settings page, because there was nothing left to set.",
        },
        {
          title: "How it is built",
          text: "The page arrives finished and works before its script. What you write is kept in the browser first and sent when there is a network, so a tunnel between Lausanne and Fribourg costs nothing.",
        },
        {
          title: "What came of it",
          text: "The translator plans in two minutes what took her twenty. Her colleagues asked for it, and the planner is now open to anyone.",
        },
      ],
      live: { label: "See the live site", href: LIVE_SITE },
      planner: {
        description:
          "A day sheet from eight to three with coloured blocks of one to six quarters of an hour, and a red line just after half past eleven.",
        day: "Thursday",
        hours: ["08:00", "09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00"],
        blocks: blocksOf([
          "Mail, answered and closed",
          "Translation, chapter 4",
          "Coffee",
          "Chapter 4, second half",
          "Call with the publisher",
          "Lunch by the lake",
          "Proofs",
          "Invoices",
        ]),
        now: { at: 14.5, label: "11:37" },
      },
    },
    next: {
      sheet: "Sheet 2 · And now",
      title: "Have something that does not exist yet?",
      text: "Tell us the question that it should answer. We reply with a sketch and a price, or with the name of an app that does it already.",
      action: { label: "Describe your product", to: "/contact" },
    },
  },
  fr: {
    head: {
      title: `Réalisation : un agenda en quarts d'heure · ${brand.name}`,
      description:
        "Étude de cas : comment nous avons conçu un agenda qui découpe la journée en blocs de 15 minutes, de la première esquisse au lancement.",
    },
    intro: {
      title: "Une journée en quarts d'heure.",
      lead: "Un agenda qui ne pose qu'une question : que ferez-vous pendant les quinze prochaines minutes ? Nous avons dessiné les écrans, écrit les mots et construit l'application.",
      facts: [
        { term: "Produit", detail: "Un agenda par blocs de temps, pour navigateur et téléphone" },
        { term: "Notre part", detail: "Recherche, interface, textes, code, lancement" },
        { term: "L'idée", detail: "Un bloc dure quinze minutes, rien n'est plus petit" },
      ],
      action: { label: "Parler de votre produit", to: "/contact" },
      also: { label: "Comment nous créons un site", to: "/services/website-design-development" },
    },
    study: {
      sheet: "Feuille 1 · Étude de cas",
      title: "Quarts, l'agenda qui n'a qu'une taille de bloc",
      parts: [
        {
          title: "La question",
          text: "La cliente, traductrice, tenait ses journées en quatre endroits : un agenda, une liste, des bouts de papier et sa tête. Elle n'en voulait pas un cinquième. Elle voulait savoir, à neuf heures dix, à quoi servirait le prochain quart d'heure.",
        },
        {
          title: "Ce que nous avons essayé d'abord",
          text: "Des blocs de toute longueur, comme dans n'importe quel agenda. En une semaine d'essais, personne n'en a déplacé un seul : choisir entre 20 et 25 minutes était déjà du travail. Nous avons supprimé le choix. Un bloc dure quinze minutes ; s'il en faut plus, on en prend deux.",
        },
        {
          title: "Un seul écran",
          text: "La journée tient sur une feuille, quadrillée comme un cahier. Une ligne montre où l'on en est. On planifie d'un doigt, vers le bas, et ce qui est passé pâlit. Il n'y a pas de page de réglages : il ne restait rien à régler.",
        },
        {
          title: "Comment c'est construit",
          text: "La page arrive terminée et fonctionne avant son script. Ce qu'on écrit est gardé d'abord dans le navigateur, puis envoyé dès qu'il y a du réseau : un tunnel entre Lausanne et Fribourg ne coûte rien.",
        },
        {
          title: "Ce qui en est sorti",
          text: "La traductrice planifie en deux minutes ce qui lui en prenait vingt. Ses collègues l'ont demandé, et l'agenda est maintenant ouvert à tous.",
        },
      ],
      live: { label: "Voir le site en ligne", href: LIVE_SITE },
      planner: {
        description:
          "La feuille d'un jour, de huit à quinze heures, avec des blocs de couleur d'un à six quarts d'heure, et une ligne rouge un peu après onze heures et demie.",
        day: "Jeudi",
        hours: ["08:00", "09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00"],
        blocks: blocksOf([
          "Courrier, répondu et classé",
          "Traduction, chapitre 4",
          "Café",
          "Chapitre 4, seconde moitié",
          "Appel à l'éditrice",
          "Repas au bord du lac",
          "Épreuves",
          "Factures",
        ]),
        now: { at: 14.5, label: "11:37" },
      },
    },
    next: {
      sheet: "Feuille 2 · Et maintenant",
      title: "Vous avez en tête ce qui n'existe pas encore ?",
      text: "Dites-nous à quelle question cela doit répondre. Nous revenons avec une esquisse et un prix, ou avec le nom d'une application qui le fait déjà.",
      action: { label: "Décrire votre produit", to: "/contact" },
    },
  },
});
