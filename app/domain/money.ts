import type { Locale } from "./locale";

/** CHF without decimals, written as fr-FR or en-US does: `250 CHF`, `CHF 250`. */
export function formatFrancs(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(locale === "fr" ? "fr-FR" : "en-US", {
    style: "currency",
    currency: "CHF",
    maximumFractionDigits: 0,
  }).format(amount);
}

/** `425 CHF/paid once` in its two parts; a price without a slash has no period. */
export function amountAndPeriod(price: string): { amount: string; period: string } {
  const [amount = "", ...period] = price.split("/");
  return { amount, period: period.join("/") };
}
