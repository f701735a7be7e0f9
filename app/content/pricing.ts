import type { Localized } from "#app/domain/locale";
import { formatFrancs } from "#app/domain/money";
import { packages } from "#app/domain/packages";
import { planPrice, YEARLY_RATE } from "#app/domain/plans";
import { typeset } from "#app/domain/typography";
import type { IntroPage } from "./page-content";

const yearlyDiscount = Math.round((1 - YEARLY_RATE) * 100);

export const pricing: Localized<IntroPage> = typeset({
  en: {
    head: {
      title: "Pricing: every figure printed · Rivelac",
      description:
        "Monthly website plans with domain, hosting and basic SEO in the price, one-time search packages, chatbots and hosting: every price in Swiss francs.",
    },
    intro: {
      title: "One price. Nothing in small print.",
      lead: "Every plan includes a free domain, free hosting for as long as it runs, and basic SEO. You pay by the month, or by the year for less.",
      facts: [
        { term: "Basic", detail: `${formatFrancs(planPrice("basic", "monthly") ?? 0, "en")} a month` },
        {
          term: "Pro",
          detail: `${formatFrancs(planPrice("pro", "monthly") ?? 0, "en")} a month, the most popular`,
        },
        {
          term: "Commerce",
          detail: `${formatFrancs(planPrice("commerce", "monthly") ?? 0, "en")} a month; enterprise on request`,
        },
        {
          term: "Yearly",
          detail: `${yearlyDiscount} % off. Search packages from ${formatFrancs(packages.essential, "en")}, once`,
        },
      ],
      action: { label: "Ask for a quote", to: "/contact" },
      also: { label: "What a website includes", to: "/services/website-design-development" },
    },
  },
  fr: {
    head: {
      title: "Tarifs : tous les chiffres affichés · Rivelac",
      description:
        "Forfaits mensuels avec domaine, hébergement et SEO de base compris, forfaits de référencement uniques, chatbots et hébergement : tous les prix en francs.",
    },
    intro: {
      title: "Un prix. Rien en petits caractères.",
      lead: "Chaque forfait comprend un domaine gratuit, l'hébergement offert tant qu'il dure, et le SEO de base. Vous payez au mois, ou à l'année pour moins cher.",
      facts: [
        { term: "Basic", detail: `${formatFrancs(planPrice("basic", "monthly") ?? 0, "fr")} par mois` },
        {
          term: "Pro",
          detail: `${formatFrancs(planPrice("pro", "monthly") ?? 0, "fr")} par mois, le plus choisi`,
        },
        {
          term: "Commerce",
          detail: `${formatFrancs(planPrice("commerce", "monthly") ?? 0, "fr")} par mois ; Enterprise sur demande`,
        },
        {
          term: "À l'année",
          detail: `${yearlyDiscount} % de moins. Référencement dès ${formatFrancs(packages.essential, "fr")}, une fois`,
        },
      ],
      action: { label: "Demander un devis", to: "/contact" },
      also: { label: "Ce que comprend un site", to: "/services/website-design-development" },
    },
  },
});
