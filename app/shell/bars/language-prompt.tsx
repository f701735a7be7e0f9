import { useEffect, useState } from "react";
import { languageMemory } from "#app/browser/language-choice";
import type { LanguagePromptWords } from "#app/content/shared/shell";
import { asksForLanguage } from "#app/domain/language/language-prompt";
import { useLateBars } from "./use-late-bars";

/** Asks a visitor of the English site whose browser accepts French, once, whether they want to read it in French. */
export function LanguagePrompt(words: LanguagePromptWords) {
  const [isAsking, setAsking] = useState(false);
  const bars = useLateBars(isAsking);

  useEffect(() => setAsking(asksForLanguage({ languages: navigator.languages, ...languageMemory() })), []);

  if (!isAsking || !bars) return null;
  return <bars.LanguageQuestion {...words} onAnswer={() => setAsking(false)} />;
}
