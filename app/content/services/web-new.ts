import type { ContactSectionWords, IntroPage, StepsWords } from "#app/content/shared/page-content";
import { claims } from "#app/domain/chat/claims";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { UPTIME } from "#app/domain/offers/hosting";
import { formatFrancs } from "#app/domain/offers/money";
import { planPrice, plans } from "#app/domain/offers/plans";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

export interface BentoWords {
  sheet: string;
  title: string;
  /** The first is the largest, the last is wide. */
  cells: { figure?: string; title: string; text: string }[];
}

export interface MiniSiteWords {
  picture: "inn" | "practice" | "workshop";
  name: string;
  /** In two lines. */
  title: string[];
  button: string;
}

export interface CardStackWords {
  sheet: string;
  title: string;
  cards: { trade: string; text: string; site: MiniSiteWords }[];
  pause: string;
  /** Stands where the cards could not be rendered. */
  failure: string;
}

interface WebNewPage extends IntroPage {
  bento: BentoWords;
  stack: CardStackWords;
  route: StepsWords;
  contact: ContactSectionWords;
}

const { projectWeeks, launchDays, auditMinutes } = claims;
const { basic, pro } = plans;

export const webNew: Localized<WebNewPage> = typeset({
  en: {
    head: {
      title: `A new website for your company · ${brand.name}`,
      description:
        "Your first site, or the first one you are proud of: plan, texts, design and code in order, reviewed with you every week until the day it goes live.",
    },
    intro: {
      title: "From blank sheet to first visitor.",
      lead: "We begin with what your clients ask you, not with a template. Then we write, draw and build, and you see the site grow week by week.",
      facts: [
        { term: "In order", detail: "Plan, texts, design, code, launch" },
        {
          term: "Delay",
          detail: `${projectWeeks.from} to ${projectWeeks.to} weeks for the whole project`,
        },
        {
          term: "You get",
          detail: `${basic.pages} pages or more, ${basic.editHours} h of edits a month`,
        },
        { term: "Price", detail: `From ${formatFrancs(planPrice("basic", "monthly") ?? 0, "en")} a month` },
      ],
      action: {
        label: "Start a new site",
        to: "/services/website-design-development/web-new#contact",
      },
      also: { label: "Compare the plans", to: "/pricing" },
    },
    bento: {
      sheet: "Sheet 1 · What it holds",
      title: "Everything a site needs, nothing it does not",
      cells: [
        {
          title: "Pages that answer one question each",
          text: "We collect what people ask you by phone and at the counter. Each question becomes a page, in their words.",
        },
        {
          figure: `${basic.pages}–${pro.pages}`,
          title: "Pages to begin with",
          text: "Basic or Pro: as many as you can keep up to date.",
        },
        {
          figure: `< ${launchDays}`,
          title: "Business days",
          text: "To the launch, once your content is complete.",
        },
        {
          figure: `${UPTIME} %`,
          title: "Uptime",
          text: "On Swiss servers; hosting is in the price of the plan.",
        },
        {
          figure: "2",
          title: "Languages",
          text: "French and English, written rather than translated.",
        },
        {
          title: "A form that loses nothing",
          text: "Requests reach your mailbox and a list of your own. If the network fails, what the visitor typed stays on the screen.",
        },
        {
          title: "Search, from the first day",
          text: "Clean addresses, titles people click, a map of the site: basic SEO comes with every plan.",
        },
      ],
    },
    stack: {
      sheet: "Sheet 2 · Three first pages",
      title: "The same care, never the same page",
      pause: "Pause the cards",
      failure: "There was an error loading this section",
      cards: [
        {
          trade: "An inn",
          text: "The view, the table, the room: booked in three taps.",
          site: {
            picture: "inn",
            name: "Auberge du Col",
            title: ["Dinner above", "the clouds."],
            button: "Book a table",
          },
        },
        {
          trade: "A practice",
          text: "The complaint in the patient's words, the next free hour.",
          site: {
            picture: "practice",
            name: "Physio du Port",
            title: ["Walk again", "by spring."],
            button: "Next free hour",
          },
        },
        {
          trade: "A workshop",
          text: "Finished work, its price and its delay, then the call.",
          site: {
            picture: "workshop",
            name: "Escaliers Duc",
            title: ["A staircase,", "measured twice."],
            button: "Ask for a quote",
          },
        },
      ],
    },
    route: {
      sheet: "Sheet 3 · The route",
      title: "What happens, week after week",
      steps: [
        {
          time: `${auditMinutes.from} to ${auditMinutes.to} minutes`,
          title: "First talk",
          text: "Your clients, your questions, a price in writing.",
        },
        { time: "Week 1", title: "Plan", text: "The list of pages, and who delivers which picture by when." },
        {
          time: "Week 2",
          title: "Texts",
          text: "We write, you correct. Nothing is drawn before it reads well.",
        },
        { time: "Week 3", title: "Design", text: "Your real pages on a phone and on a desk, side by side." },
        {
          time: `By week ${projectWeeks.from} to ${projectWeeks.to}`,
          title: "Code and launch",
          text: "Built, tested with you, and put online on a morning, not on a Friday.",
        },
      ],
    },
    contact: {
      sheet: "Sheet 4 · Contact",
      title: "Begin your new site",
      lead: "Tell us what you do and where. We call back at the hour you choose, with a price.",
    },
  },
  fr: {
    head: {
      title: `Un nouveau site pour votre entreprise · ${brand.name}`,
      description:
        "Votre premier site, ou le premier dont vous serez fier : plan, textes, dessin et code dans cet ordre, revus avec vous chaque semaine jusqu'à la mise en ligne.",
    },
    intro: {
      title: "De la page blanche au premier visiteur.",
      lead: "Nous partons des questions que vos clients vous posent, pas d'un modèle. Puis nous écrivons, dessinons et construisons : vous voyez le site avancer chaque semaine.",
      facts: [
        { term: "Étapes", detail: "Plan, textes, dessin, code, mise en ligne" },
        {
          term: "Délai",
          detail: `De ${projectWeeks.from} à ${projectWeeks.to} semaines pour le projet complet`,
        },
        {
          term: "Vous recevez",
          detail: `${basic.pages} pages ou plus, ${basic.editHours} h de modifications par mois`,
        },
        { term: "Prix", detail: `Dès ${formatFrancs(planPrice("basic", "monthly") ?? 0, "fr")} par mois` },
      ],
      action: {
        label: "Lancer un nouveau site",
        to: "/services/website-design-development/web-new#contact",
      },
      also: { label: "Comparer les forfaits", to: "/pricing" },
    },
    bento: {
      sheet: "Feuille 1 · Ce qu'il contient",
      title: "Tout ce qu'il faut à un site, rien de plus",
      cells: [
        {
          title: "Des pages qui répondent chacune à une question",
          text: "Nous recueillons ce qu'on vous demande au téléphone et au comptoir. Chaque question devient une page, avec les mots de vos clients.",
        },
        {
          figure: `${basic.pages}–${pro.pages}`,
          title: "Pages pour commencer",
          text: "En Basic ou en Pro : autant que vous pourrez en tenir à jour.",
        },
        {
          figure: `< ${launchDays}`,
          title: "Jours ouvrables",
          text: "Jusqu'à la mise en ligne, dès que vos contenus sont complets.",
        },
        {
          figure: `${UPTIME} %`.replace(".", ","),
          title: "Disponibilité",
          text: "Sur des serveurs suisses ; l'hébergement est dans le prix du forfait.",
        },
        {
          figure: "2",
          title: "Langues",
          text: "Le français et l'anglais, écrits plutôt que traduits.",
        },
        {
          title: "Un formulaire qui ne perd rien",
          text: "Les demandes arrivent dans votre boîte et dans une liste à vous. Si le réseau tombe, ce que le visiteur a écrit reste à l'écran.",
        },
        {
          title: "La recherche, dès le premier jour",
          text: "Des adresses propres, des titres sur lesquels on clique, un plan du site : le SEO de base est dans chaque forfait.",
        },
      ],
    },
    stack: {
      sheet: "Feuille 2 · Trois premières pages",
      title: "Le même soin, jamais la même page",
      pause: "Suspendre la rotation",
      failure: "Une erreur est survenue au chargement de cette section",
      cards: [
        {
          trade: "Une auberge",
          text: "La vue, la table, la chambre : réservées en trois gestes.",
          site: {
            picture: "inn",
            name: "Auberge du Col",
            title: ["Dîner au-dessus", "des nuages."],
            button: "Réserver",
          },
        },
        {
          trade: "Un cabinet",
          text: "La douleur avec les mots du patient, la prochaine heure libre.",
          site: {
            picture: "practice",
            name: "Physio du Port",
            title: ["Remarcher", "au printemps."],
            button: "Heure libre",
          },
        },
        {
          trade: "Un atelier",
          text: "Des ouvrages terminés, leur prix, leur délai, puis l'appel.",
          site: {
            picture: "workshop",
            name: "Escaliers Duc",
            title: ["L'escalier,", "au millimètre."],
            button: "Un devis",
          },
        },
      ],
    },
    route: {
      sheet: "Feuille 3 · L'itinéraire",
      title: "Ce qui se passe, semaine après semaine",
      steps: [
        {
          time: `De ${auditMinutes.from} à ${auditMinutes.to} minutes`,
          title: "Premier entretien",
          text: "Vos clients, leurs questions, un prix par écrit.",
        },
        {
          time: "Semaine 1",
          title: "Plan",
          text: "La liste des pages, et qui fournit quelle image, pour quand.",
        },
        {
          time: "Semaine 2",
          title: "Textes",
          text: "Nous écrivons, vous corrigez. Rien n'est dessiné avant de se lire bien.",
        },
        {
          time: "Semaine 3",
          title: "Dessin",
          text: "Vos vraies pages, sur téléphone et sur grand écran, côte à côte.",
        },
        {
          time: `Semaine ${projectWeeks.from} à ${projectWeeks.to}`,
          title: "Code et mise en ligne",
          text: "Construit, essayé avec vous, et mis en ligne un matin, pas un vendredi.",
        },
      ],
    },
    contact: {
      sheet: "Feuille 4 · Contact",
      title: "Commencer votre nouveau site",
      lead: "Dites-nous ce que vous faites et où. Nous vous rappelons à l'heure de votre choix, avec un prix.",
    },
  },
});
