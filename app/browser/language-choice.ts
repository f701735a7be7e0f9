import type { Locale } from "#app/domain/language/locale";
import { readStored, store } from "./storage";

const KEY = "langChoice";
const SEEN_KEY = "langPromptSeen";
const A_YEAR_S = 365 * 24 * 60 * 60;

/** Keeps the visitor's language in storage and in the cookie that the server reads at `/`, and tells the page. */
export function chooseLanguage(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${KEY}=${locale}; path=/; max-age=${A_YEAR_S}; samesite=lax; secure`;
  store("localStorage", KEY, locale);
  window.dispatchEvent(new CustomEvent("language-changed", { detail: { locale } }));
}

/** What is known of a visitor's choice; where storage is switched off, they count as asked. */
export function languageMemory(): { storedChoice: string | null; hasSeenPrompt: boolean } {
  return {
    storedChoice: readStored("localStorage", KEY) ?? null,
    hasSeenPrompt: readStored("localStorage", SEEN_KEY) !== null,
  };
}

/** Notes that the visitor was asked; where it cannot be noted, they are asked again. */
export function notePromptSeen(): void {
  store("localStorage", SEEN_KEY, "1");
}
