import { selectCallsAhead, selectNewestChange } from "#worker/db/lead-changes";
import type { Statement } from "#worker/db/statement";
import { rowsOf, type StaffContext } from "#worker/staff/visit";
import type { Selected } from "./selection";

/** Runs the statement of each lead, and reads which leads have an upcoming call before and after. */
export async function makeChanges(c: StaffContext, chosen: Selected[], changes: Statement[]) {
  const callsAhead = selectCallsAhead(chosen.map(({ reference }) => reference));
  const [[newest] = [], before = [], ...results] = await rowsOf(c.env.DB, [
    selectNewestChange,
    callsAhead,
    ...changes,
    callsAhead,
  ]);
  const met = results.slice(0, -1).flat();
  const references = (rows: typeof met) => new Set(rows.map(({ reference }) => reference));
  const [had, have] = [references(before), references(results.at(-1) ?? [])];
  return {
    /** The newest entry of all histories before the changes. */
    since: Number(newest?.id ?? 0),
    changed: references(met),
    had,
    have,
    unheld: met.filter(({ slot_wanted }) => slot_wanted).length,
  };
}
