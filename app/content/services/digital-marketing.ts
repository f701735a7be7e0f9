import type {
  CallWords,
  IntroPage,
  PointsWords,
  SiteLink,
  StepsWords,
  TestimonialsWords,
} from "#app/content/shared/page-content";
import { testimonials } from "#app/content/shared/testimonials";
import { claims } from "#app/domain/chat/claims";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

export interface BenefitsWords extends Pick<PointsWords, "sheet" | "title" | "items"> {
  audit: { title: string; text: string; points: string[]; action: SiteLink };
}

interface MarketingPage extends IntroPage {
  inCity: { title: string; description: string; heading: string };
  benefits: BenefitsWords;
  route: StepsWords;
  testimonials: TestimonialsWords;
  closing: CallWords;
}

const { auditMinutes } = claims;

export const digitalMarketing: Localized<MarketingPage> = typeset({
  en: {
    head: {
      title: `Digital marketing and paid ads · ${brand.name}`,
      description: `Search and social campaigns for Swiss small companies, measured in calls and quotes. To begin, an audit of ${auditMinutes.from} to ${auditMinutes.to} minutes.`,
    },
    inCity: {
      title: `Digital marketing in {city} · ${brand.name}`,
      description:
        "Paid search and social campaigns in {city}, measured in calls and quotes: a budget you set, a report you can read, a person who answers.",
      heading: "Ads that make the phone ring in {city}.",
    },
    intro: {
      title: "Ads that make the phone ring.",
      lead: "We count calls and quotes, not clicks. Each month you see what an enquiry cost and what we change next.",
      facts: [
        {
          term: "First step",
          detail: `An audit of ${auditMinutes.from} to ${auditMinutes.to} minutes`,
        },
        { term: "You get", detail: "Campaigns, landing pages, one monthly report" },
        { term: "Budget", detail: "Yours to set; we report what each enquiry cost" },
        { term: "Price", detail: "On request, in writing, after the audit" },
      ],
      action: { label: "Ask for an audit", to: "/contact" },
      also: { label: "Be found without ads", to: "/services/seo-visibility" },
    },
    benefits: {
      sheet: "Sheet 1 · What it brings",
      title: "Four things you will notice",
      items: [
        {
          title: "Enquiries with a price tag",
          text: "You know what a call cost last week, and which advertisement brought it.",
        },
        {
          title: "The right streets",
          text: "Advertisements show where you really drive to, at the hours when someone answers.",
        },
        {
          title: "Pages that keep the promise",
          text: "Behind every advertisement stands a page that says the same thing, with a form that works.",
        },
        {
          title: "Networks with a purpose",
          text: "On social networks we show work, people and prices. Whoever has seen it twice calls more easily.",
        },
      ],
      audit: {
        title: "The audit comes first",
        text: `${auditMinutes.from} to ${auditMinutes.to} minutes on your accounts and pages, with you at the screen.`,
        points: ["What is spent without effect", "What an enquiry costs today", "What to change first"],
        action: { label: "Book the audit", to: "/contact" },
      },
    },
    route: {
      sheet: "Sheet 2 · The route",
      title: "A campaign in four legs",
      steps: [
        {
          time: `${auditMinutes.from} to ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Accounts, pages and figures, with a list to keep.",
        },
        { time: "Week 1", title: "Goal and budget", text: "One goal, one price for it, agreed in writing." },
        {
          time: "Weeks 2 and 3",
          title: "Pages and ads",
          text: "Written together, so that they say the same.",
        },
        {
          time: "Each month",
          title: "Report",
          text: "One sheet of figures, and one decision: more, less, or stop.",
        },
      ],
    },
    testimonials: {
      sheet: "Sheet 3 · Clients",
      title: "Counted in calls",
      items: testimonials.marketing.en,
    },
    closing: {
      sheet: "Sheet 4 · And now",
      title: "Find out what a call costs you",
      text: "Send us a line. If your campaigns are fine as they are, we say so, and you keep the list.",
      action: { label: "Write to us", to: "/contact" },
    },
  },
  fr: {
    head: {
      title: `Marketing digital et annonces payantes · ${brand.name}`,
      description: `Campagnes de recherche et sur les réseaux pour les PME, mesurées en appels et en devis. Pour commencer, un audit de ${auditMinutes.from} à ${auditMinutes.to} minutes.`,
    },
    inCity: {
      title: `Marketing digital à {city} · ${brand.name}`,
      description:
        "Annonces et campagnes à {city}, mesurées en appels et en devis : un budget que vous fixez, un rapport lisible, une personne qui répond.",
      heading: "Des annonces qui font sonner le téléphone à {city}.",
    },
    intro: {
      title: "Des annonces qui font sonner le téléphone.",
      lead: "Nous comptons les appels et les devis, pas les clics. Chaque mois, vous voyez ce qu'a coûté une demande et ce que nous changeons ensuite.",
      facts: [
        {
          term: "Pour commencer",
          detail: `Un audit de ${auditMinutes.from} à ${auditMinutes.to} minutes`,
        },
        { term: "Vous recevez", detail: "Campagnes, pages d'arrivée, un rapport par mois" },
        { term: "Budget", detail: "Vous le fixez ; nous disons ce qu'a coûté chaque demande" },
        { term: "Prix", detail: "Sur demande, par écrit, après l'audit" },
      ],
      action: { label: "Demander un audit", to: "/contact" },
      also: { label: "Être trouvé sans annonces", to: "/services/seo-visibility" },
    },
    benefits: {
      sheet: "Feuille 1 · Ce que cela apporte",
      title: "Quatre choses que vous remarquerez",
      items: [
        {
          title: "Des demandes qui ont un prix",
          text: "Vous savez ce qu'a coûté un appel la semaine dernière, et quelle annonce l'a amené.",
        },
        {
          title: "Les bonnes rues",
          text: "Les annonces paraissent là où vous vous déplacez vraiment, aux heures où quelqu'un répond.",
        },
        {
          title: "Des pages qui tiennent parole",
          text: "Derrière chaque annonce, une page qui dit la même chose, avec un formulaire qui marche.",
        },
        {
          title: "Des réseaux qui servent",
          text: "Sur les réseaux sociaux, nous montrons du travail, des gens et des prix. Qui les a vus deux fois appelle plus volontiers.",
        },
      ],
      audit: {
        title: "D'abord l'audit",
        text: `De ${auditMinutes.from} à ${auditMinutes.to} minutes sur vos comptes et vos pages, avec vous devant l'écran.`,
        points: [
          "Ce qui se dépense sans effet",
          "Ce que coûte une demande aujourd'hui",
          "Ce qu'il faut changer d'abord",
        ],
        action: { label: "Réserver l'audit", to: "/contact" },
      },
    },
    route: {
      sheet: "Feuille 2 · L'itinéraire",
      title: "Une campagne en quatre étapes",
      steps: [
        {
          time: `De ${auditMinutes.from} à ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Comptes, pages et chiffres, avec une liste à garder.",
        },
        { time: "Semaine 1", title: "But et budget", text: "Un seul but et son prix, convenus par écrit." },
        {
          time: "Semaines 2 et 3",
          title: "Pages et annonces",
          text: "Écrites ensemble, pour qu'elles disent la même chose.",
        },
        {
          time: "Chaque mois",
          title: "Rapport",
          text: "Une feuille de chiffres et une décision : plus, moins, ou stop.",
        },
      ],
    },
    testimonials: {
      sheet: "Feuille 3 · Clients",
      title: "Compté en appels",
      items: testimonials.marketing.fr,
    },
    closing: {
      sheet: "Feuille 4 · Et maintenant",
      title: "Sachez ce que vous coûte un appel",
      text: "Écrivez-nous une ligne. Si vos campagnes sont bien comme elles sont, nous le disons, et la liste vous reste.",
      action: { label: "Nous écrire", to: "/contact" },
    },
  },
});
