const KEY_DIGITS = 9;

/** A regular expression (flag `u`) for what people write between the digits of a number. */
export const DIGIT_GAP = String.raw`(?:[\s()./_'’\p{Pd}]|%20){0,3}`;

/** A number with ordinary sign and digits, from any script: `＋４１` and `٠٧٩` give `+41` and `079`. */
export function plainPhone(phone: string): string {
  return phone.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // In Unicode, the ten digits of a script are consecutive, and may follow those of another script.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  });
}

/**
 * A number with all its digits: ten in Switzerland, or nine after the country code; elsewhere enough to be dialled. One
 * or two more are a slip, many more another number.
 */
const complete = /^(?:(?:0[1-9]\d{8}|(?:\+|00)41\d{9})(?!\d{1,2}$)|\+(?!41)\d{7}|00(?!41)\d{7})/;

/** The first number in a field, without what people add: a remark, an extension, another number. */
function firstNumber(phone: string): string {
  for (const { index } of phone.matchAll(/\p{L}|[,;]|[/|]\s*(?=[+0])/gu)) {
    const before = phone.slice(0, index);
    if (complete.test(before.replace(/\(0\)|[^+\d]/g, ""))) return before;
  }
  return phone;
}

/** The last nine digits, with or without country code: `079 555 01 01` gives `795550101`; null if there are fewer. */
export function phoneKey(phone: string): string | null {
  const digits = firstNumber(plainPhone(phone)).replace(/\D/g, "");
  return digits.length < KEY_DIGITS ? null : digits.slice(-KEY_DIGITS);
}

/** What a phone dials: `+41 (0)79 555 01 01` gives `+41795550101`, because the 0 is for calls within the country. */
export function dialled(phone: string): string {
  return firstNumber(phone)
    .replace(/^(\s*\(?(?:\+|00)[^(]*)\(0\)/, "$1")
    .replace(/[^+\d]/g, "");
}

/**
 * Whether a lead of this type asks for a number and has none that can be dialled, such as “079 abc”. The API accepts it;
 * the forms ask the visitor to complete it.
 */
export function isPhoneIncomplete(type: string | undefined, phone = ""): boolean {
  return ["call", "schedule", "request"].includes(type ?? "") && !isDialable(phone);
}

/** Whether a number has enough digits to be dialled, even without its leading 0 or the plus of its country code. */
export function isDialable(phone: string): boolean {
  const digits = dialled(plainPhone(phone));
  return complete.test(digits) || /^[1-9]\d{8}/.test(digits);
}
