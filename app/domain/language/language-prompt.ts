import type { Locale } from "./locale";

/** What decides whether the page asks the visitor about the language. */
interface PromptHints {
  locale: Locale;
  /** The market of the requested host. */
  market: Locale | null;
  /** The browser's languages, `fr-CH`. */
  languages: readonly string[];
  storedChoice: string | null;
  hasSeenPrompt: boolean;
}

/**
 * Only on the English site of the English market, for a visitor whose browser accepts French, who has not chosen yet
 * and was not asked yet.
 */
export function asksForLanguage(hints: PromptHints): boolean {
  const { locale, market, languages, storedChoice, hasSeenPrompt } = hints;
  const readsFrench = languages.some((language) => /^fr\b/i.test(language));
  return locale === "en" && market === "en" && readsFrench && storedChoice === null && !hasSeenPrompt;
}
