import { sign } from "#worker/signature";

/** Crockford's alphabet: no letters that can be mistaken for a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ten characters, 50 bits: short enough to spell, too many to guess. */
export async function referenceOf(leadKey: string, idempotencyKey: string): Promise<string> {
  return spelled(await sign(leadKey, `reference ${idempotencyKey}`));
}

/** The first ten bytes, one character each. */
export function spelled(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, 10), (byte) => ALPHABET[byte % 32]).join("");
}
