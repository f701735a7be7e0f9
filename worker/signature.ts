import { createHmac } from "node:crypto";

/** HMAC-SHA256 of a text. */
export function sign(key: string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

/** Crockford's alphabet: no letter that is mistaken for a digit on the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ten characters, 50 bits: short enough to spell, too many to guess. */
export function referenceOf(leadKey: string, idempotencyKey: string): string {
  return spelled(sign(leadKey, `reference ${idempotencyKey}`));
}

/** The first ten bytes, a character each. */
export function spelled(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, 10), (byte) => ALPHABET[byte % 32]).join("");
}
