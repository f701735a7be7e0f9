/**
 * Escapes a text for the terminal: line ends and tabs stay; other control characters and bidirectional overrides are
 * escaped (`\u001b`), so that no text moves the cursor or passes for another's.
 */
export function visible(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(
      /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
}

/** The same on one line. */
export function onOneLine(text: string): string {
  return visible(text.replace(/\s+/g, " ").trim());
}
