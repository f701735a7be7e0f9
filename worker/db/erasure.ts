import { parseJson } from "#app/domain/outside";
import type { Person } from "./person";
import type { Row, Statement } from "./statement";

/** A row with personal data of a person, and what happens to it: it is deleted, or some of its texts are replaced. */
export interface Finding {
  table: string;
  row: Row;
  key: string[];
  /** Null where the row goes. */
  changes: Record<string, string> | null;
}

interface Table {
  name: string;
  key: string[];
  /** Where visitors' words can stand. */
  texts: string[];
  /** SQL of the rows that can hold them, where not all can. */
  of?: string;
  /** Whether the row is deleted; otherwise only the mentions of the person are erased. */
  goes: (row: Row, person: Person, isMentioned: boolean) => boolean;
}

const whereMentioned: Table["goes"] = (_row, _person, isMentioned) => isMentioned;

/** Every table that visitors' words get into. A lead's changes go with it. */
const tables: Table[] = [
  {
    name: "leads",
    key: ["reference"],
    texts: ["name", "email", "phone", "subject", "message", "page", "details"],
    goes: ({ email, phone, reference }, { isTheirs }) => isTheirs({ email, phone, reference }),
  },
  // Who deals with a lead is an employee, though one may have tried a form.
  {
    name: "lead_changes",
    key: ["id"],
    texts: ["before", "after", "text"],
    of: "what <> 'assignee'",
    goes: () => false,
  },
  { name: "call_blocks", key: ["id"], texts: ["reason"], goes: () => false },
  {
    name: "missing_pages",
    key: ["day", "path"],
    texts: ["path", "last_referrer", "last_user_agent"],
    goes: whereMentioned,
  },
  {
    name: "form_errors",
    key: ["day", "page", "locale", "method", "error"],
    texts: ["page", "error"],
    goes: whereMentioned,
  },
  {
    name: "client_errors",
    key: ["day", "fingerprint"],
    texts: ["message", "stack", "last_url", "last_context"],
    goes: whereMentioned,
  },
];

/** The rows of each table that may know a person. */
export function selectTraces({ trace }: Person): Statement[] {
  return tables.map(({ name, key, texts, of = "TRUE" }) => ({
    sql: `SELECT * FROM ${name} WHERE ${of} AND concat_ws(' ', ${[...key, ...texts].join(", ")}) LIKE ?`,
    parameters: [trace],
  }));
}

/** The rows that mention the person. The history of a lead that is deleted is left out: it is deleted with its lead. */
export function findingsOf(person: Person, rowsOfTables: Row[][]): Finding[] {
  const findings = tables.flatMap(({ name: table, key, texts, goes }, index) =>
    (rowsOfTables[index] ?? []).flatMap((row): Finding[] => {
      const changes = changesTo(row, texts, person);
      const isMentioned = Object.keys(changes).length > 0;
      if (goes(row, person, isMentioned)) return [{ table, row, key, changes: null }];
      return isMentioned ? [{ table, row, key, changes }] : [];
    }),
  );
  const theirs = leadsThatGo(findings);
  const gone = new Set(theirs.map(({ reference }) => reference));
  const names = theirs.map(({ name }) => String(name).trim()).filter((name) => /\S\s+\S/.test(name));
  return findings
    .filter(({ table, row }) => table !== "lead_changes" || !gone.has(row.reference))
    .map((finding) => ({ ...finding, changes: finding.changes && withoutNames(finding.changes, names) }));
}

/** Texts that have lost an address or a number of somebody, without their full name, too. */
function withoutNames(changes: Record<string, string>, names: string[]): Record<string, string> {
  const without = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, "[erased]"), text);
  return Object.fromEntries(Object.entries(changes).map(([column, text]) => [column, without(text)]));
}

export function leadsThatGo(findings: Finding[]): Row[] {
  return findings.flatMap(({ table, row, changes }) => (table === "leads" && changes === null ? [row] : []));
}

/** The statements that delete and change what was found. Each gives back the row that it met. */
export function erasure(findings: Finding[]): Statement[] {
  return findings.map(({ table, row, key, changes }) => {
    const where = `WHERE ${key.map((column) => `${column} = ?`).join(" AND ")} RETURNING ${key[0]}`;
    const keys = key.map((column) => row[column] ?? "");
    if (changes === null) return { sql: `DELETE FROM ${table} ${where}`, parameters: keys };
    const set = Object.keys(changes).map((column) => `${column} = ?`);
    return {
      sql: `UPDATE ${table} SET ${set.join(", ")} ${where}`,
      parameters: [...Object.values(changes), ...keys],
    };
  });
}

/** What else names somebody: the addresses and numbers of their leads that are not the one they were found by. */
export function otherReaches(findings: Finding[], { isTheirs }: Person): string[] {
  const reaches = leadsThatGo(findings).flatMap(({ email, phone }) => [email ?? "", phone ?? ""]);
  return [...new Set(reaches.map(String))].filter((each) => each && !isTheirs({ email: each, phone: each }));
}

/** The texts of a row that mention a person, without the mention. */
function changesTo(row: Row, texts: string[], { mention }: Person): Record<string, string> {
  const without = (text: string) => text.replace(mention, "[erased]");
  return Object.fromEntries(
    texts.flatMap((column) => {
      const text = row[column];
      if (typeof text !== "string") return [];
      const changed = /^[{[]/.test(text) ? withinJson(text, without) : without(text);
      return changed === text ? [] : [[column, changed]];
    }),
  );
}

/** Replaces in each string and number of a JSON text; what only looks like JSON is changed as plain text. */
function withinJson(text: string, change: (text: string) => string): string {
  let isChanged = false;
  const changed = parseJson(text, (_key, value) => {
    if (typeof value !== "string" && typeof value !== "number") return value;
    const after = change(String(value));
    if (after === String(value)) return value;
    isChanged = true;
    return after;
  });
  if (changed === undefined) return change(text);
  return isChanged ? JSON.stringify(changed) : text;
}
