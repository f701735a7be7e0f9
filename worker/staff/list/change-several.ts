import * as z from "zod/mini";
import { nextWorkday } from "#app/domain/calendar/working-time";
import { type Outcome, outcomes } from "#app/domain/staff/outcomes";
import { assign, markAnswered, putOff, release, setStatus, undo } from "#worker/db/lead-changes";
import type { Statement } from "#worker/db/statement";
import {
  backOf,
  numberIn,
  redirectTo,
  type StaffContext,
  tellOfReleased,
  type Visit,
  visitOf,
} from "#worker/staff/visit";
import { makeChanges } from "./make-changes";
import { type Selected, selectedIn, undoable } from "./selection";

const acts = z.enum(["take", "answered", "later", "lost", "spam", "release"]);
/** Changes the selected leads, each only if nobody else was faster. */
export async function changeSeveral(c: StaffContext) {
  const visit = visitOf(c);
  const act = acts.safeParse(c.get("form").get("act"));
  const chosen = selectedIn(c);
  const target = backOf(c);
  if (!act.success || chosen.length === 0) return redirectTo(c, target);
  const changes = chosen.map((lead) => changeOf(act.data, lead, visit));
  const { since, changed, had, have, unheld } = await makeChanges(c, chosen, changes);
  if (act.data === "release") tellOfReleased(c, [...changed].map(String));
  tell(target, {
    changed: changed.size,
    unchanged: chosen.length - changed.size,
    kept: act.data === "answered" ? changed.intersection(had).size : 0,
    held: have.difference(had).size,
    unheld,
    freed: had.difference(have).size,
  });
  const left = chosen
    .filter(({ reference }) => changed.has(reference))
    .map(({ reference, version }) => ({ reference, version: version + 1 }));
  if (left.length > 0) target.searchParams.set("undo", undoable(since, left));
  return redirectTo(c, target);
}

/** Undoes the last change of several leads, each only if nobody has changed it since. */
export async function undoSeveral(c: StaffContext) {
  const who = c.get("employee");
  const since = numberIn(c, "since");
  const chosen = selectedIn(c);
  const target = backOf(c);
  if (since === null || chosen.length === 0) return redirectTo(c, target);
  const changes = chosen.map(({ reference, version }) => undo(reference, since, { who, version }));
  const { changed, had, have, unheld } = await makeChanges(c, chosen, changes);
  tell(target, {
    undone: changed.size,
    unchanged: chosen.length - changed.size,
    kept: have.difference(had).size,
    unheld,
    freed: had.difference(have).size,
  });
  return redirectTo(c, target);
}

/**
 * Adds the result of a change to the list's address: the number of leads changed or undone, even if 0, and other
 * results if not 0.
 */
function tell({ searchParams }: URL, counts: Partial<Record<Outcome, number>>): void {
  for (const name of outcomes) {
    const count = counts[name] ?? 0;
    if (count > 0 || (name in counts && (name === "changed" || name === "undone")))
      searchParams.set(name, String(count));
  }
}

function changeOf(act: z.infer<typeof acts>, { reference, version }: Selected, visit: Visit): Statement {
  const author = { who: visit.employee, version };
  switch (act) {
    case "take":
      return assign(reference, visit.employee, author);
    case "answered":
      return markAnswered(reference, { ...author, onlyIfAwaited: true });
    case "later":
      return putOff(reference, nextWorkday(visit.today), author);
    case "release":
      return release(reference, { ...author, fromSpam: true });
    default:
      return setStatus(reference, act, author);
  }
}
