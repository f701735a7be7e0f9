import type { Locale } from "./locale";

/** What decides whether the visitor is asked for their language. */
interface PromptHints {
  locale: Locale;
  /** The market of the host that was asked. */
  market: Locale | null;
  /** The browser's languages, `fr-CH`. */
  languages: readonly string[];
  storedChoice: string | null;
  hasSeenPrompt: boolean;
}

/** Only on the English site of the English market, for a reader of French who has neither chosen nor been asked. */
export function asksForLanguage(hints: PromptHints): boolean {
  const { locale, market, languages, storedChoice, hasSeenPrompt } = hints;
  const readsFrench = languages.some((language) => /^fr\b/i.test(language));
  return locale === "en" && market === "en" && readsFrench && storedChoice === null && !hasSeenPrompt;
}
