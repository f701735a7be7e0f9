import { claims } from "#app/domain/claims";
import type { Localized } from "#app/domain/locale";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const leadGeneration: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Lead generation counted in quotes · Rivelac",
      description:
        "More enquiries from the right people: pages made to be answered, forms that never lose a message, and a count of calls and quotes instead of clicks.",
    },
    intro: {
      title: "Fewer clicks. More quotes.",
      lead: "An enquiry begins with a page that answers one question and ends with a form that works. We build both, and follow each lead to your phone.",
      facts: [
        { term: "In order", detail: "Audit, landing page, campaign, follow-up" },
        {
          term: "First step",
          detail: `An audit of ${claims.auditMinutes.from} to ${claims.auditMinutes.to} minutes`,
        },
        { term: "Price", detail: "On request, after the audit" },
      ],
      action: { label: "Ask for an audit", to: "/contact" },
      also: { label: "Read: landing pages that convert", to: "/blog/landing-pages-avec-conversion" },
    },
  },
  fr: {
    head: {
      title: "Acquisition de prospects pour les PME · Rivelac",
      description:
        "Plus de demandes, des bonnes personnes : des pages faites pour qu'on y réponde, des formulaires qui ne perdent rien, et un compte des appels et des devis.",
    },
    intro: {
      title: "Moins de clics. Plus de devis.",
      lead: "Une demande commence par une page qui répond à une question et finit par un formulaire qui marche. Nous faisons les deux, et suivons chaque prospect jusqu'à votre téléphone.",
      facts: [
        { term: "Étapes", detail: "Audit, page d'arrivée, campagne, suivi" },
        {
          term: "Pour commencer",
          detail: `Un audit de ${claims.auditMinutes.from} à ${claims.auditMinutes.to} minutes`,
        },
        { term: "Prix", detail: "Sur demande, après l'audit" },
      ],
      action: { label: "Demander un audit", to: "/contact" },
      also: { label: "Lire : des pages qui convertissent", to: "/blog/landing-pages-avec-conversion" },
    },
  },
});
