import { plainEmail } from "#app/domain/language/plain-text";

/** A pasted address may have invisible characters: the browser would refuse it, and nobody could see why. */
export function dropInvisible(field: unknown): void {
  if (!isEmail(field)) return;
  const plain = plainEmail(field.value);
  if (plain !== field.value) field.value = plain;
}

/**
 * Writes a host with umlauts or accents as mail programs send it, `müller.ch` as `xn--mller-kva.ch`, if the browser
 * refuses it: WebKit does, and any browser if a program has filled in the field.
 */
export function encodeHost(field: unknown): void {
  if (!isEmail(field) || !field.validity.typeMismatch || !/[^ -~]/.test(field.value)) return;
  const [name, host, ...more] = field.value.normalize("NFKC").split("@");
  if (!host || more.length > 0) return;
  try {
    field.value = `${name}@${new URL(`http://${host}`).hostname}`;
  } catch {
    // No host: the form says what an address looks like.
  }
}

function isEmail(field: unknown): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === "email";
}
