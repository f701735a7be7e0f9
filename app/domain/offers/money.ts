import type { Locale } from "#app/domain/language/locale";

/** CHF, paid once or in each period. */
export interface Price {
  francs: number;
  per?: "month" | "year";
}

/**
 * CHF without decimals, written as fr-FR or en-US does: `250 CHF`, `CHF 250`. `Intl.NumberFormat` writes the same, but
 * its first call costs more than the rest of the Worker's startup.
 */
export function formatFrancs(amount: number, locale: Locale): string {
  return locale === "fr" ? `${grouped(amount, "\u202F")}\u00A0CHF` : `CHF\u00A0${grouped(amount, ",")}`;
}

/** A whole number with a mark between its thousands. */
export function grouped(amount: number, mark: string): string {
  return `${Math.round(amount)}`.replace(/\B(?=(\d{3})+$)/g, mark);
}

/** CHF as a sentence says it, the currency first in both languages: `CHF 1’200`, `CHF 1,200`. */
export function francsInText(amount: number, locale: Locale): string {
  return locale === "fr" ? `CHF\u00A0${grouped(amount, "’")}` : formatFrancs(amount, locale);
}

/** `425 CHF/paid once` in its two parts; a price without a slash has no period. */
export function amountAndPeriod(price: string): { amount: string; period: string } {
  const [amount = "", ...period] = price.split("/");
  return { amount, period: period.join("/") };
}
