import { useEffect, useRef } from "react";
import type { Consent as Choice } from "#app/browser/consent";
import type { ConsentWords } from "#app/content/shell";
import { Button } from "#app/ui/button";
import { SiteLink } from "#app/ui/locale";
import styles from "./consent-bar.module.css";

interface ConsentBarProps extends ConsentWords {
  /** Whether the visitor asked for it, and is led to it. */
  isAskedFor: boolean;
  onAnswer: (choice: Choice) => void;
}

/** The question, and two answers of the same weight. */
export function ConsentBar({ title, text, more, agree, refuse, isAskedFor, onAnswer }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isAskedFor) bar.current?.focus();
  }, [isAskedFor]);

  // What floats above the bar, beside it in the document, is told how high it is.
  useEffect(() => {
    const dock = bar.current?.parentElement;
    const watch = new ResizeObserver(([entry]) =>
      dock?.style.setProperty("--bar", `${entry?.target.clientHeight ?? 0}px`),
    );
    if (bar.current) watch.observe(bar.current);
    return () => {
      watch.disconnect();
      dock?.style.removeProperty("--bar");
    };
  }, []);

  return (
    <section ref={bar} className={styles.bar} aria-label={title} tabIndex={-1} data-consent>
      <p>
        {text} <SiteLink to="/privacy">{more}</SiteLink>
      </p>
      <div className={styles.answers}>
        <Button look="quiet" onClick={() => onAnswer("denied")}>
          {refuse}
        </Button>
        <Button look="quiet" onClick={() => onAnswer("granted")}>
          {agree}
        </Button>
      </div>
    </section>
  );
}
