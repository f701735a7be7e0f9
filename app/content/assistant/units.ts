import type { Unit } from "#app/domain/chat/facts";
import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";

/** How a figure with each unit is written; `#` is its value. */
export const unitWords: Localized<Record<Unit, string>> = typeset({
  en: {
    chf: "#",
    "chf/month": "# a month",
    "chf/month by year": "# a month paid by the year",
    "chf/year": "# a year",
    "chf/once": "# once",
    "chf/first month": "# in the first month",
    "chf/first year": "# in the first year",
    "chf/conversation": "# per conversation",
    "chf/hour": "# an hour",
    percent: "#%",
    "percent/year": "#% of the year",
    number: "#",
    pages: "# pages",
    products: "# products",
    conversations: "# conversations",
    "hours/month": "# hours a month",
    hours: "# business hours",
    minutes: "# minutes",
    "working days": "# business days",
    "work hours": "# hours",
    days: "# days",
    weeks: "# weeks",
    months: "# months",
    years: "# years",
  },
  fr: {
    chf: "#",
    "chf/month": "# par mois",
    "chf/month by year": "# par mois payés à l'année",
    "chf/year": "# par an",
    "chf/once": "# une fois",
    "chf/first month": "# le premier mois",
    "chf/first year": "# la première année",
    "chf/conversation": "# par conversation",
    "chf/hour": "# l'heure",
    percent: "# %",
    "percent/year": "# % de l'année",
    number: "#",
    pages: "# pages",
    products: "# produits",
    conversations: "# conversations",
    "hours/month": "# heures par mois",
    hours: "# heures ouvrables",
    minutes: "# minutes",
    "working days": "# jours ouvrables",
    "work hours": "# heures",
    days: "# jours",
    weeks: "# semaines",
    months: "# mois",
    years: "# ans",
  },
});

/** The same for the value 1, if that is written differently. */
export const singleUnits: Localized<Partial<Record<Unit, string>>> = {
  en: { months: "one month", years: "one year", pages: "one page", weeks: "one week" },
  fr: { months: "un mois", years: "un an", pages: "une page", weeks: "une semaine" },
};

export const rangeWord: Localized<string> = { en: "to", fr: "à" };
