/** Control characters but tab and line end, halves of surrogate pairs, and marks that turn the direction of writing. */
const unwanted = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Bidi_Control}/gu;

/** A visitor's text as it may be stored, mailed and shown; its line ends are `\n`. */
export function plainText(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(unwanted, "");
}

/** The same for one line, whatever stood between its words. */
export function onOneLine(text: string): string {
  return plainText(text).replace(/\s+/g, " ").trim();
}
