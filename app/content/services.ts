import { claims } from "#app/domain/claims";
import type { Localized } from "#app/domain/locale";
import { formatFrancs } from "#app/domain/money";
import { GRAPHIC_DESIGN_FROM } from "#app/domain/packages";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const services: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Services: websites, SEO, AI, design · Rivelac",
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
      action: { label: "Ask for a callback", to: "/contact" },
      also: { label: "See every price", to: "/pricing" },
    },
  },
  fr: {
    head: {
      title: "Services : sites, SEO, IA, graphisme · Rivelac",
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
      action: { label: "Demander un rappel", to: "/contact" },
      also: { label: "Voir tous les prix", to: "/pricing" },
    },
  },
});
