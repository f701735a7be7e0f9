import { DIGIT_GAP, phoneKey } from "#app/domain/leads/phone";

/** A person whom staff name by an e-mail address or a phone number, or else by the reference of a lead. */
export interface Person {
  /** As staff typed it. */
  name: string;
  /** Whether a lead is from this person. */
  isTheirs: (lead: { email: unknown; phone: unknown; reference?: unknown }) => boolean;
  /** SQL LIKE pattern that matches every text that may mention the person, with false positives. */
  trace: string;
  /** Matches each mention of that address, number or reference in a text, in any notation. */
  mention: RegExp;
}

/** D1's limit for the length of a LIKE pattern, in bytes. */
const LONGEST_PATTERN = 50;

/**
 * SQL LIKE pattern for texts with the ASCII words of this one, in their order and with anything between them: of other
 * letters, LIKE does not ignore the case.
 */
export function patternOf(text: string): string {
  const words = (text.match(/[a-z\d]+/gi) ?? []).join("%");
  return `%${words.slice(0, LONGEST_PATTERN - 2)}%`;
}

/** The person with an address, a number or a reference; null if the text is none of these. */
export function personNamed(text: string): Person | null {
  return personOf(text) ?? personOfReference(text);
}

/** The person with an address or a number; null if the text is neither. */
export function personOf(text: string): Person | null {
  const name = text.trim();
  return /^[^\s@]+@[^\s@]+$/.test(name) ? personOfEmail(name) : personOfPhone(name);
}

function personOfEmail(name: string): Person {
  const address = [...name.toLowerCase()]
    .map((character) => {
      const itself = String.raw`\u{${character.codePointAt(0)?.toString(16)}}`;
      return /[a-z\d]/.test(character) ? itself : `(?:${itself}|${percentEncoded(character)})`;
    })
    .join("");
  const before = String.raw`(?:(?<![\p{L}\p{N}_.+-])|(?<=%[\da-f]{2}))`;
  const after = String.raw`(?![\p{L}\p{N}-])`;
  // In a text, the next sentence may follow without a space; in an e-mail field, a longer address is someone else's.
  const whole = new RegExp(String.raw`${before}${address}${after}(?!\.[\p{L}\p{N}])`, "iu");
  return {
    name,
    trace: patternOf(name),
    isTheirs: ({ email }) => typeof email === "string" && whole.test(email),
    mention: new RegExp(before + address + after, "giu"),
  };
}

function percentEncoded(character: string): string {
  return [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16)}`).join("");
}

/** A number is compared by its last nine digits, with or without the country code. */
function personOfPhone(name: string): Person | null {
  const digits = phoneKey(name);
  if (digits === null || !/^[+\d\s()./'’\p{Pd}]+$/u.test(name)) return null;
  const country = String.raw`(?:(?:\+|%2B)?\d{1,4}${DIGIT_GAP}(?:\(0\)${DIGIT_GAP})?)?`;
  const mention = new RegExp(String.raw`(?<!\d)${country}${[...digits].join(DIGIT_GAP)}(?!\d)`, "giu");
  return {
    name,
    trace: `%${[...digits].join("%")}%`,
    isTheirs: ({ phone }) =>
      typeof phone === "string" && (phoneKey(phone) === digits || phone.search(mention) !== -1),
    mention,
  };
}

/** The sender of one lead, for leads with neither address nor number; null if the text is no reference. */
export function personOfReference(text: string): Person | null {
  const name = text.trim().toUpperCase();
  if (!/^[\dA-Z]{10}$/.test(name)) return null;
  return {
    name,
    trace: `%${name}%`,
    isTheirs: ({ reference }) => reference === name,
    mention: new RegExp(String.raw`(?<![\p{L}\p{N}])${name}(?![\p{L}\p{N}])`, "giu"),
  };
}
