/** A part of a text. */
interface TextPart {
  text: string;
  /** Null if the part is not a link. */
  href: string | null;
}

/** Splits a text into plain text and Markdown links to pages of this site, mail or phone; anything else stays text. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(((?:\/(?!\/)|mailto:|tel:)[^)\s]*)\)/g)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: match[1] ?? "", href: match[2] ?? null });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** A text without the addresses of its links. */
export function withoutLinks(text: string): string {
  return linkedText(text)
    .map((part) => part.text)
    .join("");
}
