/**
 * A text that is safe to print on a terminal: line ends and tabs stay; other control characters and bidirectional marks
 * are escaped (`\u001b`), so that no text can move the cursor or look like another.
 */
export function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(
      /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
}
