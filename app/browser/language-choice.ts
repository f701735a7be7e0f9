import type { Locale } from "#app/domain/language/locale";

const KEY = "langChoice";
const SEEN_KEY = "langPromptSeen";
const A_YEAR_S = 365 * 24 * 60 * 60;

/** Keeps the visitor's language in storage and in the cookie that the server reads at `/`, and tells the page. */
export function chooseLanguage(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${KEY}=${locale}; path=/; max-age=${A_YEAR_S}; samesite=lax; secure`;
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // Storage can be switched off; the cookie and the address still carry the choice.
  }
  window.dispatchEvent(new CustomEvent("language-changed", { detail: { locale } }));
}

/** What is known of a visitor's choice; where storage is switched off, they count as asked. */
export function languageMemory(): { storedChoice: string | null; hasSeenPrompt: boolean } {
  try {
    return {
      storedChoice: localStorage.getItem(KEY),
      hasSeenPrompt: localStorage.getItem(SEEN_KEY) !== null,
    };
  } catch {
    return { storedChoice: null, hasSeenPrompt: true };
  }
}

/** Notes that the visitor was asked; where it cannot be noted, they are asked again. */
export function notePromptSeen(): void {
  try {
    localStorage.setItem(SEEN_KEY, "1");
  } catch {
    // Storage is full.
  }
}
