import type { Locale } from "#app/domain/language/locale";

/** CHF, once or per period. */
export interface Price {
  francs: number;
  per?: "month" | "year";
}

/**
 * CHF without decimals, in the format of fr-FR or en-US: `250 CHF`, `CHF 250`. `Intl.NumberFormat` gives the same, but
 * its first call takes longer than the rest of the Worker's start.
 */
export function formatFrancs(amount: number, locale: Locale): string {
  return locale === "fr" ? `${grouped(amount, "\u202F")}\u00A0CHF` : `CHF\u00A0${grouped(amount, ",")}`;
}

/** A rounded number with a separator between thousands. */
export function grouped(amount: number, mark: string): string {
  return `${Math.round(amount)}`.replace(/\B(?=(\d{3})+$)/g, mark);
}

/** CHF within a sentence, the currency first in both languages: `CHF 1’200`, `CHF 1,200`. */
export function francsInText(amount: number, locale: Locale): string {
  return locale === "fr" ? `CHF\u00A0${grouped(amount, "’")}` : formatFrancs(amount, locale);
}

/** Splits `425 CHF/paid once` into amount and period; without a slash the period is empty. */
export function amountAndPeriod(price: string): { amount: string; period: string } {
  const [amount = "", ...period] = price.split("/");
  return { amount, period: period.join("/") };
}
