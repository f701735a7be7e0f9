import { claims } from "#app/domain/claims";
import type { Localized } from "#app/domain/locale";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const aboutUs: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "About us: a Swiss studio in Lausanne · Rivelac",
      description:
        "One small team in Lausanne joins design, infrastructure and growth for small companies of French-speaking Switzerland. Meet the people who answer.",
    },
    intro: {
      title: "Small team, whole map.",
      lead: "We are a Swiss-based team that puts design, infrastructure and growth at one table. The person who draws your site also knows how it is found and where it is hosted.",
      facts: [
        { term: "Since", detail: `${claims.foundedIn}` },
        { term: "Where", detail: "Lausanne, and seven cantons from Geneva to Bern" },
        { term: "Answer", detail: `Within ${claims.supportHours} business hours` },
      ],
      action: { label: "Write to us", to: "/contact" },
      also: { label: "See our work", to: "/showcases" },
    },
  },
  fr: {
    head: {
      title: "À propos : une agence suisse à Lausanne · Rivelac",
      description:
        "À Lausanne, une petite équipe réunit design, infrastructure et croissance pour les PME de Suisse romande. Faites connaissance avec ceux qui répondent.",
    },
    intro: {
      title: "Une petite équipe, toute la carte.",
      lead: "Nous sommes une équipe suisse qui réunit à la même table design, infrastructure et croissance. La personne qui dessine votre site sait aussi comment on le trouve et où il est hébergé.",
      facts: [
        { term: "Depuis", detail: `${claims.foundedIn}` },
        { term: "Où", detail: "Lausanne, et sept cantons de Genève à Berne" },
        { term: "Réponse", detail: `En moins de ${claims.supportHours} heures ouvrables` },
      ],
      action: { label: "Nous écrire", to: "/contact" },
      also: { label: "Voir nos réalisations", to: "/showcases" },
    },
  },
});
