import { readStored, store } from "#app/browser/storage";

/** What a visitor decided about measurement. */
export type Consent = "granted" | "denied";

/** The `localStorage` key of the decision. */
export const CONSENT = "consent.v1";

/** The decision; Global Privacy Control and unavailable storage count as a refusal. Null if there is none yet. */
export function consentNow(): Consent | null {
  const stored = readStored("localStorage", CONSENT);
  if (stored === undefined) return "denied";
  if (stored === "granted" || stored === "denied") return stored;
  const isRefused = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
  return isRefused ? "denied" : null;
}

/** Stores the decision; if the storage is full, the question comes again on the next page load. */
export function decide(consent: Consent): void {
  store("localStorage", CONSENT, consent);
}
