import * as z from "zod/mini";
import { nextWorkday } from "#app/domain/calendar/working-time";
import { type Outcome, outcomes } from "#app/domain/staff/outcomes";
import { assign, markAnswered, putOff, release, selectCallsAhead, setStatus } from "#worker/db/lead-changes";
import type { Statement } from "#worker/db/statement";
import {
  backOf,
  redirectTo,
  rowsOf,
  type StaffContext,
  tellOfReleased,
  type Visit,
  visitOf,
} from "#worker/staff/visit";

const acts = z.enum(["take", "answered", "later", "lost", "spam", "release"]);
const seen = /^([0-9A-Z]{10}):(\d{1,9})$/;
const MOST_AT_ONCE = 50;

/** Changes the selected leads, each only if nobody was faster. */
export async function changeSeveral(c: StaffContext) {
  const visit = visitOf(c);
  const act = acts.safeParse(c.get("form").get("act"));
  const chosen = selectedIn(c.get("form"));
  const target = backOf(c);
  if (!act.success || chosen.length === 0) return redirectTo(c, target);
  const callsAhead = selectCallsAhead(chosen.map(({ reference }) => reference));
  const changes = chosen.map((lead) => changeOf(act.data, lead, visit));
  const [before = [], ...results] = await rowsOf(c.env.DB, [callsAhead, ...changes, callsAhead]);
  const met = results.slice(0, -1).flat();
  const changed = new Set(met.map(({ reference }) => reference));
  const had = new Set(before.map(({ reference }) => reference));
  const have = new Set(results.at(-1)?.map(({ reference }) => reference));
  if (act.data === "release") tellOfReleased(c, [...changed].map(String));
  const counts: Record<Outcome, number> = {
    changed: changed.size,
    unchanged: chosen.length - changed.size,
    kept: act.data === "answered" ? changed.intersection(had).size : 0,
    held: have.difference(had).size,
    unheld: met.filter(({ slot_wanted }) => slot_wanted).length,
    freed: had.difference(have).size,
  };
  for (const name of outcomes)
    if (counts[name] > 0 || name === "changed") target.searchParams.set(name, String(counts[name]));
  return redirectTo(c, target);
}

/** A lead, as the employee has seen it. */
interface Selected {
  reference: string;
  version: number;
}

function selectedIn(form: FormData): Selected[] {
  return form
    .getAll("row")
    .flatMap((row) => (typeof row === "string" ? [seen.exec(row)] : []))
    .flatMap((match) => (match ? [{ reference: match[1] ?? "", version: Number(match[2]) }] : []))
    .slice(0, MOST_AT_ONCE);
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
