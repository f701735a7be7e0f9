import { useEffect, useRef, useState } from "react";
import { allowMeasurement, endMeasurement } from "#app/browser/analytics";
import { type Consent as Choice, consentNow, decide } from "#app/browser/consent";
import type { ConsentWords } from "#app/content/shell";
import { Button } from "#app/ui/button";
import { SiteLink } from "#app/ui/locale";
import styles from "./consent.module.css";

/** Asks whether visits may be measured, once, and again where the footer's link asks for it. */
export function Consent({ title, text, more, agree, refuse }: ConsentWords) {
  const [isAsking, setAsking] = useState(false);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    setAsking(consentNow() === null);
    const ask = (event: Event) => {
      event.preventDefault();
      setAsking(true);
      requestAnimationFrame(() => bar.current?.focus());
    };
    window.addEventListener("open-consent", ask);
    return () => window.removeEventListener("open-consent", ask);
  }, []);

  // What floats above the bar is told how high it is.
  useEffect(() => {
    const { style } = document.documentElement;
    if (!bar.current) return;
    const watch = new ResizeObserver(([entry]) =>
      style.setProperty("--bar", `${entry?.target.clientHeight ?? 0}px`),
    );
    if (isAsking) watch.observe(bar.current);
    return () => {
      watch.disconnect();
      style.removeProperty("--bar");
    };
  }, [isAsking]);

  const answer = (choice: Choice) => () => {
    decide(choice);
    setAsking(false);
    if (choice === "granted") allowMeasurement();
    else endMeasurement();
  };

  if (!isAsking) return null;
  return (
    <section ref={bar} className={styles.bar} aria-label={title} tabIndex={-1} data-consent>
      <p>
        {text} <SiteLink to="/privacy">{more}</SiteLink>
      </p>
      <div className={styles.answers}>
        <Button look="quiet" onClick={answer("denied")}>
          {refuse}
        </Button>
        <Button look="quiet" onClick={answer("granted")}>
          {agree}
        </Button>
      </div>
    </section>
  );
}
