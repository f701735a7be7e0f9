import { readStored, store } from "#app/browser/storage";

/** What a visitor decided about measurement. */
export type Consent = "granted" | "denied";

/** Where the decision is stored. */
export const CONSENT = "consent.v1";

/** The decision; Global Privacy Control and closed storage count as a refusal. Null if there is none yet. */
export function consentNow(): Consent | null {
  const stored = readStored("localStorage", CONSENT);
  if (stored === undefined) return "denied";
  if (stored === "granted" || stored === "denied") return stored;
  const isRefused = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
  return isRefused ? "denied" : null;
}

/** Notes the decision; where it cannot be noted, it is asked for again with the next page. */
export function decide(consent: Consent): void {
  store("localStorage", CONSENT, consent);
}
