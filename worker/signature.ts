const encoder = new TextEncoder();

/** SHA-256 of a text. */
export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text)));
}

/** HMAC-SHA256 of a text. */
export async function sign(key: string, text: string): Promise<Uint8Array> {
  const hmac = await crypto.subtle.importKey(
    "raw",
    encoder.encode(key),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return new Uint8Array(await crypto.subtle.sign("HMAC", hmac, encoder.encode(text)));
}

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
