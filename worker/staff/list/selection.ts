import type { StaffContext } from "#worker/staff/visit";

/** A lead with the version that the employee has seen. */
export interface Selected {
  reference: string;
  version: number;
}

const seen = /^([0-9A-Z]{10}):(\d{1,9})$/;
const MOST_AT_ONCE = 50;

/** The leads that are selected in the posted form. */
export function selectedIn(c: StaffContext): Selected[] {
  return c
    .get("form")
    .getAll("row")
    .flatMap((row) => (typeof row === "string" ? [seen.exec(row)] : []))
    .flatMap((match) => (match ? [{ reference: match[1] ?? "", version: Number(match[2]) }] : []))
    .slice(0, MOST_AT_ONCE);
}

/** A lead as the value of a form field. */
const rowOf = ({ reference, version }: Selected) => `${reference}:${version}`;

const made = /^(\d{1,15})((?:\.[0-9A-Z]{10}:\d{1,9})+)$/;

/** The parameter of the list's address by which the last change of several leads can be undone. */
export function undoable(since: number, leads: Selected[]): string {
  return [since, ...leads.map(rowOf)].join(".");
}

/**
 * Reads that parameter: the newest history entry before the change, and the leads with their versions after it. Null if
 * there is none.
 */
export function undoableIn({ searchParams }: URL): { since: string; rows: string[] } | null {
  const [, since = "", rows = ""] = made.exec(searchParams.get("undo") ?? "") ?? [];
  return since === "" ? null : { since, rows: rows.slice(1).split(".") };
}
