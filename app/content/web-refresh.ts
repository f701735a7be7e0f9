import { claims } from "#app/domain/claims";
import type { Localized } from "#app/domain/locale";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const webRefresh: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Website redesign without lost rankings · Rivelac",
      description:
        "We rebuild an ageing site without losing what works: texts and search positions are kept, speed and forms are mended, and you compare old and new first.",
    },
    intro: {
      title: "Same company. Better map.",
      lead: "An old site still holds things worth keeping: addresses that search engines know, texts that sell. We measure those first, then redraw the rest.",
      facts: [
        { term: "Kept", detail: "Addresses, rankings and texts that work" },
        { term: "Mended", detail: "Speed, phones, forms, accessibility" },
        {
          term: "Launch",
          detail: `In under ${claims.launchDays} business days, counted from complete content`,
        },
      ],
      action: { label: "Have your site looked at", to: "/contact" },
      also: { label: "See a case study", to: "/showcases" },
    },
  },
  fr: {
    head: {
      title: "Refonte de site sans perte de référencement · Rivelac",
      description:
        "Nous refaisons un site vieilli sans perdre ce qui marche : textes et positions conservés, vitesse et formulaires réparés, ancien et nouveau comparés avec vous.",
    },
    intro: {
      title: "Même entreprise. Meilleure carte.",
      lead: "Un ancien site garde des choses précieuses : des adresses connues des moteurs, des textes qui vendent. Nous les mesurons d'abord, puis nous redessinons le reste.",
      facts: [
        { term: "Conservé", detail: "Adresses, positions et textes qui fonctionnent" },
        { term: "Réparé", detail: "Vitesse, mobile, formulaires, accessibilité" },
        {
          term: "Mise en ligne",
          detail: `En moins de ${claims.launchDays} jours ouvrables dès que les contenus sont complets`,
        },
      ],
      action: { label: "Faire examiner votre site", to: "/contact" },
      also: { label: "Voir une étude de cas", to: "/showcases" },
    },
  },
});
