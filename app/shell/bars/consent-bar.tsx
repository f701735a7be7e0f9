import { useEffect, useRef } from "react";
import { type Consent as Choice, decide } from "#app/browser/measurement/consent";
import type { ConsentWords } from "#app/content/shared/shell";
import { Button } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import { FootBar } from "./foot-bar";
import { useFocusBack } from "./use-focus-back";

interface ConsentBarProps extends ConsentWords {
  /** Whether the visitor opened it by the footer's link: then it takes the focus. */
  isAskedFor: boolean;
  onAnswered: (choice: Choice) => void;
}

/** The consent question. Both answers look the same, so that neither is preferred. */
export function ConsentBar({ title, text, more, agree, refuse, isAskedFor, onAnswered }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useFocusBack(bar);

  useEffect(() => {
    if (isAskedFor) bar.current?.focus();
  }, [isAskedFor]);

  const answer = (choice: Choice) => () => {
    decide(choice);
    onAnswered(choice);
  };
  return (
    <FootBar
      ref={bar}
      aria-label={title}
      tabIndex={-1}
      answers={
        <>
          <Button look="quiet" onClick={answer("denied")}>
            {refuse}
          </Button>
          <Button look="quiet" onClick={answer("granted")}>
            {agree}
          </Button>
        </>
      }
    >
      {text} <SiteLink to="/privacy">{more}</SiteLink>
    </FootBar>
  );
}
