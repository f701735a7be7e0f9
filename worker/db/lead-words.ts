import type { Statement } from "./statement";

/** Leads without search words. */
export function selectUnindexed(limit: number): Statement {
  return {
    sql: "SELECT id, reference, name, email, phone, message, details FROM leads WHERE words IS NULL ORDER BY id LIMIT ?",
    parameters: [limit],
  };
}

/** Stores a lead's search words; a trigger writes a row for each, by which the lead is found. */
export function setWords(id: number, words: string[]): Statement {
  return { sql: "UPDATE leads SET words = ? WHERE id = ?", parameters: [JSON.stringify(words), id] };
}
