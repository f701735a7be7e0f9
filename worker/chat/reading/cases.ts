import { casesOfTrades } from "#app/content/assistant/answers/cases";

/** The cases that are nearest to trades, each with the words of its trade and of its client. */
export const nearest = new Map(Object.entries(casesOfTrades));

/** The first case of whose trade, or of whose client, a text without accents speaks. */
export function caseIn(text: string, by: "trade" | "client"): string | null {
  const said = new Set(text.split(" "));
  return [...nearest].find(([, words]) => words[by].split(" ").some((word) => said.has(word)))?.[0] ?? null;
}
