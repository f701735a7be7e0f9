import { isLocale, type Locale, localeOfPath } from "./locale";

/** What a visitor's request says about the language; null if it says nothing. */
export interface LanguageHints {
  /** The referring page, if it is on this site. */
  referer: URL | null;
  /** The stored choice (`langChoice`). */
  stored: string | null;
  market: Locale | null;
  acceptLanguage: string | null;
}

/** The language of the bare address `/`: stored choice, market of the host, English. */
export function rootLocale({ stored, market }: Pick<LanguageHints, "stored" | "market">): Locale {
  return isLocale(stored) ? stored : (market ?? "en");
}

/** The language of an address without one: referer, stored choice, market of the host, browser, French. */
export function resolveLocale({ referer, stored, market, acceptLanguage }: LanguageHints): Locale {
  const cameFrom = referer && localeOfPath(referer.pathname);
  if (cameFrom) return cameFrom;
  if (isLocale(stored)) return stored;
  return market ?? acceptedLocale(acceptLanguage) ?? "fr";
}

/** French if the browser accepts any French, else English if it accepts any, else null. */
export function acceptedLocale(acceptLanguage: string | null): Locale | null {
  const accepted = (acceptLanguage ?? "")
    .toLowerCase()
    .split(",")
    .map((entry) => entry.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
    .map(([range = ""]) => range.split("-")[0]);
  if (accepted.includes("fr")) return "fr";
  return accepted.includes("en") ? "en" : null;
}
