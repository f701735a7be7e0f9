import { claims } from "#app/domain/claims";
import type { Localized } from "#app/domain/locale";
import { formatFrancs } from "#app/domain/money";
import { planPrice, plans } from "#app/domain/plans";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

export const webNew: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "A new website for your company · Rivelac",
      description:
        "Your first site, or the first one you are proud of: plan, texts, design and code in order, reviewed with you every week until the day it goes live.",
    },
    intro: {
      title: "From blank sheet to first visitor.",
      lead: "We begin with what your clients ask you, not with a template. Then we write, draw and build, and you see the site grow week by week.",
      facts: [
        { term: "In order", detail: "Plan, texts, design, code, launch" },
        {
          term: "Delay",
          detail: `${claims.projectWeeks.from} to ${claims.projectWeeks.to} weeks for the whole project`,
        },
        {
          term: "You get",
          detail: `${plans.basic.pages} pages or more, ${plans.basic.editHours} h of edits a month`,
        },
        { term: "Price", detail: `From ${formatFrancs(planPrice("basic", "monthly") ?? 0, "en")} a month` },
      ],
      action: { label: "Start a new site", to: "/contact" },
      also: { label: "Compare the plans", to: "/pricing" },
    },
  },
  fr: {
    head: {
      title: "Un nouveau site pour votre entreprise · Rivelac",
      description:
        "Votre premier site, ou le premier dont vous serez fier : plan, textes, dessin et code dans cet ordre, revus avec vous chaque semaine jusqu'à la mise en ligne.",
    },
    intro: {
      title: "De la page blanche au premier visiteur.",
      lead: "Nous partons des questions que vos clients vous posent, pas d'un modèle. Puis nous écrivons, dessinons et construisons : vous voyez le site avancer chaque semaine.",
      facts: [
        { term: "Étapes", detail: "Plan, textes, dessin, code, mise en ligne" },
        {
          term: "Délai",
          detail: `De ${claims.projectWeeks.from} à ${claims.projectWeeks.to} semaines pour le projet complet`,
        },
        {
          term: "Vous recevez",
          detail: `${plans.basic.pages} pages ou plus, ${plans.basic.editHours} h de modifications par mois`,
        },
        { term: "Prix", detail: `Dès ${formatFrancs(planPrice("basic", "monthly") ?? 0, "fr")} par mois` },
      ],
      action: { label: "Lancer un nouveau site", to: "/contact" },
      also: { label: "Comparer les forfaits", to: "/pricing" },
    },
  },
});
