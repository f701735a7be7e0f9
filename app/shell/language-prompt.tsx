import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { chooseLanguage, languageMemory, notePromptSeen } from "#app/browser/language-choice";
import type { LanguagePromptWords } from "#app/content/shell";
import { asksForLanguage } from "#app/domain/language-prompt";
import type { Locale } from "#app/domain/locale";
import { Button } from "#app/ui/button";
import styles from "./language-prompt.module.css";

interface LanguagePromptProps extends LanguagePromptWords {
  locale: Locale;
  market: Locale | null;
}

/** Asks a reader of French, once, whether the English site is what they want. */
export function LanguagePrompt({ locale, market, question, yes, no }: LanguagePromptProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    const asks = asksForLanguage({ locale, market, languages: navigator.languages, ...languageMemory() });
    if (asks && notePromptSeen()) setAsking(true);
  }, [locale, market]);

  if (!isAsking || locale !== "en") return null;
  return (
    <section className={styles.prompt} aria-label={question} aria-live="polite" lang="fr" data-waits>
      <p>{question}</p>
      <div className={styles.answers}>
        <Button
          look="quiet"
          onClick={() => {
            chooseLanguage("fr");
            void navigate("/fr");
          }}
        >
          {yes}
        </Button>
        <Button
          look="quiet"
          lang="en"
          onClick={() => {
            chooseLanguage("en");
            setAsking(false);
          }}
        >
          {no}
        </Button>
      </div>
    </section>
  );
}
