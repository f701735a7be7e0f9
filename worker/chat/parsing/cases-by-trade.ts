import { casesOfTrades } from "#app/content/assistant/answers/cases";

/** The case that is nearest to each trade, with the words for the trade and for the client. */
export const casesByTrade = new Map(Object.entries(casesOfTrades));

/** The first case whose trade or client a text names. The text must be normalised. */
export function caseNamedIn(text: string, by: "trade" | "client"): string | null {
  const textWords = new Set(text.split(" "));
  return (
    [...casesByTrade].find(([, words]) => words[by].split(" ").some((word) => textWords.has(word)))?.[0] ??
    null
  );
}
