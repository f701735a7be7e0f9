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
  const names = fullNames(findings);
  return findings
    .filter(({ table, row }) => table !== "lead_changes" || !gone.has(row.reference))
    .map((finding) => ({ ...finding, changes: finding.changes && withoutNames(finding.changes, names) }));
}

/** Texts that have lost an address or a number of somebody, without their full name, too. */
function withoutNames(changes: Record<string, string>, names: string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changes).map(([column, text]) => [column, withoutName(text, names)]),
  );
}

const withoutName = (text: string, names: string[]) =>
  names.reduce((rest, name) => rest.replace(mentionOf(name), "[erased]"), text);

/** A name wherever a text has it, whatever spaces are within. */
function mentionOf(name: string): RegExp {
  const words = name.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`\s+`)}(?![\p{L}\p{N}])`, "giu");
}

/** What those are called whose leads go, where that is a first and a last name. */
function fullNames(findings: Finding[]): string[] {
  const names = leadsThatGo(findings).map(({ name }) => String(name).trim());
  return [...new Set(names.filter((name) => /\S\s+\S/.test(name)))];
}

/** What staff wrote: it may have the name of somebody without their address or number. */
const ownTexts = [
  { table: "lead_changes", key: "id", column: "text" },
  { table: "call_blocks", key: "id", column: "reason" },
];

/** Characters of a name that are looked for: D1 takes patterns of 50 bytes, and a letter may have four. */
const LONGEST_WORD = 12;

/** Names of one person's leads that are looked for. */
const MOST_NAMES = 40;

/** The rows of each of these that may have the name of those whose leads go. */
export function selectNamings(findings: Finding[]): Statement[] {
  // LIKE knows no other case of letters with accents.
  const longest = fullNames(findings)
    .slice(0, MOST_NAMES)
    .map((name) =>
      (name.match(/[a-z\d]+/gi) ?? [name]).reduce((one, other) => (other.length > one.length ? other : one)),
    );
  return ownTexts.map(({ table, column }) => ({
    sql: `SELECT * FROM ${table} WHERE ${longest.map(() => `${column} LIKE ?`).join(" OR ") || "FALSE"}`,
    parameters: longest.map((word) => `%${word.slice(0, LONGEST_WORD)}%`),
  }));
}

/** What staff wrote that has the full name of somebody alone. Somebody else may be called the same: staff decide. */
export function namingsOf(findings: Finding[], rowsOfTables: Row[][]): Finding[] {
  const names = fullNames(findings);
  const gone = new Set(leadsThatGo(findings).map(({ reference }) => reference));
  const known = new Set(findings.map(nameOfFinding));
  return ownTexts
    .flatMap(({ table, key, column }, index) =>
      (rowsOfTables[index] ?? []).map((row): Finding => {
        const text = String(row[column] ?? "");
        return { table, row, key: [key], changes: { [column]: withoutName(text, names) } };
      }),
    )
    .filter(({ row, changes }) =>
      Object.entries(changes ?? {}).some(([column, text]) => row[column] !== text),
    )
    .filter((finding) => !known.has(nameOfFinding(finding)) && !gone.has(finding.row.reference ?? ""));
}

/** What tells a finding from others: `lead_changes 17`. */
export const nameOfFinding = ({ table, row, key }: Finding) =>
  [table, ...key.map((column) => row[column])].join(" ");

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
