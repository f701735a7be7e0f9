/**
 * A text as it may reach a terminal: line ends and tabs stay, every other control character and what turns the
 * direction of writing is spelled out (`\u001b`), so that nobody's text moves the cursor or passes for another's.
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
