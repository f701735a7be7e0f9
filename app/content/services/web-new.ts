import type {
  ContactSectionWords,
  IntroPage,
  PartsWords,
  StepsWords,
} from "#app/content/shared/page-content";
import { weekScale } from "#app/content/shared/week-scale";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import type { CaseSlug } from "#app/domain/offers/cases";
import { claims } from "#app/domain/offers/claims";
import { UPTIME } from "#app/domain/offers/hosting";
import { formatFrancs, francsInText } from "#app/domain/offers/money";
import { planPrice, plans } from "#app/domain/offers/plans";
import { hoursInText, terms } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-12-01";

export interface CardStackWords {
  title: string;
  cards: { slug: CaseSlug; trade: string; text: string }[];
  pause: string;
  /** Shown if the cards could not be rendered. */
  failure: string;
}

/** The labels along the base of the triangulation net, whose length is the duration of a project. */
export interface BaseWords {
  start: string;
  middle: string;
  end: string;
}

interface WebNewPage extends IntroPage {
  base: BaseWords;
  parts: PartsWords;
  stack: CardStackWords;
  route: StepsWords;
  contact: ContactSectionWords;
}

const { projectWeeks, launchDays, auditMinutes } = claims;
const { basic, pro } = plans;
const { extraHour, pageHours } = terms;

export const webNew: Localized<WebNewPage> = typeset({
  en: {
    head: {
      title: `New company website in Switzerland – ${brand.name}`,
      description: `A new website from ${formatFrancs(planPrice("basic", "monthly") ?? 0, "en")} a month: list of pages, text, design and code, in that order, each shown to you before we begin the next.`,
    },
    intro: {
      title: `Your new website in ${projectWeeks.from} to ${projectWeeks.to} weeks`,
      lead: "We start from the questions that your customers ask you. Then we write, design and build the site, and you see each step before we begin\u00A0the\u00A0next.",
      facts: [
        { term: "Steps", detail: "List of pages, text, design, code, launch" },
        {
          term: "Duration",
          detail: `${projectWeeks.from} to ${projectWeeks.to} weeks from the signed quote`,
        },
        {
          term: "You get",
          detail: `${basic.pages} pages or more, at least ${basic.editHours} h of edits a month`,
        },
        { term: "Price", detail: `From ${formatFrancs(planPrice("basic", "monthly") ?? 0, "en")} a month` },
      ],
      action: {
        label: "Start a new site",
        to: "/services/website-design-development/web-new#contact",
      },
      also: {
        label: "Read “How to structure a site for Google search”",
        to: "/blog/structurer-site-seo-2025",
      },
      map: {
        text: "Land measured before anything is built on it: contour lines between marked points; one side, in red, is ticked like a ruler, in eight weeks.",
      },
    },
    base: {
      start: "Signed quote",
      middle: `online from week ${projectWeeks.from}`,
      end: `by week ${projectWeeks.to}`,
    },
    parts: {
      title: "What every new\u00A0website includes",
      items: [
        {
          title: "Pages that answer your customers' questions",
          text: "We collect what people ask you by phone and at the counter. Each page answers some of those questions, in their words.",
        },
        {
          figure: `${basic.pages}–${pro.pages}`,
          title: "Pages to begin with",
          text: `${basic.pages} with Basic, ${pro.pages} with Pro. An extra page: ${hoursInText(pageHours.from, "en")} to ${pageHours.to * extraHour}, paid once.`,
        },
        {
          figure: `< ${launchDays}`,
          title: "Business days",
          text: "To the launch, once your content is complete.",
        },
        {
          figure: `${UPTIME} %`,
          title: "Uptime",
          text: "On Swiss servers. Hosting is included in the plan.",
        },
        {
          figure: "2",
          title: "Languages",
          text: "French and English, written rather than translated.",
        },
        {
          title: "A form that never loses an enquiry",
          text: "Each enquiry reaches your inbox and is also kept in a list of your own. If the connection fails, what the visitor typed stays on the screen.",
        },
        {
          title: "Ready for Google from the first day",
          text: "Simple addresses, titles people click on, a list of your pages for Google: basic SEO comes with every plan.",
        },
      ],
    },
    stack: {
      title: "Three businesses, three different home pages",
      pause: "Pause the cards",
      failure: "There was an error loading this section",
      cards: [
        {
          slug: "escaliers-duc",
          trade: "A workshop",
          text: "A staircase drawn to the centimetre, with a calculator that gives the price range and how many weeks it will take. A calculator like this costs extra; you get a written quote first.",
        },
        {
          slug: "physio-grand-pont",
          trade: "A physiotherapy practice",
          text: "Where it hurts, in the patient's words, and opening hours that allow for public holidays.",
        },
        {
          slug: "hotel-bellerive",
          trade: "A hotel",
          text: "The view, the rooms, and a booking bar that shows your price next to the one on the booking sites. The booking bar is an extra, paid for once.",
        },
      ],
    },
    route: {
      scale: weekScale.en,
      title: "What happens, week by week",
      steps: [
        {
          time: `Before you sign: ${auditMinutes.from} to ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Your customers, their questions, a rough price. Free of charge.",
        },
        { time: "Week 1", title: "List of pages", text: "And who supplies which picture, and by when." },
        {
          time: "1 to 3 weeks",
          title: "Text",
          text: "We draft the text; you correct and approve it. The design starts once you are happy with it.",
        },
        {
          time: "Text approved",
          title: "Design",
          text: "Your own pages on a phone and on a computer, side by side.",
        },
        {
          time: `Under ${launchDays} business days after the text is approved`,
          title: "Code and launch",
          text: "Built, tested with you, and put online on a weekday morning.",
        },
      ],
    },
    contact: {
      title: "Start your new website with us",
      lead: "You do not need any text or pictures yet. We will give you a rough price, and tell you which week you could be online.",
      message: "Message: what you do, and where",
    },
  },
  fr: {
    head: {
      title: `Site internet d'entreprise en Suisse romande – ${brand.name}`,
      description: `Création d'un nouveau site dès ${francsInText(planPrice("basic", "monthly") ?? 0, "fr")} par mois : nous rédigeons vos textes, vous commentez la mise en page, et vous voyez chaque étape avant la suivante.`,
    },
    intro: {
      title: `Votre nouveau site en ${projectWeeks.from} à ${projectWeeks.to} semaines`,
      lead: "Nous partons des questions que vos clients vous posent. Ensuite, nous écrivons, dessinons et construisons le site. Vous voyez chaque étape avant que nous passions à\u00A0la\u00A0suivante.",
      facts: [
        { term: "Étapes", detail: "Liste des pages, textes, mise en page, code, mise en ligne" },
        {
          term: "Durée",
          detail: `De ${projectWeeks.from} à ${projectWeeks.to} semaines dès le devis signé`,
        },
        {
          term: "Vous recevez",
          detail: `${basic.pages} pages ou plus, au moins ${basic.editHours} h de modifications par mois`,
        },
        { term: "Prix", detail: `Dès ${formatFrancs(planPrice("basic", "monthly") ?? 0, "fr")} par mois` },
      ],
      action: {
        label: "Lancer un nouveau site",
        to: "/services/website-design-development/web-new#contact",
      },
      also: {
        label: "Lire « Comment structurer le site d'une PME pour Google »",
        to: "/blog/structurer-site-seo-2025",
      },
      map: {
        text: "Un terrain mesuré avant qu'on y construise : des courbes de niveau entre des points marqués ; un côté, en rouge, est gradué comme une règle, en huit semaines.",
      },
    },
    base: {
      start: "Devis signé",
      middle: `en ligne dès la sem. ${projectWeeks.from}`,
      end: `d'ici la sem. ${projectWeeks.to}`,
    },
    parts: {
      title: "Ce que comprend chaque nouveau site",
      items: [
        {
          title: "Des pages sur ce que vos clients demandent",
          text: "Nous notons ce qu'on vous demande au téléphone et au comptoir. Chaque page répond à plusieurs de ces questions, avec les mots de vos clients.",
        },
        {
          figure: `${basic.pages}–${pro.pages}`,
          title: "Pages pour commencer",
          text: `${basic.pages} avec Basic, ${pro.pages} avec Pro. Une page de plus : de ${hoursInText(pageHours.from, "fr")} à ${pageHours.to * extraHour}, une seule fois.`,
        },
        {
          figure: `< ${launchDays}`,
          title: "Jours ouvrables",
          text: "Jusqu'à la mise en ligne, dès que vos contenus sont complets.",
        },
        {
          figure: `${UPTIME} %`.replace(".", ","),
          title: "Disponibilité",
          text: "Sur des serveurs en Suisse. L'hébergement est dans le prix du forfait.",
        },
        {
          figure: "2",
          title: "Langues",
          text: "Le français et l'anglais : les textes sont rédigés directement dans chaque langue.",
        },
        {
          title: "Un formulaire qui ne perd aucune demande",
          text: "Chaque demande arrive dans votre boîte e-mail et reste aussi dans une liste qui vous appartient. Si la connexion se coupe, ce que le visiteur a écrit reste à l'écran.",
        },
        {
          title: "Prêt pour Google dès le premier jour",
          text: "Des adresses simples, des titres qui donnent envie de cliquer, un plan du site : le SEO de base est dans chaque forfait.",
        },
      ],
    },
    stack: {
      title: "Trois métiers, trois pages d'accueil différentes",
      pause: "Suspendre la rotation",
      failure: "Une erreur est survenue au chargement de cette section",
      cards: [
        {
          slug: "escaliers-duc",
          trade: "Un atelier",
          text: "Un escalier dessiné au centimètre, et un calculateur qui donne la fourchette de prix et le délai en semaines. Un tel calculateur se paie en plus, sur devis.",
        },
        {
          slug: "physio-grand-pont",
          trade: "Un cabinet",
          text: "Où l'on a mal, avec les mots du patient, et des horaires qui tiennent compte des jours fériés.",
        },
        {
          slug: "hotel-bellerive",
          trade: "Un hôtel",
          text: "La vue, les chambres, et une barre de réservation qui compare le prix de la nuit à celui du portail de réservation. Cette barre se paie une fois, en plus.",
        },
      ],
    },
    route: {
      scale: weekScale.fr,
      title: "Ce qui se passe, semaine après semaine",
      steps: [
        {
          time: `Avant la signature : ${auditMinutes.from} à ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Vos clients, leurs questions, une fourchette\u00A0de\u00A0prix. C'est gratuit.",
        },
        {
          time: "Semaine 1",
          title: "Liste des pages",
          text: "Et qui fournit quelle image, pour quand.",
        },
        {
          time: "De 1 à 3 semaines",
          title: "Textes",
          text: "Nous rédigeons les textes, vous les corrigez et les approuvez. La mise en page commence quand ils vous conviennent.",
        },
        {
          time: "Textes approuvés",
          title: "Mise en page",
          text: "La maquette de vos pages, sur téléphone et sur ordinateur, côte\u00A0à\u00A0côte.",
        },
        {
          time: `Moins de ${launchDays} jours ouvrables après l'approbation des textes`,
          title: "Code et mise en ligne",
          text: "Le site est construit, essayé avec vous et mis en ligne un matin de semaine.",
        },
      ],
    },
    contact: {
      title: "Lancez votre nouveau\u00A0site",
      lead: "Les textes et les photos peuvent attendre. Nous vous donnerons une première fourchette\u00A0de\u00A0prix, et la semaine où votre site pourrait être\u00A0en\u00A0ligne.",
      message: "Message : ce que vous faites, et où",
    },
  },
});
