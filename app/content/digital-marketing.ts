import { claims } from "#app/domain/claims";
import type { Localized } from "#app/domain/locale";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const digitalMarketing: Localized<
  IntroPage & { inCity: { title: string; description: string; heading: string } }
> = typeset({
  en: {
    head: {
      title: "Digital marketing and paid ads · Rivelac",
      description: `Search and social campaigns for Swiss small companies, measured in calls and quotes. To begin, an audit of ${claims.auditMinutes.from} to ${claims.auditMinutes.to} minutes.`,
    },
    inCity: {
      title: "Digital marketing in {city} · Rivelac",
      description:
        "Paid search and social campaigns in {city}, measured in calls and quotes: a budget you set, a report you can read, a person who answers.",
      heading: "Make the phone ring in {city}.",
    },
    intro: {
      title: "Ads that make the phone ring.",
      lead: "We count calls and quotes, not clicks. Each month you see what an enquiry cost and what we change next.",
      facts: [
        {
          term: "First step",
          detail: `An audit of ${claims.auditMinutes.from} to ${claims.auditMinutes.to} minutes`,
        },
        { term: "You get", detail: "Campaigns, landing pages, one monthly report" },
        { term: "Budget", detail: "Yours to set; we report what each enquiry cost" },
      ],
      action: { label: "Ask for an audit", to: "/contact" },
      also: { label: "Be found without ads", to: "/services/seo-visibility" },
    },
  },
  fr: {
    head: {
      title: "Marketing digital et annonces payantes · Rivelac",
      description: `Campagnes de recherche et sur les réseaux pour les PME, mesurées en appels et en devis. Pour commencer, un audit de ${claims.auditMinutes.from} à ${claims.auditMinutes.to} minutes.`,
    },
    inCity: {
      title: "Marketing digital à {city} · Rivelac",
      description:
        "Annonces et campagnes à {city}, mesurées en appels et en devis : un budget que vous fixez, un rapport lisible, une personne qui répond.",
      heading: "Faites sonner le téléphone à {city}.",
    },
    intro: {
      title: "Des annonces qui font sonner le téléphone.",
      lead: "Nous comptons les appels et les devis, pas les clics. Chaque mois, vous voyez ce qu'a coûté une demande et ce que nous changeons ensuite.",
      facts: [
        {
          term: "Pour commencer",
          detail: `Un audit de ${claims.auditMinutes.from} à ${claims.auditMinutes.to} minutes`,
        },
        { term: "Vous recevez", detail: "Campagnes, pages d'arrivée, un rapport par mois" },
        { term: "Budget", detail: "Vous le fixez ; nous disons ce qu'a coûté chaque demande" },
      ],
      action: { label: "Demander un audit", to: "/contact" },
      also: { label: "Être trouvé sans annonces", to: "/services/seo-visibility" },
    },
  },
});
