import { useEffect, useState } from "react";
import { allowMeasurement } from "#app/browser/measurement/analytics";
import { type Consent as Choice, CONSENT, consentNow } from "#app/browser/measurement/consent";
import { endMeasurement } from "#app/browser/measurement/end-measurement";
import type { ConsentWords } from "#app/content/shared/shell";
import { useLateBars } from "./use-late-bars";

function act(choice: Choice | null): void {
  if (choice === "granted") allowMeasurement();
  else endMeasurement();
}

/** Asks once whether visits may be measured, and again when the footer's link is pressed. */
export function Consent(words: ConsentWords) {
  const [asking, setAsking] = useState<{ isAskedFor: boolean } | null>(null);
  const bars = useLateBars(asking);

  useEffect(() => {
    if (consentNow() === null) setAsking({ isAskedFor: false });
    const ask = (event: Event) => {
      event.preventDefault();
      setAsking({ isAskedFor: true });
    };
    // Another tab may have decided. A page in the back/forward cache gets no storage event, hence `pageshow`.
    const follow = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
      // If the whole storage was cleared, the key is null.
      if (!persisted && key !== CONSENT && key !== null) return;
      const consent = consentNow();
      setAsking(consent ? null : { isAskedFor: false });
      act(consent);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("open-consent", ask, { signal });
    window.addEventListener("storage", follow, { signal });
    window.addEventListener("pageshow", follow, { signal });
    return () => listening.abort();
  }, []);

  if (!asking || !bars) return null;
  const answer = (choice: Choice) => {
    setAsking(null);
    act(choice);
  };
  return <bars.ConsentBar {...words} {...asking} onAnswered={answer} />;
}
