import type { IntroPage, ServiceEntry } from "#app/content/shared/page-content";
import { claims } from "#app/domain/chat/claims";
import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { formatFrancs } from "#app/domain/offers/money";
import { GRAPHIC_DESIGN_FROM } from "#app/domain/offers/packages";
import { brand } from "#app/domain/site/brand";
import { serviceList, servicePrices } from "./service-list";

export const lastChange = "2026-11-21";

export interface ServiceCardsWords {
  sheet: string;
  title: string;
  navigation: string;
  contact: string;
  cards: (ServiceEntry & { price: string; steps: string[] })[];
}

interface ServicesPage extends IntroPage {
  services: ServiceCardsWords;
}

type Told = Record<ServiceEntry["symbol"], { text: string; steps: string[] }>;

/** The six services, each told at some length. */
function cardsOf(locale: Locale, told: Told): ServiceCardsWords["cards"] {
  return serviceList[locale].map((entry) => ({
    ...entry,
    ...told[entry.symbol],
    price: servicePrices[locale][entry.symbol],
  }));
}

const { launchDays, supportHours, auditMinutes } = claims;

export const services: Localized<ServicesPage> = typeset({
  en: {
    head: {
      title: `Services: websites, SEO, AI, design · ${brand.name}`,
      description:
        "Six services for small companies of French-speaking Switzerland: websites, search, artificial intelligence, graphic design, leads and hosting, with prices.",
    },
    intro: {
      title: "Six services, one legend.",
      lead: "Each service has a price, a delay and a person who answers for it. Take one, or let us draw the whole route.",
      facts: [
        {
          term: "Price",
          detail: `From ${formatFrancs(GRAPHIC_DESIGN_FROM, "en")} for a first piece of design`,
        },
        {
          term: "Delay",
          detail: `A whole website in ${claims.projectWeeks.from} to ${claims.projectWeeks.to} weeks`,
        },
        {
          term: "First step",
          detail: `An audit of ${claims.auditMinutes.from} to ${claims.auditMinutes.to} minutes`,
        },
      ],
      action: { label: "Ask for a callback", to: "/contact#callback" },
      also: { label: "See every price", to: "/pricing" },
    },
    services: {
      sheet: "Sheet 1 · Services",
      title: "What each one does, and what you get",
      navigation: "Services on this page",
      contact: "Talk to us about it",
      cards: cardsOf("en", {
        site: {
          text: "A new site, or the one you have, redrawn around what your clients look for. You see the pages on your phone before a line is written for good.",
          steps: [
            "An interview, then your texts and pictures",
            "A design that you comment, page by page",
            `Online in under ${launchDays} business days once the content is complete`,
          ],
        },
        search: {
          text: "We mend what keeps search engines from reading you, write what people search for, and put you on the map of your town.",
          steps: [
            `An audit of ${auditMinutes.from} to ${auditMinutes.to} minutes`,
            "Foundations, content, local presence, in this order",
            "A report in plain figures",
          ],
        },
        assistant: {
          text: "An assistant that answers from your own pages, in French and English, and hands over to a person when it does not know.",
          steps: [
            "We read what your clients ask",
            "We build it on your pages, not on the whole internet",
            "You read its conversations and correct it",
          ],
        },
        design: {
          text: "A logo that works at the size of a stamp, a charter of a few pages, and everything that is printed, from the card to the van.",
          steps: [
            "Three directions, drawn by hand",
            "One of them, worked out to the last file",
            "Files that any printer can use",
          ],
        },
        leads: {
          text: "Campaigns on search and social networks that end in a call or a request for a quote. What does not bring any is switched off.",
          steps: [
            "One goal and one price for it, agreed first",
            "Pages written for the campaign",
            "One sheet of figures, and a decision",
          ],
        },
        hosting: {
          text: "Swiss servers, updates tried on a copy, backups that were restored once, and people who answer.",
          steps: [
            "We move your site, you keep domain and mail",
            "We watch pages and forms, not only the server",
            `An answer within ${supportHours} business hours`,
          ],
        },
      }),
    },
  },
  fr: {
    head: {
      title: `Services : sites, SEO, IA, graphisme · ${brand.name}`,
      description:
        "Six services pour les PME de Suisse romande : sites web, référencement, intelligence artificielle, graphisme, prospects et hébergement, prix affichés.",
    },
    intro: {
      title: "Six services, une seule légende.",
      lead: "Chaque service a un prix, un délai et une personne qui en répond. Prenez-en un, ou laissez-nous tracer tout l'itinéraire.",
      facts: [
        {
          term: "Prix",
          detail: `Dès ${formatFrancs(GRAPHIC_DESIGN_FROM, "fr")} pour un premier travail graphique`,
        },
        {
          term: "Délai",
          detail: `Un site complet en ${claims.projectWeeks.from} à ${claims.projectWeeks.to} semaines`,
        },
        {
          term: "Pour commencer",
          detail: `Un audit de ${claims.auditMinutes.from} à ${claims.auditMinutes.to} minutes`,
        },
      ],
      action: { label: "Demander un rappel", to: "/contact#callback" },
      also: { label: "Voir tous les prix", to: "/pricing" },
    },
    services: {
      sheet: "Feuille 1 · Services",
      title: "Ce que fait chacun, et ce que vous recevez",
      navigation: "Services de cette page",
      contact: "Nous en parler",
      cards: cardsOf("fr", {
        site: {
          text: "Un nouveau site, ou le vôtre, redessiné autour de ce que vos clients cherchent. Vous voyez les pages sur votre téléphone avant que tout soit écrit.",
          steps: [
            "Un entretien, puis vos textes et vos images",
            "Un dessin que vous commentez, page après page",
            `En ligne en moins de ${launchDays} jours ouvrables dès que les contenus sont complets`,
          ],
        },
        search: {
          text: "Nous réparons ce qui empêche les moteurs de vous lire, nous écrivons ce que l'on cherche, et nous vous plaçons sur la carte de votre ville.",
          steps: [
            `Un audit de ${auditMinutes.from} à ${auditMinutes.to} minutes`,
            "Les bases, les contenus, la présence locale, dans cet ordre",
            "Un rapport en chiffres clairs",
          ],
        },
        assistant: {
          text: "Un assistant qui répond à partir de vos pages, en français et en anglais, et qui passe la main quand il ne sait pas.",
          steps: [
            "Nous lisons ce que vos clients demandent",
            "Nous le construisons sur vos pages, pas sur tout internet",
            "Vous lisez ses conversations et vous le corrigez",
          ],
        },
        design: {
          text: "Un logo qui tient à la taille d'un timbre, une charte de quelques pages, et tout ce qui s'imprime, de la carte à la camionnette.",
          steps: [
            "Trois directions, dessinées à la main",
            "L'une d'elles, menée jusqu'au dernier fichier",
            "Des fichiers que tout imprimeur sait lire",
          ],
        },
        leads: {
          text: "Des campagnes sur les moteurs et les réseaux sociaux qui finissent par un appel ou une demande de devis. Ce qui n'en amène pas est arrêté.",
          steps: [
            "Un objectif et son prix, convenus d'abord",
            "Des pages écrites pour la campagne",
            "Une feuille de chiffres, et une décision",
          ],
        },
        hosting: {
          text: "Des serveurs suisses, des mises à jour essayées sur une copie, des sauvegardes déjà restaurées une fois, et des gens qui répondent.",
          steps: [
            "Nous déménageons votre site, vous gardez domaine et courrier",
            "Nous surveillons les pages et les formulaires, pas seulement le serveur",
            `Une réponse en moins de ${supportHours} heures ouvrables`,
          ],
        },
      }),
    },
  },
});
