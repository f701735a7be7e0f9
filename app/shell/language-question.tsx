import { useNavigate } from "react-router";
import { chooseLanguage } from "#app/browser/language-choice";
import type { LanguagePromptWords } from "#app/content/shell";
import { Button } from "#app/ui/button";
import styles from "./language-question.module.css";

/** The question in French, and its two answers. */
export function LanguageQuestion({
  question,
  yes,
  no,
  onAnswer,
}: LanguagePromptWords & { onAnswer: () => void }) {
  const navigate = useNavigate();
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
            onAnswer();
          }}
        >
          {no}
        </Button>
      </div>
    </section>
  );
}
