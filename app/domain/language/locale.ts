export const locales = ["en", "fr"] as const;

export type Locale = (typeof locales)[number];

/** The same content in each language. */
export type Localized<T> = Record<Locale, T>;

export function isLocale(value: unknown): value is Locale {
  return value === "en" || value === "fr";
}

export function otherLocale(locale: Locale): Locale {
  return locale === "en" ? "fr" : "en";
}

/** The language that a path begins with: `/fr/contact` gives `fr`, `/contact` gives null. */
export function localeOfPath(path: string): Locale | null {
  const first = path.split("/")[1];
  return isLocale(first) ? first : null;
}

/** The language that a URL's path begins with, also for a page's data, which React Router requests at `{page}.data`. */
export function namedLocale({ pathname }: URL): Locale | null {
  return localeOfPath(pathname.replace(/\.data$/, ""));
}

/** The path after the language: `/fr/contact` gives `/contact`, `/fr` gives the empty string. */
export function addressOfPath(path: string): string {
  return localeOfPath(path) ? path.slice("/xx".length) : path;
}
