import { gtag, measurementId, recogniseBy, storeVisit } from "./analytics";
import { consentNow } from "./consent";

/** Tells the tag which visitor this is, by a hash; only where they have agreed and given an e-mail address. */
export async function identify(email: string | undefined): Promise<void> {
  if (!email || consentNow() !== "granted") return;
  try {
    const text = new TextEncoder().encode(email.trim().toLowerCase());
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
    const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    // Whoever has changed their mind meanwhile is not recognised.
    if (!measurementId || consentNow() !== "granted") return;
    recogniseBy(hash);
    storeVisit();
    gtag("set", { user_id: hash });
  } catch {
    // As with every failure of measurement.
  }
}
