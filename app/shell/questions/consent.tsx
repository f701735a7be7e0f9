import { useEffect, useState } from "react";
import { allowMeasurement, endMeasurement } from "#app/browser/measurement/analytics";
import { type Consent as Choice, consentNow, decide } from "#app/browser/measurement/consent";
import type { ConsentWords } from "#app/content/shared/shell";
import { useQuestions } from "./use-questions";

/** Asks whether visits may be measured, once, and again where the footer's link asks for it. */
export function Consent(words: ConsentWords) {
  const [asking, setAsking] = useState<"no" | "once" | "again">("no");
  const questions = useQuestions(asking !== "no");

  useEffect(() => {
    if (consentNow() === null) setAsking("once");
    const ask = (event: Event) => {
      event.preventDefault();
      setAsking("again");
    };
    window.addEventListener("open-consent", ask);
    return () => window.removeEventListener("open-consent", ask);
  }, []);

  const answer = (choice: Choice) => {
    decide(choice);
    setAsking("no");
    if (choice === "granted") allowMeasurement();
    else endMeasurement();
  };

  if (asking === "no" || !questions) return null;
  return <questions.ConsentBar {...words} isAskedFor={asking === "again"} onAnswer={answer} />;
}
