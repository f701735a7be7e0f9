import type {
  CallWords,
  HeadWords,
  OpeningWords,
  ServiceEntry,
  SiteLink,
} from "#app/content/shared/page-content";
import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { chatbots } from "#app/domain/offers/chatbots";
import { claims } from "#app/domain/offers/claims";
import { francsInText } from "#app/domain/offers/money";
import { GRAPHIC_DESIGN_FROM } from "#app/domain/offers/packages";
import { terms } from "#app/domain/offers/terms";
import { brand } from "#app/domain/site/brand";
import { inMenuOf, servicePricesIn, servicesIn } from "./service-list";

export const lastChange = "2026-12-01";

interface Telling {
  text: string;
  steps: string[];
  /** A part of the service with a page of its own. */
  also?: SiteLink;
}

export interface ServiceCardsWords {
  title: string;
  navigation: string;
  contact: string;
  cards: (ServiceEntry & Telling & { price: string; inMenu: { label: string; price: string } })[];
}

interface ServicesPage {
  head: HeadWords;
  intro: OpeningWords;
  services: ServiceCardsWords;
  closing: CallWords;
}

type Told = Record<ServiceEntry["symbol"], Telling>;

/** The six services, each with a longer text. */
function cardsOf(locale: Locale, told: Told): ServiceCardsWords["cards"] {
  return servicesIn(locale).map((entry) => ({
    ...entry,
    ...told[entry.symbol],
    price: servicePricesIn(locale)[entry.symbol],
    inMenu: inMenuOf(locale, entry.symbol),
  }));
}

const { launchDays, supportHours, auditMinutes } = claims;

export const services: Localized<ServicesPage> = typeset({
  en: {
    head: {
      title: `Web agency services and prices, Lausanne – ${brand.name}`,
      description:
        "Websites, SEO, chatbots, graphic design, lead generation and hosting for small businesses: what each service includes, what it costs and how it begins.",
    },
    intro: {
      title: "Our services and their prices",
      lead: "For each service: what it includes, what it costs and how we begin. Take one, or several that work together.",
      action: { label: "Request a callback", to: "/contact#callback" },
      also: { label: "See the plans", to: "/pricing" },
    },
    services: {
      title: "What each service does, and what you get",
      navigation: "Services on this page",
      contact: "Details and contact",
      cards: cardsOf("en", {
        site: {
          text: "A new site, or a redesign of the one you have, built around what your customers look for. When the text is approved, we design your pages, and you see them on your own phone before the launch.",
          steps: [
            "An interview, from which we draft your text",
            "A design for you to comment on, page by page",
            `Online in under ${launchDays} business days once the content is complete`,
          ],
        },
        search: {
          text: "We fix what stops Google from reading your site. Larger packages add pages on the subjects people search for. Local SEO, a package of its own, completes your Google Business Profile.",
          steps: [
            `A free audit of ${auditMinutes.from} to ${auditMinutes.to} minutes`,
            "Technical basics, pages or Google Business Profile, depending on the package",
            "A report in plain figures",
          ],
        },
        assistant: {
          text: "An assistant that answers from your own pages, in French and English, and hands over to a person when it does not know the answer.",
          steps: [
            "We read what your customers ask",
            "We build it from your pages and your price list",
            `You read its conversations, and we correct its answers: with Essential for as long as you keep it, with Pro for ${chatbots.pro.correctionMonths} months`,
          ],
        },
        design: {
          text: `A logo that works at the size of a postage stamp, brand guidelines of a few pages, and everything that carries your logo, from business cards to vans. Designing a business card costs ${francsInText(GRAPHIC_DESIGN_FROM, "en")}; for a logo, ask for a quote.`,
          steps: [
            "Three design ideas, drawn by hand",
            "The one you choose, finished in every detail",
            "Files that any printer can use",
          ],
        },
        leads: {
          text: "Campaigns on Google and social media that lead to a call or a request for a quote. We switch off any campaign that brings in neither.",
          also: { label: "Just the ads? See digital marketing", to: "/services/digital-marketing" },
          steps: [
            "One goal and a spending limit, agreed first",
            "Pages written for the campaign",
            "Each month, a page of figures and what we will change",
          ],
        },
        hosting: {
          text: "Swiss servers, an SSL certificate (the browser's padlock) and support from our own team. Our SecureWeb plan adds maintenance, updates tested on a copy, and backups.",
          steps: [
            "We move your site; you keep your domain and email addresses",
            "With SecureWeb, we check your pages and forms as well as the server",
            `An answer within ${supportHours} business hours (about ${terms.supportDays} business days)`,
          ],
        },
      }),
    },
    closing: {
      title: "Not sure which service you need?",
      text: "Tell us what you want more of: calls, bookings, orders. We will name the service that gets you there, its price, and what can wait.",
      action: { label: "Describe your need", to: "/contact" },
    },
  },
  fr: {
    head: {
      title: `Services et prix de notre agence web, Lausanne – ${brand.name}`,
      description:
        "Sites internet, référencement, chatbots, graphisme, prospects et hébergement pour les PME : ce que comprend chaque service, son prix et comment on commence.",
    },
    intro: {
      title: "Nos services et leurs prix",
      lead: "Pour chaque service : ce qu'il comprend, ce qu'il coûte et comment on commence. Prenez-en un\u00A0seul ou\u00A0plusieurs.",
      action: { label: "Demander un rappel", to: "/contact#callback" },
      also: { label: "Voir les forfaits", to: "/pricing" },
    },
    services: {
      title: "Ce que fait chaque service, et ce que vous recevez",
      navigation: "Services de cette page",
      contact: "Détails et contact",
      cards: cardsOf("fr", {
        site: {
          text: "Un nouveau site, ou la refonte du vôtre, à partir de ce que vos clients cherchent. Vous approuvez les textes, puis vous voyez vos pages sur votre téléphone avant la mise\u00A0en\u00A0ligne.",
          steps: [
            "Un entretien, à partir duquel nous rédigeons vos textes",
            "Une mise en page que vous commentez, page après page",
            `En ligne en moins de ${launchDays} jours ouvrables une fois les contenus complets`,
          ],
        },
        search: {
          text: "Nous corrigeons ce qui empêche Google de lire votre site. Les forfaits supérieurs ajoutent des pages sur les sujets que les gens recherchent. Le SEO local, un forfait à part, complète votre fiche Google.",
          steps: [
            `Un audit gratuit de ${auditMinutes.from} à ${auditMinutes.to} minutes`,
            "La technique, des pages ou la fiche Google, selon le forfait",
            "Un rapport en chiffres clairs",
          ],
        },
        assistant: {
          text: "Un assistant qui répond à partir de vos pages, en français et en anglais, et qui passe le relais à une personne quand il ne connaît pas la réponse.",
          steps: [
            "Nous lisons ce que vos clients demandent",
            "Nous construisons l'assistant à partir de vos pages et de votre liste de prix",
            `Vous lisez ses conversations, nous corrigeons ses réponses : toujours avec Essentiel, pendant ${chatbots.pro.correctionMonths} mois avec Pro`,
          ],
        },
        design: {
          text: `Un logo lisible à la taille d'un timbre-poste, une charte graphique de quelques pages et tout ce qui s'imprime, de la carte de visite au lettrage de la camionnette. Dessiner une carte de visite coûte ${francsInText(GRAPHIC_DESIGN_FROM, "fr")} ; un logo fait l'objet d'un devis.`,
          steps: [
            "Trois pistes, dessinées à la main",
            "Celle que vous choisissez, réalisée jusqu'au dernier fichier",
            "Des fichiers que tout imprimeur sait ouvrir",
          ],
        },
        leads: {
          text: "Des campagnes sur Google et les réseaux sociaux qui débouchent sur un appel ou une demande de devis. Nous arrêtons celles qui n'en amènent pas.",
          also: {
            label: "Seulement les annonces ? Voir le marketing digital",
            to: "/services/digital-marketing",
          },
          steps: [
            "Un objectif et ce qu'il peut coûter, fixés d'avance",
            "Des pages écrites pour la campagne",
            "Chaque mois, une page de chiffres et ce que nous changeons",
          ],
        },
        hosting: {
          text: "Des serveurs en Suisse, un certificat SSL (le cadenas du navigateur) et l'assistance de notre équipe. La formule SecureWeb y ajoute la maintenance, les mises à jour essayées sur une copie et les sauvegardes.",
          steps: [
            "Nous transférons votre site ; vous gardez votre domaine et vos adresses e-mail",
            "Avec SecureWeb, nous contrôlons aussi les pages et les formulaires",
            `Une réponse en moins de ${supportHours} heures ouvrables (environ ${terms.supportDays} jours ouvrables)`,
          ],
        },
      }),
    },
    closing: {
      title: "Quel service vous faut-il ?",
      text: "Dites-nous ce que vous voulez obtenir : des appels, des réservations, des commandes. Nous vous dirons quel service y mène, à quel prix, et ce qui peut attendre.",
      action: { label: "Décrire votre besoin", to: "/contact" },
    },
  },
});
