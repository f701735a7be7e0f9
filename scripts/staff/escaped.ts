/**
 * A text whole, as a terminal may print it: line ends and tabs stay; other control characters and marks that turn the
 * direction of writing are escaped (`\u001b`), so that no text moves the cursor or passes for another's.
 */
export function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(
      /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
}
