/** Control characters except tab and line feed, lone surrogates, and characters that change the writing direction. */
const unwanted = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Bidi_Control}/gu;

/** A visitor's text, safe to store, mail and show; its line ends are `\n`. */
export function plainText(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(unwanted, "");
}

/** The same on one line: white space becomes single spaces. */
export function onOneLine(text: string): string {
  return plainText(text).replace(/\s+/g, " ").trim();
}

/** An e-mail address without the invisible characters that it may have where it was copied: with them, no mail arrives. */
export function plainEmail(address: string): string {
  return onOneLine(address.replace(/\p{Default_Ignorable_Code_Point}/gu, ""));
}
