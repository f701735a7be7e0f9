const KEY_DIGITS = 9;

/** A regular expression (flag `u`) of what stands between the digits of a number as people write them. */
export const DIGIT_GAP = String.raw`(?:[\s()./_'’\p{Pd}]|%20){0,3}`;

/** A number with sign and digits as telephones have them, from any script: `＋４１` and `٠٧٩` give `+41` and `079`. */
export function plainPhone(phone: string): string {
  return phone.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // In Unicode the ten digits of a script follow one another, and may follow those of another one.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  });
}

/** A number that has all its digits: ten in Switzerland, or nine and its country; elsewhere it can be dialled. */
const complete = /^(?:0[1-9]\d{8}|(?:\+|00)41\d{9}|\+(?!41)\d{7}|00(?!41)\d{7})/;

/** The first number in a field, without what people write behind it: a remark, an extension, another number. */
function firstNumber(phone: string): string {
  for (const { index } of phone.matchAll(/\p{L}|[,;]|[/|]\s*(?=[+0])/gu)) {
    const before = phone.slice(0, index);
    if (complete.test(before.replace(/\(0\)|[^+\d]/g, ""))) return before;
  }
  return phone;
}

/** The last nine digits, with and without a country: `079 555 01 01` gives `795550101`; null where there are fewer. */
export function phoneKey(phone: string): string | null {
  const digits = firstNumber(plainPhone(phone)).replace(/\D/g, "");
  return digits.length < KEY_DIGITS ? null : digits.slice(-KEY_DIGITS);
}

/** What a telephone dials: `+41 (0)79 555 01 01` gives `+41795550101`, as the 0 is for callers within the country. */
export function dialled(phone: string): string {
  return firstNumber(phone)
    .replace(/^(\s*\(?(?:\+|00)[^(]*)\(0\)/, "$1")
    .replace(/[^+\d]/g, "");
}

/** Whether a number has enough digits to be dialled: also without its zero, or the plus of its country. */
export function isDialable(phone: string): boolean {
  const digits = dialled(plainPhone(phone));
  return complete.test(digits) || /^[1-9]\d{8}/.test(digits);
}
