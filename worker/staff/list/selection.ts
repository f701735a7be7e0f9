import type { StaffContext } from "#worker/staff/visit";

/** A lead, as the employee has seen it. */
export interface Selected {
  reference: string;
  version: number;
}

const seen = /^([0-9A-Z]{10}):(\d{1,9})$/;
const MOST_AT_ONCE = 50;

/** The leads that the form that was posted names. */
export function selectedIn(c: StaffContext): Selected[] {
  return c
    .get("form")
    .getAll("row")
    .flatMap((row) => (typeof row === "string" ? [seen.exec(row)] : []))
    .flatMap((match) => (match ? [{ reference: match[1] ?? "", version: Number(match[2]) }] : []))
    .slice(0, MOST_AT_ONCE);
}

/** A lead as a form names it. */
const rowOf = ({ reference, version }: Selected) => `${reference}:${version}`;

const made = /^(\d{1,15})((?:\.[0-9A-Z]{10}:\d{1,9})+)$/;

/** What the last change of several leads can be undone by, as the address of the list says it. */
export function undoable(since: number, leads: Selected[]): string {
  return [since, ...leads.map(rowOf)].join(".");
}

/** The same, read: the history before the change, and the leads as it left them; null where the address says none. */
export function undoableIn({ searchParams }: URL): { since: string; rows: string[] } | null {
  const [, since = "", rows = ""] = made.exec(searchParams.get("undo") ?? "") ?? [];
  return since === "" ? null : { since, rows: rows.slice(1).split(".") };
}
