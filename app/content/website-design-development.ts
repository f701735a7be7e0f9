import { claims } from "#app/domain/claims";
import type { Localized } from "#app/domain/locale";
import { formatFrancs } from "#app/domain/money";
import { planPrice } from "#app/domain/plans";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const websiteDesignDevelopment: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Website design and development · Rivelac",
      description:
        "New sites and redesigns for Swiss small companies: drawn, written, built and hosted by one team, on a monthly plan with domain and hosting in the price.",
    },
    intro: {
      title: "A site that earns its place.",
      lead: "Are you starting from a blank sheet, or from a site that has aged? The route is not the same, so tell us which one is yours.",
      facts: [
        {
          term: "Price",
          detail: `From ${formatFrancs(planPrice("basic", "monthly") ?? 0, "en")} a month, domain and hosting included`,
        },
        {
          term: "Delay",
          detail: `${claims.projectWeeks.from} to ${claims.projectWeeks.to} weeks for the whole project`,
        },
        {
          term: "Launch",
          detail: `In under ${claims.launchDays} business days, counted from complete content`,
        },
      ],
      action: { label: "Describe your project", to: "/contact" },
      also: { label: "A new website", to: "/services/website-design-development/web-new" },
    },
  },
  fr: {
    head: {
      title: "Création de sites web en Suisse romande · Rivelac",
      description:
        "Nouveaux sites et refontes pour les PME : dessinés, rédigés, développés et hébergés par une seule équipe, avec domaine et hébergement dans le forfait.",
    },
    intro: {
      title: "Un site qui gagne sa place.",
      lead: "Partez-vous d'une page blanche ou d'un site qui a vieilli ? L'itinéraire n'est pas le même : dites-nous lequel est le vôtre.",
      facts: [
        {
          term: "Prix",
          detail: `Dès ${formatFrancs(planPrice("basic", "monthly") ?? 0, "fr")} par mois, domaine et hébergement compris`,
        },
        {
          term: "Délai",
          detail: `De ${claims.projectWeeks.from} à ${claims.projectWeeks.to} semaines pour le projet complet`,
        },
        {
          term: "En ligne",
          detail: `En moins de ${claims.launchDays} jours ouvrables dès que les contenus sont complets`,
        },
      ],
      action: { label: "Décrire votre projet", to: "/contact" },
      also: { label: "Un nouveau site", to: "/services/website-design-development/web-new" },
    },
  },
});
