/** What decides whether the English site asks the visitor about the language. */
interface PromptHints {
  /** The browser's languages, `fr-CH`. */
  languages: readonly string[];
  storedChoice: string | null;
  hasSeenPrompt: boolean;
}

/** Only for a visitor whose browser accepts French, who has not chosen yet and was not asked yet. */
export function asksForLanguage({ languages, storedChoice, hasSeenPrompt }: PromptHints): boolean {
  const readsFrench = languages.some((language) => /^fr\b/i.test(language));
  return readsFrench && storedChoice === null && !hasSeenPrompt;
}
