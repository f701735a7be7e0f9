import { useEffect, useState } from "react";
import { consentNow } from "#app/browser/measurement/consent";
import type { ConsentWords } from "#app/content/shared/shell";
import { useLateBars } from "./use-late-bars";

/** Asks whether visits may be measured, once, and again where the footer's link asks for it. */
export function Consent(words: ConsentWords) {
  const [asking, setAsking] = useState<"no" | "once" | "again">("no");
  const bars = useLateBars(asking !== "no");

  useEffect(() => {
    if (consentNow() === null) setAsking("once");
    const ask = (event: Event) => {
      event.preventDefault();
      setAsking("again");
    };
    window.addEventListener("open-consent", ask);
    return () => window.removeEventListener("open-consent", ask);
  }, []);

  if (asking === "no" || !bars) return null;
  const close = () => setAsking("no");
  return <bars.ConsentBar {...words} isAskedFor={asking === "again"} onAnswered={close} />;
}
