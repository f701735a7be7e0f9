import type { Locale } from "#app/domain/language/locale";
import { readStored, store } from "./storage";

const KEY = "langChoice";
const SEEN_KEY = "langPromptSeen";
const A_YEAR_S = 365 * 24 * 60 * 60;

/** Stores the visitor's language, also in the cookie that the server reads at `/`; dispatches `language-changed`. */
export function chooseLanguage(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${KEY}=${locale}; path=/; max-age=${A_YEAR_S}; samesite=lax; secure`;
  store("localStorage", KEY, locale);
  window.dispatchEvent(new CustomEvent("language-changed", { detail: { locale } }));
}

/** The stored language choice, and whether the prompt was shown. Without storage, it counts as shown. */
export function languageMemory(): { storedChoice: string | null; hasSeenPrompt: boolean } {
  return {
    storedChoice: readStored("localStorage", KEY) ?? null,
    hasSeenPrompt: readStored("localStorage", SEEN_KEY) !== null,
  };
}

/** Stores that the prompt was shown; if the storage is full, it will be shown again. */
export function notePromptSeen(): void {
  store("localStorage", SEEN_KEY, "1");
}
