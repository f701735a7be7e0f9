import type { Locale, Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type CaseSlug, cases, monthlyOf } from "#app/domain/offers/cases";
import { chatbots } from "#app/domain/offers/chatbots";
import { francsInText } from "#app/domain/offers/money";
import { plans } from "#app/domain/offers/plans";

/** The headings of every case, and the short labels beside its figures. */
export interface CaseLabels {
  /** Marks a client as invented. */
  sample: string;
  place: string;
  cost: string;
  /** Work that no plan includes. */
  outside: string;
  time: string;
  situation: string;
  constraint: string;
  decision: string;
  change: string;
  /** Beside a current figure, and beside the earlier one. */
  counted: { now: string; before: string };
  quote: string;
  comparison: { title: string; slider: string; before: string; after: string };
  bill: { title: string; total: string };
  otherwise: string;
  next: string;
  /** What happens after a visitor writes to us. */
  contact: { text: string; label: string };
  /** The link from other pages to a case. */
  see: string;
  /** The category of cases in the feed. */
  feed: string;
}

export const caseLabels: Localized<CaseLabels> = typeset({
  en: {
    sample: "invented example",
    place: "Place",
    cost: "Cost",
    outside: "Not covered by a plan",
    time: "Duration",
    situation: "The situation",
    constraint: "The constraint",
    decision: "The decision",
    change: "What changed",
    counted: { now: "Today", before: "Before" },
    quote: "In the client's words",
    comparison: {
      title: "The home page, old and new",
      slider: "How much of the old site is shown, in per cent",
      before: "Before",
      after: "Today",
    },
    bill: {
      title: "What it cost and\u00A0how long it took",
      total: "Duration, from the signed quote to the launch",
    },
    otherwise: "What we would do differently",
    next: "Next case study",
    contact: {
      text: "We will give you a rough price, and tell you which week you could be online. Before you sign, you can speak to a real client of ours.",
      label: "Describe your project",
    },
    see: "Read the case study",
    feed: "Case study",
  },
  fr: {
    sample: "exemple inventé",
    place: "Lieu",
    cost: "Prix",
    outside: "Hors forfait",
    time: "Durée",
    situation: "La situation",
    constraint: "La contrainte",
    decision: "La décision",
    change: "Ce qui a changé",
    counted: { now: "Aujourd'hui", before: "Avant" },
    quote: "Le témoignage",
    comparison: {
      title: "La page d'accueil, l'ancienne et la nouvelle",
      slider: "Part de l'ancien site affichée, en pour cent",
      before: "Avant",
      after: "Aujourd'hui",
    },
    bill: {
      title: "Le prix et\u00A0la\u00A0durée du projet",
      total: "Durée, du devis signé à la mise en ligne",
    },
    otherwise: "Ce que nous ferions autrement",
    next: "Projet suivant",
    contact: {
      text: "Nous vous donnerons une fourchette de prix, et la semaine où votre site pourrait être\u00A0en\u00A0ligne. Avant de signer, vous pouvez parler à un vrai client.",
      label: "Décrire votre projet",
    },
    see: "Voir tout le projet",
    feed: "Étude de cas",
  },
});

const words = {
  en: {
    once: (sum: string) => `${sum}, paid\u00A0once`,
    monthly: (plan: string, sum: string) => `the ${plan} website plan at ${sum} a\u00A0month`,
    after: ", then ",
    plan: (name: string) => `${name} plan, with hosting and edits`,
    aMonth: (sum: string) => `${sum} a\u00A0month`,
    weeks: (count: number) => `${count}\u00A0weeks`,
    chatbot: (sum: string) => `, plus a chatbot from\u00A0${sum} a\u00A0month`,
    ads: ", ads billed separately",
    conversations: (free: number, each: string) =>
      `Essential chatbot: ${free}\u00A0conversations a month included, then ${each} each`,
    from: (sum: string) => `from\u00A0${sum} a\u00A0month`,
  },
  fr: {
    once: (sum: string) => `${sum} une\u00A0fois`,
    monthly: (plan: string, sum: string) => `forfait de site ${plan} à\u00A0${sum} par\u00A0mois`,
    after: ", puis ",
    plan: (name: string) => `Forfait ${name}, avec hébergement et modifications`,
    aMonth: (sum: string) => `${sum} par\u00A0mois`,
    weeks: (count: number) => `${count}\u00A0semaines`,
    chatbot: (sum: string) => `, plus un chatbot dès\u00A0${sum} par\u00A0mois`,
    ads: ", annonces facturées\u00A0à\u00A0part",
    conversations: (free: number, each: string) =>
      `Chatbot Essentiel\u202F: ${free}\u00A0conversations comprises par mois, puis ${each} chacune`,
    from: (sum: string) => `dès\u00A0${sum} par\u00A0mois`,
  },
};

/** The price of a case on one line. */
export function costOf(slug: CaseSlug, locale: Locale): string {
  const { once, plan, chatbot, hasAds } = cases[slug];
  const monthly = monthlyOf(slug);
  const said = words[locale];
  const parts = [
    ...(once === null ? [] : [said.once(francsInText(once, locale))]),
    ...(plan && monthly ? [said.monthly(plans[plan].name, francsInText(monthly, locale))] : []),
  ];
  const assistant = chatbot ? said.chatbot(francsInText(chatbots.essential.monthly, locale)) : "";
  const line = parts.join(said.after) + assistant + (hasAds ? said.ads : "");
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The price of a case, line by line; `work` describes each one-time sum. */
export function billOf(slug: CaseSlug, locale: Locale, work: string[]): { what: string; sum: string }[] {
  const { once, parts, plan, chatbot } = cases[slug];
  const monthly = monthlyOf(slug);
  const said = words[locale];
  const sums = parts ?? (once === null ? [] : [once]);
  const { essential } = chatbots;
  const each = `${Math.round(essential.perConsultation * 100)}\u00A0centimes`;
  return [
    ...sums.map((sum, index) => ({ what: work[index] ?? "", sum: francsInText(sum, locale) })),
    ...(plan && monthly
      ? [{ what: said.plan(plans[plan].name), sum: said.aMonth(francsInText(monthly, locale)) }]
      : []),
    ...(chatbot
      ? [
          {
            what: said.conversations(essential.freeConversations, each),
            sum: said.from(francsInText(essential.monthly, locale)),
          },
        ]
      : []),
  ];
}

/** The duration of a case, in words and in weeks. */
export function durationOf(slug: CaseSlug, locale: Locale): { time: string; weeks: number } {
  const { weeks } = cases[slug];
  return { time: words[locale].weeks(weeks), weeks };
}
