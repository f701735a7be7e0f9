import type { Locale } from "#app/domain/locale";

const KEY = "langChoice";
const A_YEAR_S = 365 * 24 * 60 * 60;

/** Keeps the visitor's language in storage, and in the cookie that the server reads at `/`. */
export function storeLanguageChoice(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${KEY}=${locale}; path=/; max-age=${A_YEAR_S}; samesite=lax; secure`;
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // Storage can be switched off; the cookie and the address still carry the choice.
  }
}
