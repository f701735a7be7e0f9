import { useEffect, useState } from "react";
import { languageMemory } from "#app/browser/language-choice";
import type { LanguagePromptWords } from "#app/content/shared/shell";
import { asksForLanguage } from "#app/domain/language/language-prompt";
import type { Locale } from "#app/domain/language/locale";
import { useLateBars } from "./use-late-bars";

interface LanguagePromptProps extends LanguagePromptWords {
  locale: Locale;
  market: Locale | null;
}

/** Asks a visitor of the English site whose browser accepts French, once, whether they want to read it in French. */
export function LanguagePrompt({ locale, market, ...words }: LanguagePromptProps) {
  const [isAsking, setAsking] = useState(false);
  const bars = useLateBars(isAsking);

  useEffect(() => {
    const hints = { locale, market, languages: navigator.languages, ...languageMemory() };
    setAsking(asksForLanguage(hints));
  }, [locale, market]);

  if (!isAsking || !bars) return null;
  return <bars.LanguageQuestion {...words} onAnswer={() => setAsking(false)} />;
}
