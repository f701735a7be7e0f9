import type { Locale } from "./locale";

/** An ISO day as French or US English writes it: `1 avril 2025`, `April 1, 2025`. */
export function longDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === "fr" ? "fr-FR" : "en-US", {
    dateStyle: "long",
    timeZone: "Europe/Zurich",
  }).format(new Date(`${day}T12:00:00Z`));
}
