/** What a visitor decided about measurement. */
export type Consent = "granted" | "denied";

const KEY = "consent.v1";

/** The decision; Global Privacy Control counts as a refusal. Null if there is none yet. */
export function consentNow(): Consent | null {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === "granted" || stored === "denied") return stored;
  } catch {
    return "denied";
  }
  const isRefused = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
  return isRefused ? "denied" : null;
}

export function decide(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // Asked again with the next page.
  }
}
