import { serviceList, servicePrices } from "#app/content/services/service-list";
import type {
  CallWords,
  HeadWords,
  IndexWords,
  ServiceEntry,
  SiteLink,
} from "#app/content/shared/page-content";
import { claims } from "#app/domain/chat/claims";
import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { UPTIME } from "#app/domain/offers/hosting";
import { formatFrancs } from "#app/domain/offers/money";
import { packages } from "#app/domain/offers/packages";
import { plans } from "#app/domain/offers/plans";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

export interface HomeWords {
  head: HeadWords;
  hero: {
    place: string;
    title: string;
    lead: string;
    call: string;
    plans: SiteLink;
    legend: { title: string; links: (SiteLink & Pick<ServiceEntry, "symbol">)[]; all: SiteLink };
    scale: { label: string; start: string; middle: string; end: string };
    rating: { value: string; text: string };
  };
  services: IndexWords;
  search: CallWords;
  faq: { sheet: string; title: string; items: { question: string; answer: string }[]; contact: SiteLink };
}

/** The services with what the home page says of each. */
function rowsOf(locale: Locale, texts: Record<ServiceEntry["symbol"], string>): IndexWords["rows"] {
  return serviceList[locale].map((entry) => ({
    ...entry,
    text: texts[entry.symbol],
    price: servicePrices[locale][entry.symbol],
  }));
}

const basicMonthly = plans.basic.monthly ?? 0;
const { projectWeeks, rating, launchDays, supportHours } = claims;

export const home: Localized<HomeWords> = typeset({
  en: {
    head: {
      title: `Digital agency - Websites, SEO & Ads · ${brand.name}`,
      description: `Websites, search and ads for small companies of French-speaking Switzerland, from ${formatFrancs(basicMonthly, "en")} a month. Delivered in ${projectWeeks.from} to ${projectWeeks.to} weeks.`,
    },
    hero: {
      place: brand.address.city,
      title: "Websites that put you on the map.",
      lead: "A Swiss studio for small companies: sites, search and ads that bring enquiries, at prices we print.",
      call: "Book a call",
      plans: { label: "See the plans", to: "/pricing" },
      legend: {
        title: "Legend",
        links: [
          { symbol: "site", label: "Website design", to: "/services/website-design-development" },
          { symbol: "design", label: "Graphic design", to: "/services/graphic-design" },
          { symbol: "search", label: "SEO & visibility", to: "/services/seo-visibility" },
          { symbol: "assistant", label: "AI services", to: "/services/artificial-intelligence-ai" },
        ],
        all: { label: "Other services", to: "/services" },
      },
      scale: {
        label: `A whole project takes ${projectWeeks.from} to ${projectWeeks.to} weeks`,
        start: "brief",
        middle: `${projectWeeks.from} weeks`,
        end: `live by ${projectWeeks.to}`,
      },
      rating: { value: `${rating.stars}`, text: `of ${rating.of}, from ${rating.reviews} reviews` },
    },
    services: {
      sheet: "Sheet 1 · Services",
      title: "Six ways to be found, chosen and remembered between Geneva and Bern",
      rows: rowsOf("en", {
        site: `New sites and redesigns, launched in under ${launchDays} business days once the content is complete.`,
        search: "Foundations, content, local search, and a report you can read.",
        assistant: "An assistant that answers from your own pages, day and night.",
        design: "Logo, brand charter, print: one hand, one system.",
        leads: "Campaigns measured in calls and quotes, not in clicks.",
        hosting: `Swiss servers, ${UPTIME} % uptime, people who answer within ${supportHours} business hours.`,
      }),
      all: { label: "All services", to: "/services" },
    },
    search: {
      sheet: "Sheet 2 · Search",
      title: "Your next client is typing right now.",
      text: `Someone in your town is searching for what you sell. We look at where you stand, what your neighbours do better, and what three changes would bring first. The audit takes ${claims.auditMinutes.from} to ${claims.auditMinutes.to} minutes.`,
      action: { label: "See how search works", to: "/services/seo-visibility" },
    },
    faq: {
      sheet: "Sheet 4 · Questions",
      title: "Asked before every project",
      items: [
        {
          question: "How long does a website take?",
          answer: `A whole project takes ${projectWeeks.from} to ${projectWeeks.to} weeks, from the first call to the launch. Once your texts and pictures are complete, the site is online in under ${launchDays} business days.`,
        },
        {
          question: "What does it cost?",
          answer: `Plans begin at ${formatFrancs(basicMonthly, "en")} a month, with domain, hosting and basic SEO in the price. Search packages begin at ${formatFrancs(packages.essential, "en")}, paid once. Every price is printed on the pricing page.`,
        },
        {
          question: "What happens once the site is live?",
          answer: `The basic, pro and commerce plans include hours of edits every month, and support answers within ${supportHours} business hours. Your domain stays yours.`,
        },
      ],
      contact: { label: "Ask us another question", to: "/contact" },
    },
  },
  fr: {
    head: {
      title: `Agence digitale - Sites web, SEO et publicité · ${brand.name}`,
      description: `Sites web, référencement et publicité pour les PME de Suisse romande, dès ${formatFrancs(basicMonthly, "fr")} par mois. Un projet complet prend de ${projectWeeks.from} à ${projectWeeks.to} semaines.`,
    },
    hero: {
      place: brand.address.city,
      title: "Des sites qui vous placent sur la carte.",
      lead: "Un atelier suisse pour les petites entreprises : des sites, du référencement et des annonces qui amènent des demandes, à des prix affichés.",
      call: "Réserver un appel",
      plans: { label: "Voir les forfaits", to: "/pricing" },
      legend: {
        title: "Légende",
        links: [
          { symbol: "site", label: "Création de sites", to: "/services/website-design-development" },
          { symbol: "design", label: "Graphisme", to: "/services/graphic-design" },
          { symbol: "search", label: "SEO et visibilité", to: "/services/seo-visibility" },
          { symbol: "assistant", label: "Services IA", to: "/services/artificial-intelligence-ai" },
        ],
        all: { label: "Autres services", to: "/services" },
      },
      scale: {
        label: `Un projet complet prend de ${projectWeeks.from} à ${projectWeeks.to} semaines`,
        start: "briefing",
        middle: `${projectWeeks.from} semaines`,
        end: `en ligne à ${projectWeeks.to}`,
      },
      rating: {
        value: `${rating.stars}`.replace(".", ","),
        text: `sur ${rating.of}, d'après ${rating.reviews} avis`,
      },
    },
    services: {
      sheet: "Feuille 1 · Services",
      title: "Six façons d'être trouvé, choisi et retenu, de Genève à Berne",
      rows: rowsOf("fr", {
        site: `Nouveaux sites et refontes, en ligne en moins de ${launchDays} jours ouvrables dès que les contenus sont complets.`,
        search: "Des bases solides, du contenu, une présence locale, et un rapport lisible.",
        assistant: "Un assistant qui répond à partir de vos propres pages, jour et nuit.",
        design: "Logo, charte, imprimés : une seule main, un seul système.",
        leads: "Des campagnes mesurées en appels et en devis, pas en clics.",
        hosting: `Serveurs suisses, ${`${UPTIME}`.replace(".", ",")} % de disponibilité, une réponse en moins de ${supportHours} heures ouvrables.`,
      }),
      all: { label: "Tous les services", to: "/services" },
    },
    search: {
      sheet: "Feuille 2 · Recherche",
      title: "Votre prochain client est en train de chercher.",
      text: `Dans votre ville, quelqu'un cherche ce que vous vendez. Nous regardons où vous apparaissez, ce que vos voisins font mieux, et les trois changements à faire en premier. L'audit dure de ${claims.auditMinutes.from} à ${claims.auditMinutes.to} minutes.`,
      action: { label: "Comprendre le référencement", to: "/services/seo-visibility" },
    },
    faq: {
      sheet: "Feuille 4 · Questions",
      title: "Ce qu'on nous demande avant chaque projet",
      items: [
        {
          question: "Combien de temps faut-il pour un site ?",
          answer: `Un projet complet prend de ${projectWeeks.from} à ${projectWeeks.to} semaines, du premier appel à la mise en ligne. Une fois vos textes et vos images complets, le site est en ligne en moins de ${launchDays} jours ouvrables.`,
        },
        {
          question: "Combien cela coûte-t-il ?",
          answer: `Les forfaits commencent à ${formatFrancs(basicMonthly, "fr")} par mois, domaine, hébergement et SEO de base compris. Les forfaits de référencement commencent à ${formatFrancs(packages.essential, "fr")}, payés une seule fois. Tous les prix figurent sur la page des tarifs.`,
        },
        {
          question: "Et une fois le site en ligne ?",
          answer: `Les forfaits Basic, Pro et Commerce comprennent des heures de modifications tous les mois, et l'assistance répond en moins de ${supportHours} heures ouvrables. Votre nom de domaine reste le vôtre.`,
        },
      ],
      contact: { label: "Nous poser une autre question", to: "/contact" },
    },
  },
});
