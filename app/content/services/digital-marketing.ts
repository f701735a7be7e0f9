import type {
  CallWords,
  IntroPage,
  PointsWords,
  SiteLink,
  TestimonialsWords,
  WeekScaleWords,
  WeeksWords,
} from "#app/content/shared/page-content";
import { testimonials } from "#app/content/shared/testimonials";
import { weekScale } from "#app/content/shared/week-scale";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { claims } from "#app/domain/offers/claims";
import { francsInText } from "#app/domain/offers/money";
import { terms } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-12-01";

export interface BenefitsWords extends Pick<PointsWords, "title" | "items"> {
  conclusion: string;
  audit: { title: string; text: string; points: string[]; action: SiteLink };
}

/** The alternative text of the opening's map, and its legend. */
export interface ReachWords {
  text: string;
  minutes: string;
  place: string;
  homes: string;
  near: string;
  far: string;
}

/** The weeks on a map of their own; `flag` marks on it the week in which the ads go live. */
export interface CampaignWords extends WeeksWords, Pick<WeekScaleWords, "unit" | "quote"> {
  flag: string;
}

interface MarketingPage extends IntroPage {
  reach: ReachWords;
  inCity: { title: string; description: string; heading: string };
  benefits: BenefitsWords;
  route: CampaignWords;
  testimonials: TestimonialsWords;
  closing: CallWords;
}

const { auditMinutes, campaignWeeks } = claims;
const { setUp, month } = terms.adsHours;
const hour = { en: francsInText(terms.extraHour, "en"), fr: francsInText(terms.extraHour, "fr") };

export const digitalMarketing: Localized<MarketingPage> = typeset({
  en: {
    head: {
      title: `Google Ads agency in Lausanne – ${brand.name}`,
      description: `Google Ads and social media campaigns for small businesses in French-speaking Switzerland, measured in calls and enquiries. Free audit of ${auditMinutes.from} to ${auditMinutes.to} minutes.`,
    },
    inCity: {
      title: `Google Ads and digital marketing in {city} – ${brand.name}`,
      description:
        "Google Ads and social media campaigns in {city}, measured in calls and enquiries: you set the budget, and a person sends you one report a month.",
      heading: "Google Ads and digital marketing in {city}",
    },
    intro: {
      title: "Google Ads that bring calls and enquiries",
      lead: "We run your campaigns on Google and social media and count the calls and enquiries they bring. Each month you see what an enquiry cost and what we will change next.",
      facts: [
        {
          term: "First step",
          detail: `A free audit of ${auditMinutes.from} to ${auditMinutes.to} minutes`,
        },
        { term: "You get", detail: "Campaigns, ads and a monthly report" },
        { term: "Budget", detail: "You set it, and pay it directly to Google or Meta (Facebook, Instagram)" },
        {
          term: "Price",
          detail: `${hour.en} an hour, quoted after the audit: usually ${setUp.from} to ${setUp.to} hours to set up, then ${month.from} to ${month.to} a\u00A0month`,
        },
      ],
      action: { label: "Ask for the free audit", to: "/contact?plan=audit-marketing#callback" },
      also: { label: "Get found without ads: SEO", to: "/services/seo-visibility" },
    },
    reach: {
      text: "Map of a shop and of the areas from which it takes five, ten, fifteen and twenty minutes to drive there.",
      minutes: "Minutes by car",
      place: "Invented place",
      homes: "Homes",
      near: "within ten minutes",
      far: "further away",
    },
    benefits: {
      title: "What a well-run campaign gives you",
      conclusion:
        "If you have no page for your ads to lead to, or your form loses enquiries, choose lead generation: we build the page and the form as well.",
      items: [
        {
          title: "You know what an\u00A0enquiry costs",
          text: "You see which ads bring calls, and how many.",
        },
        {
          title: "Your ads appear in the right places",
          text: "They appear in the area you actually serve, at times when somebody can answer.",
        },
        {
          title: "Each ad leads to the right page",
          text: "We choose the page of your site that matches the ad. If there is none, we tell you before you spend anything.",
        },
        {
          title: "Your work is seen on social media",
          text: "We show finished work, people and prices. People who have seen you before are more likely to call.",
        },
      ],
      audit: {
        title: "First, a free audit",
        text: `For ${auditMinutes.from} to ${auditMinutes.to} minutes, we go through your accounts and pages with you. There is no obligation.`,
        points: ["What you spend for no return", "What an enquiry costs today", "What to change first"],
        action: { label: "Ask for the free audit", to: "/contact?plan=audit-marketing#callback" },
      },
    },
    route: {
      unit: weekScale.en.unit,
      quote: weekScale.en.quote,
      title: "A campaign in five steps",
      flag: weekScale.en.online,
      steps: [
        {
          time: `${auditMinutes.from} to ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Your accounts, pages and figures, and a list that is yours to keep.",
        },
        {
          time: "Week 1",
          title: "Goal and budget",
          text: "One goal and a spending limit, agreed in writing.",
        },
        {
          time: "Week 2",
          title: "Ads",
          text: "We write each ad to match the page it leads to.",
        },
        { time: `Week ${campaignWeeks}`, title: "Online", text: "The ads go live." },
        {
          time: "Each month",
          title: "Report",
          text: "One page of figures and one decision: more, less, or stop.",
        },
      ],
    },
    testimonials: {
      title: "What three clients say about our campaigns",
      ...testimonials.marketing.en,
    },
    closing: {
      title: "Find out what an\u00A0enquiry costs you",
      text: "If your campaigns are fine as they are, we will say so, and whatever the audit finds is yours to keep.",
      action: { label: "Get in touch", to: "/contact" },
    },
  },
  fr: {
    head: {
      title: `Agence Google Ads à Lausanne – ${brand.name}`,
      description: `Google Ads et publicité sur les réseaux sociaux pour les PME, mesurés en appels et en demandes. Pour commencer, un audit gratuit de ${auditMinutes.from} à ${auditMinutes.to} minutes.`,
    },
    inCity: {
      title: `Google Ads et marketing digital à {city} – ${brand.name}`,
      description:
        "Google Ads et publicité sur les réseaux à {city}, mesurés en appels et en demandes : vous fixez le budget, une personne vous envoie un rapport par mois.",
      heading: "Google Ads et marketing digital à {city}",
    },
    intro: {
      title: "Google Ads : des\u00A0appels et\u00A0des\u00A0demandes de\u00A0devis",
      lead: "Nous gérons vos campagnes sur Google et les réseaux sociaux, et nous comptons les appels et les demandes de devis qu'elles amènent. Chaque mois, vous voyez ce qu'une demande a coûté et ce que nous changeons.",
      facts: [
        {
          term: "Pour commencer",
          detail: `Un audit gratuit de ${auditMinutes.from} à ${auditMinutes.to} minutes`,
        },
        { term: "Vous recevez", detail: "Campagnes, annonces, un rapport par mois" },
        {
          term: "Budget",
          detail: "Vous le fixez et le payez directement à Google ou à Meta (Facebook, Instagram)",
        },
        {
          term: "Prix",
          detail: `${hour.fr} l'heure, sur devis : d'ordinaire ${setUp.from} à ${setUp.to} heures jusqu'au lancement, puis ${month.from} à ${month.to} par\u00A0mois`,
        },
      ],
      action: { label: "Demander l'audit gratuit", to: "/contact?plan=audit-marketing#callback" },
      also: { label: "Être visible sans annonces : le SEO", to: "/services/seo-visibility" },
    },
    reach: {
      text: "Carte d'un magasin et des zones d'où l'on y vient en cinq, dix, quinze et vingt minutes de voiture.",
      minutes: "Minutes en voiture",
      place: "Lieu inventé",
      homes: "Logements",
      near: "à moins de dix minutes",
      far: "plus loin",
    },
    benefits: {
      title: "Ce que vous apporte une\u00A0campagne bien menée",
      conclusion:
        "S'il vous manque un bon formulaire ou une page d'arrivée (celle qui s'ouvre quand on clique sur l'annonce), choisissez l'acquisition de prospects : nous réalisons l'un et l'autre pour vous.",
      items: [
        {
          title: "Vous savez ce que coûte une demande",
          text: "Vous voyez quelles annonces amènent des appels, et combien.",
        },
        {
          title: "Vos annonces paraissent au bon endroit",
          text: "Là où vous travaillez vraiment, aux heures où quelqu'un peut répondre.",
        },
        {
          title: "Chaque annonce mène à la bonne page",
          text: "Nous choisissons la page de votre site qui dit la même chose que l'annonce. S'il n'y en a pas, nous vous le disons avant que vous dépensiez un franc.",
        },
        {
          title: "Les réseaux montrent votre travail",
          text: "Sur les réseaux sociaux, nous montrons des travaux terminés, des gens et des prix. Ceux qui vous ont déjà vu appellent plus facilement.",
        },
      ],
      audit: {
        title: "D'abord un audit gratuit",
        text: `Pendant ${auditMinutes.from} à ${auditMinutes.to} minutes, nous parcourons avec vous vos comptes et vos pages. Cela ne vous engage\u00A0à\u00A0rien.`,
        points: [
          "Ce que vous dépensez sans effet",
          "Ce que coûte une demande aujourd'hui",
          "Ce qu'il faut changer d'abord",
        ],
        action: { label: "Demander l'audit gratuit", to: "/contact?plan=audit-marketing#callback" },
      },
    },
    route: {
      unit: weekScale.fr.unit,
      quote: weekScale.fr.quote,
      title: "Une campagne en cinq étapes",
      flag: weekScale.fr.online,
      steps: [
        {
          time: `De ${auditMinutes.from} à ${auditMinutes.to} minutes`,
          title: "Audit",
          text: "Vos comptes, vos pages et vos chiffres, et une liste que vous gardez.",
        },
        {
          time: "Semaine 1",
          title: "Objectif et budget",
          text: "Un seul objectif et ce qu'il peut coûter, convenus par écrit.",
        },
        {
          time: "Semaine 2",
          title: "Annonces",
          text: "Nous écrivons chaque annonce d'après la page où elle mène.",
        },
        { time: `Semaine ${campaignWeeks}`, title: "En ligne", text: "Les annonces sont diffusées." },
        {
          time: "Chaque mois",
          title: "Rapport",
          text: "Une page de chiffres et une décision : plus, moins ou stop.",
        },
      ],
    },
    testimonials: {
      title: "Trois clients parlent de leurs annonces",
      ...testimonials.marketing.fr,
    },
    closing: {
      title: "Combien vous coûte une demande ?",
      text: "Si vos campagnes fonctionnent bien telles quelles, nous vous le dirons ; la liste dressée pendant l'audit est à vous.",
      action: { label: "Nous écrire", to: "/contact" },
    },
  },
});
