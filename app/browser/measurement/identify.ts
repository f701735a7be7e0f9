import { gtag, measurementId, recogniseBy, storeVisit } from "./analytics";
import { consentNow } from "./consent";

/** Identifies the visitor to the tag by a hash of their e-mail address, if they have agreed and given one. */
export async function identify(email: string | undefined): Promise<void> {
  if (!email || consentNow() !== "granted") return;
  try {
    const text = new TextEncoder().encode(email.trim().toLowerCase());
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
    const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    // The visitor may have withdrawn their consent meanwhile.
    if (!measurementId || consentNow() !== "granted") return;
    recogniseBy(hash);
    storeVisit();
    gtag("set", { user_id: hash });
  } catch {
    // Ignored, like every error of measurement.
  }
}
