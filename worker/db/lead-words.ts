import type { Statement } from "./statement";

/** Leads whose words are yet to be written. */
export function selectUnindexed(limit: number): Statement {
  return {
    sql: "SELECT id, reference, name, email, phone, message, details FROM leads WHERE words IS NULL ORDER BY id LIMIT ?",
    parameters: [limit],
  };
}

/** Writes a lead's words; a trigger makes them the rows by which it is found. */
export function setWords(id: number, words: string[]): Statement {
  return { sql: "UPDATE leads SET words = ? WHERE id = ?", parameters: [JSON.stringify(words), id] };
}
