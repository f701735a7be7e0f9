/** Control characters but tab and line end, halves of surrogate pairs, and what turns the direction of writing. */
const unwanted = /(?![\t\n])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu;

/** A visitor's text as it may be stored, mailed and shown on a terminal; its line ends are `\n`. */
export function plainText(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(unwanted, "");
}

/** The same for a field of one line. */
export function plainLine(text: string): string {
  const lines = plainText(text).split("\n");
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");
}
