import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type CaseSlug, cases, monthlyOf } from "#app/domain/offers/cases";
import { francsInText } from "#app/domain/offers/money";
import { plans } from "#app/domain/offers/plans";

/** What every case is told under, and the small words around its figures. */
export interface CaseLabels {
  place: string;
  cost: string;
  time: string;
  situation: string;
  constraint: string;
  decision: string;
  change: string;
  quote: string;
  comparison: { title: string; slider: string; before: string; after: string };
  bill: { title: string; total: string };
  otherwise: string;
  next: string;
  contact: { title: string; text: string; label: string };
  /** Leads from other pages to a case. */
  see: string;
  /** What a feed files cases under. */
  feed: string;
}

export const caseLabels: Localized<CaseLabels> = typeset({
  en: {
    place: "Place",
    cost: "Cost",
    time: "Duration",
    situation: "The situation",
    constraint: "The constraint",
    decision: "The decision",
    change: "What changed",
    quote: "In the client's words",
    comparison: {
      title: "The first page, old and new",
      slider: "How much of the old site is shown, in percent",
      before: "Before",
      after: "Today",
    },
    bill: {
      title: "What it cost and how long it took",
      total: "Duration, from the first call to the launch",
    },
    otherwise: "What we would do differently",
    next: "Next case",
    contact: {
      title: "Is yours a case like this one?",
      text: "Tell us what people ask you every day. You get a price in writing, and the week in which you could be online.",
      label: "Describe your project",
    },
    see: "See the whole case",
    feed: "Case study",
  },
  fr: {
    place: "Lieu",
    cost: "Prix",
    time: "Durée",
    situation: "La situation",
    constraint: "La contrainte",
    decision: "La décision",
    change: "Ce qui a changé",
    quote: "Le témoignage",
    comparison: {
      title: "La page d'accueil, l'ancienne et la nouvelle",
      slider: "Part de l'ancien site affichée, en pour cent",
      before: "Avant",
      after: "Aujourd'hui",
    },
    bill: {
      title: "Ce que cela a coûté, et le temps qu'il a fallu",
      total: "Durée, du premier appel à la mise en ligne",
    },
    otherwise: "Ce que nous ferions autrement",
    next: "Projet suivant",
    contact: {
      title: "Votre projet ressemble à celui-ci ?",
      text: "Dites-nous ce qu'on vous demande tous les jours. Vous recevez un prix par écrit, et la semaine où vous pourriez être en ligne.",
      label: "Décrire votre projet",
    },
    see: "Voir tout le projet",
    feed: "Étude de cas",
  },
});

const words = {
  en: {
    once: (sum: string) => `${sum} once`,
    monthly: (plan: string, sum: string) => `the ${plan} plan at ${sum} a month`,
    after: ", then ",
    plan: (name: string) => `Plan ${name}, with hosting and edits`,
    aMonth: (sum: string) => `${sum} a month`,
    weeks: (count: number) => `${count} weeks`,
    quoted: "Quoted once",
  },
  fr: {
    once: (sum: string) => `${sum} une fois`,
    monthly: (plan: string, sum: string) => `forfait ${plan} à ${sum} par mois`,
    after: ", puis ",
    plan: (name: string) => `Forfait ${name}, avec hébergement et modifications`,
    aMonth: (sum: string) => `${sum} par mois`,
    weeks: (count: number) => `${count} semaines`,
    quoted: "Devis, payé une fois",
  },
};

/** What a case cost, in one line. */
export function costOf(slug: CaseSlug, locale: Locale): string {
  const { once, plan } = cases[slug];
  const monthly = monthlyOf(slug);
  const said = words[locale];
  const parts = [
    ...(once === null ? [] : [said.once(francsInText(once, locale))]),
    ...(plan && monthly ? [said.monthly(plans[plan].name, francsInText(monthly, locale))] : []),
  ];
  const line = parts.join(said.after);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** What a case cost, line by line; `work` is what was done for the sum that was paid once. */
export function billOf(slug: CaseSlug, locale: Locale, work: string | null): { what: string; sum: string }[] {
  const { once, plan } = cases[slug];
  const monthly = monthlyOf(slug);
  const said = words[locale];
  return [
    ...(once === null ? [] : [{ what: work ?? said.quoted, sum: francsInText(once, locale) }]),
    ...(plan && monthly
      ? [{ what: said.plan(plans[plan].name), sum: said.aMonth(francsInText(monthly, locale)) }]
      : []),
  ];
}

/** How long a case took, in words and in weeks. */
export function durationOf(slug: CaseSlug, locale: Locale): { time: string; weeks: number } {
  const { weeks } = cases[slug];
  return { time: words[locale].weeks(weeks), weeks };
}
