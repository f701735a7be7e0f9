import { claims } from "#app/domain/claims";
import type { Localized } from "#app/domain/locale";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const webRefresh: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Website redesign: keep what works · Rivelac",
      description:
        "We rebuild an ageing site without losing what works: addresses and good texts stay, speed and forms are mended, and you compare old and new first.",
    },
    intro: {
      title: "Same company. Better map.",
      lead: "An old site still holds things worth keeping: addresses that search engines know, texts that sell. We measure those first, then redraw the rest.",
      facts: [
        { term: "Kept", detail: "Addresses and texts that already work" },
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
      title: "Refonte de site : garder ce qui marche · Rivelac",
      description:
        "Nous refaisons un site vieilli sans perdre ce qui marche : adresses et bons textes conservés, vitesse et formulaires réparés, ancien et nouveau comparés.",
    },
    intro: {
      title: "Même entreprise. Meilleure carte.",
      lead: "Un ancien site garde des choses précieuses : des adresses connues des moteurs, des textes qui vendent. Nous les mesurons d'abord, puis nous redessinons le reste.",
      facts: [
        { term: "Conservé", detail: "Adresses et textes qui fonctionnent déjà" },
        { term: "Réparé", detail: "Vitesse, mobile, formulaires, accessibilité" },
        {
          term: "En ligne",
          detail: `En moins de ${claims.launchDays} jours ouvrables dès que les contenus sont complets`,
        },
      ],
      action: { label: "Faire examiner votre site", to: "/contact" },
      also: { label: "Voir une étude de cas", to: "/showcases" },
    },
  },
});
