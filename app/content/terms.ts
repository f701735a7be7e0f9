import { claims } from "#app/domain/claims";
import type { Localized } from "#app/domain/locale";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const terms: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Terms of this site and our offers · Rivelac",
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
  },
  fr: {
    head: {
      title: "Conditions du site et de nos offres · Rivelac",
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
  },
});
