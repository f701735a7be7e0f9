import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { chooseLanguage, notePromptSeen } from "#app/browser/language-choice";
import type { LanguagePromptWords } from "#app/content/shared/shell";
import { Button } from "#app/ui/controls/button";
import { FootBar } from "./foot-bar";
import { useFocusBack } from "./use-focus-back";

/** The question in French, and its two answers. It counts as asked once half of it was in the viewport. */
export function LanguageQuestion({
  question,
  yes,
  no,
  onAnswer,
}: LanguagePromptWords & { onAnswer: () => void }) {
  const navigate = useNavigate();
  const bar = useRef<HTMLElement>(null);
  useFocusBack(bar);

  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && notePromptSeen(), {
      threshold: 0.5,
    });
    if (bar.current) seen.observe(bar.current);
    return () => seen.disconnect();
  }, []);

  return (
    <FootBar
      ref={bar}
      aria-label={question}
      aria-live="polite"
      lang="fr"
      answers={
        <>
          <Button
            look="quiet"
            onClick={() => {
              chooseLanguage("fr");
              void navigate("/fr");
              onAnswer();
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
        </>
      }
    >
      {question}
    </FootBar>
  );
}
