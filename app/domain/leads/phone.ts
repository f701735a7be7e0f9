const KEY_DIGITS = 9;

/** The last nine digits, which a number keeps with and without its country: `+41 79 555 01 01` and `079 555 01 01` give `795550101`. Null where there are fewer. */
export function phoneKey(phone: string): string | null {
  const digits = phone.replace(/\D/g, "");
  return digits.length < KEY_DIGITS ? null : digits.slice(-KEY_DIGITS);
}
