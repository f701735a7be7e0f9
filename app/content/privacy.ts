import { brand } from "#app/domain/brand";
import type { Localized } from "#app/domain/locale";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const privacy: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Privacy: what we keep and why · Rivelac",
      description:
        "What the forms of this site store, why and for how long, under Swiss data protection law and the GDPR, and how to see, correct or erase your data.",
    },
    intro: {
      title: "What we keep, and for how long.",
      lead: `A form stores what you type in it, the page and its language, to answer you. Nothing is sold or shared for advertising. To see, correct or erase your data, write to ${brand.email}.`,
      facts: [
        { term: "Cookies", detail: "One, langChoice, which remembers your language" },
        { term: "Your requests", detail: "Kept 24 months, then erased" },
        { term: "Error logs", detail: "Kept 90 days: page, browser and referring site, no names" },
        { term: "Third parties", detail: "None before you agree" },
      ],
      action: { label: "Ask about your data", to: "/contact" },
      also: { label: "Terms", to: "/terms" },
    },
  },
  fr: {
    head: {
      title: "Confidentialité : ce que nous gardons · Rivelac",
      description:
        "Ce que les formulaires de ce site conservent, pourquoi et combien de temps, selon la nLPD et le RGPD, et comment consulter, corriger ou effacer vos données.",
    },
    intro: {
      title: "Ce que nous gardons, et jusqu'à quand.",
      lead: `Un formulaire conserve ce que vous y écrivez, la page et sa langue, pour vous répondre. Rien n'est vendu ni partagé à des fins publicitaires. Pour consulter, corriger ou effacer vos données, écrivez à ${brand.email}.`,
      facts: [
        { term: "Cookies", detail: "Un seul, langChoice, qui retient votre langue" },
        { term: "Vos demandes", detail: "Gardées 24 mois, puis effacées" },
        {
          term: "Journaux d'erreurs",
          detail: "Gardés 90 jours : page, navigateur et site d'origine, sans nom",
        },
        { term: "Tiers", detail: "Aucun avant votre accord" },
      ],
      action: { label: "Poser une question", to: "/contact" },
      also: { label: "Conditions", to: "/terms" },
    },
  },
});
