import type { ChapterPage } from "#app/content/shared/page-content";
import { claims } from "#app/domain/chat/claims";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { brand } from "#app/domain/site/brand";

export const lastChange = "2026-11-21";

export const terms: Localized<ChapterPage> = typeset({
  en: {
    head: {
      title: `Terms of this site and our offers · ${brand.name}`,
      description:
        "How our prices and delays are to be read: in Swiss francs, confirmed by a written quote, with delays counted from complete content. Swiss law applies.",
    },
    intro: {
      title: "The small print, in large type.",
      lead: "Prices on this site are in Swiss francs and become binding with a written quote. People, clients and reviews shown here are samples.",
      facts: [
        { term: "Prices", detail: "In CHF; a written quote decides" },
        {
          term: "Delays",
          detail: `Launch in under ${claims.launchDays} business days, from complete content`,
        },
        { term: "Yours", detail: "The domain, the texts and the pictures you pay for" },
        { term: "Law", detail: "Swiss law applies" },
      ],
      action: { label: "Ask a question", to: "/contact" },
      also: { label: "Privacy", to: "/privacy" },
    },
    chapters: [
      {
        sheet: "Sheet 1 · Offers",
        title: "What a price means",
        paragraphs: [
          "The prices on this site are in Swiss francs. They are an invitation, not yet an offer: a written quote decides what is done, for how much and by when. What stands as “on request” is quoted after a talk.",
          `Delays count from the day on which all your texts and pictures are with us. Launch in under ${claims.launchDays} business days means the site itself; a whole project, from the first talk on, takes ${claims.projectWeeks.from} to ${claims.projectWeeks.to} weeks.`,
        ],
      },
      {
        sheet: "Sheet 2 · Property",
        title: "What belongs to you",
        paragraphs: [
          "The domain, the texts, the pictures and the code that you pay for are yours, and leave with you. What we use under another's licence, such as typefaces and libraries, stays under that licence.",
        ],
      },
      {
        sheet: "Sheet 3 · This site",
        title: "What this site answers for",
        paragraphs: [
          "Demonstrations are marked as such and show invented figures. The assistant answers from these pages; where the two differ, the page counts. People, clients and reviews shown here are samples.",
          `Swiss law applies; the courts of ${brand.address.city} are competent, unless the law gives you others.`,
        ],
      },
    ],
  },
  fr: {
    head: {
      title: `Conditions du site et de nos offres · ${brand.name}`,
      description:
        "Comment lire nos prix et nos délais : en francs suisses, confirmés par un devis écrit, comptés dès que les contenus sont complets. Le droit suisse s'applique.",
    },
    intro: {
      title: "Les petites lignes, en grand.",
      lead: "Les prix de ce site sont en francs suisses et engagent dès le devis écrit. Les personnes, les clients et les avis présentés sont des exemples.",
      facts: [
        { term: "Prix", detail: "En CHF ; le devis écrit fait foi" },
        {
          term: "Délais",
          detail: `En ligne en moins de ${claims.launchDays} jours ouvrables, contenus complets`,
        },
        { term: "À vous", detail: "Le domaine, les textes et les images que vous payez" },
        { term: "Droit", detail: "Le droit suisse s'applique" },
      ],
      action: { label: "Poser une question", to: "/contact" },
      also: { label: "Confidentialité", to: "/privacy" },
    },
    chapters: [
      {
        sheet: "Feuille 1 · Offres",
        title: "Ce qu'un prix veut dire",
        paragraphs: [
          "Les prix de ce site sont en francs suisses. Ils invitent, sans engager encore : un devis écrit décide de ce qui est fait, pour combien et pour quand. Ce qui est « sur demande » est chiffré après un entretien.",
          `Les délais se comptent dès que tous vos textes et vos images sont chez nous. La mise en ligne en moins de ${claims.launchDays} jours ouvrables concerne le site lui-même ; un projet complet, dès le premier entretien, prend de ${claims.projectWeeks.from} à ${claims.projectWeeks.to} semaines.`,
        ],
      },
      {
        sheet: "Feuille 2 · Propriété",
        title: "Ce qui vous appartient",
        paragraphs: [
          "Le domaine, les textes, les images et le code que vous payez sont à vous, et partent avec vous. Ce que nous employons sous la licence d'autrui, comme les polices et les bibliothèques, reste sous cette licence.",
        ],
      },
      {
        sheet: "Feuille 3 · Ce site",
        title: "Ce dont ce site répond",
        paragraphs: [
          "Les démonstrations sont signalées et montrent des chiffres inventés. L'assistant répond d'après ces pages ; s'il en diffère, la page fait foi. Les personnes, les clients et les avis présentés sont des exemples.",
          `Le droit suisse s'applique ; le for est à ${brand.address.city}, sauf si la loi vous en donne un autre.`,
        ],
      },
    ],
  },
});
