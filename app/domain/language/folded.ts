const ligatures: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", "’": "'" };

/** A text in lower case and without accents, for comparisons. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[œæß’]/g, (each) => ligatures[each] ?? each);
}
