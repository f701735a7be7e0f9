import { parseJson } from "#app/domain/outside";
import { type Person, patternOf } from "./person";
import type { Row, Statement } from "./statement";

/** A row with personal data of a person, and what happens to it: it is deleted, or some of its texts are replaced. */
export interface Finding {
  table: TableName;
  row: Row;
  key: string[];
  /** The new texts by column; null if the row is deleted. */
  changes: Record<string, string> | null;
}

type TableName = "leads" | "lead_changes" | "call_blocks" | "missing_pages" | "form_errors" | "client_errors";

interface Table {
  name: TableName;
  key: string[];
  /** The columns that may hold visitors' text. */
  texts: string[];
  /** SQL condition: the rows that can hold it, if not all can. */
  of?: string;
  /** Whether the row is deleted; if not, only the mentions of the person are erased. */
  isDeleted: (row: Row, person: Person, isMentioned: boolean) => boolean;
}

const ifMentioned: Table["isDeleted"] = (_row, _person, isMentioned) => isMentioned;

/** Every table that may hold visitors' text. The changes of a lead are deleted with it. */
const tables: Table[] = [
  {
    name: "leads",
    key: ["reference"],
    texts: ["name", "email", "phone", "subject", "message", "page", "details"],
    isDeleted: ({ email, phone, reference }, { isTheirs }) => isTheirs({ email, phone, reference }),
  },
  // An assignee is an employee, who may have sent a test lead: those changes stay.
  {
    name: "lead_changes",
    key: ["id"],
    texts: ["before", "after", "text"],
    of: "what <> 'assignee'",
    isDeleted: () => false,
  },
  { name: "call_blocks", key: ["id"], texts: ["reason"], isDeleted: () => false },
  {
    name: "missing_pages",
    key: ["day", "path"],
    texts: ["path", "last_referrer", "last_user_agent"],
    isDeleted: ifMentioned,
  },
  {
    name: "form_errors",
    key: ["day", "page", "locale", "method", "error"],
    texts: ["page", "error"],
    isDeleted: ifMentioned,
  },
  {
    name: "client_errors",
    key: ["day", "fingerprint"],
    texts: ["message", "stack", "last_url", "last_context"],
    isDeleted: ifMentioned,
  },
];

/** The rows of each table that may mention a person. */
export function selectTraces({ trace }: Person): Statement[] {
  return tables.map(({ name, key, texts, of = "TRUE" }) => ({
    sql: `SELECT * FROM ${name} WHERE ${of} AND concat_ws(' ', ${[...key, ...texts].join(", ")}) LIKE ?`,
    parameters: [trace],
  }));
}

/** The rows that mention the person. The history of a lead that is deleted is left out: it is deleted with its lead. */
export function findingsOf(person: Person, rowsOfTables: Row[][]): Finding[] {
  const findings = tables.flatMap(({ name: table, key, texts, isDeleted }, index) =>
    (rowsOfTables[index] ?? []).flatMap((row): Finding[] => {
      const changes = changesTo(row, texts, person);
      const isMentioned = Object.keys(changes).length > 0;
      if (isDeleted(row, person, isMentioned)) return [{ table, row, key, changes: null }];
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

/** Erases the full names, too, in texts from which an address or a number was erased. */
function withoutNames(changes: Record<string, string>, names: string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changes).map(([column, text]) => [column, withoutName(text, names)]),
  );
}

const withoutName = (text: string, names: string[]) =>
  names.reduce((rest, name) => rest.replace(mentionOf(name), "[erased]"), text);

/** Matches a name in a text as whole words, with any white space between them. */
function mentionOf(name: string): RegExp {
  const words = name.split(/\s+/).map(RegExp.escape);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`\s+`)}(?![\p{L}\p{N}])`, "giu");
}

/** The names on the leads that will be deleted, if they have a first and a last name. */
function fullNames(findings: Finding[]): string[] {
  const names = leadsThatGo(findings).map(({ name }) => String(name).trim());
  return [...new Set(names.filter((name) => /\S\s+\S/.test(name)))];
}

/** Texts that staff wrote: they may name a person without an address or a number. */
const ownTexts = [
  { table: "lead_changes", key: "id", column: "text" },
  { table: "call_blocks", key: "id", column: "reason" },
] as const;

/** How many names of one person's leads are searched. */
const MOST_NAMES = 40;

/** The rows of `ownTexts` that may name a person whose leads will be deleted. */
export function selectNamings(findings: Finding[]): Statement[] {
  const patterns = fullNames(findings).slice(0, MOST_NAMES).map(patternOf);
  return ownTexts.map(({ table, column }) => ({
    sql: `SELECT * FROM ${table} WHERE ${patterns.map(() => `${column} LIKE ?`).join(" OR ") || "FALSE"}`,
    parameters: patterns,
  }));
}

/** Texts of staff with nothing of the person but the full name. Someone else may have the same name: staff decide. */
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

/** A unique name of a finding: `lead_changes 17`. */
export const nameOfFinding = ({ table, row, key }: Finding) =>
  [table, ...key.map((column) => row[column])].join(" ");

export function leadsThatGo(findings: Finding[]): Row[] {
  return findings.flatMap(({ table, row, changes }) => (table === "leads" && changes === null ? [row] : []));
}

/** The statements that delete and change what was found. Each returns the row that it affected. */
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

/** The addresses and numbers of the person's leads other than the one that was searched for. */
export function otherReaches(findings: Finding[], { isTheirs }: Person): string[] {
  const reaches = leadsThatGo(findings).flatMap(({ email, phone }) => [email ?? "", phone ?? ""]);
  return [...new Set(reaches.map(String))].filter((each) => each && !isTheirs({ email: each, phone: each }));
}

/** The texts of a row that mention a person, with the mentions erased. */
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

/** Replaces in every string and number of a JSON text. Text that only looks like JSON is changed as plain text. */
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
