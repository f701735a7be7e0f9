import * as z from "zod/mini";
import { nextWorkday } from "#app/domain/calendar/working-time";
import { type Outcome, outcomes } from "#app/domain/staff/outcomes";
import { assign, markAnswered, putOff, release, selectCallsAhead, setStatus } from "#worker/db/lead-changes";
import type { Statement } from "#worker/db/statement";
import { backOf, rowsOf, type StaffContext, tellOfReleased, visitOf } from "#worker/staff/visit";

const acts = z.enum(["take", "answered", "later", "lost", "spam", "release"]);
const seen = /^([0-9A-Z]{10}):(\d{1,9})$/;
const MOST_AT_ONCE = 50;

/** Changes the selected leads, each only if nobody was faster. */
export async function changeSeveral(c: StaffContext) {
  const visit = visitOf(c);
  const form = c.get("form");
  const act = acts.safeParse(form.get("act"));
  const chosen = form
    .getAll("row")
    .flatMap((row) => (typeof row === "string" ? [seen.exec(row)] : []))
    .flatMap((match) => (match ? [{ reference: match[1] ?? "", version: Number(match[2]) }] : []))
    .slice(0, MOST_AT_ONCE);
  const target = backOf(c);
  if (!act.success || chosen.length === 0) return c.redirect(target.pathname + target.search, 303);
  const statements = chosen.map(({ reference, version }): Statement => {
    const author = { who: visit.employee, version };
    const ways = {
      take: () => assign(reference, visit.employee, author),
      answered: () => markAnswered(reference, { ...author, staysDecided: false }),
      later: () => putOff(reference, nextWorkday(visit.today), author),
      lost: () => setStatus(reference, "lost", author),
      spam: () => setStatus(reference, "spam", author),
      release: () => release(reference, { ...author, fromSpam: true }),
    };
    return ways[act.data]();
  });
  const callsAhead = selectCallsAhead(chosen.map(({ reference }) => reference));
  const [before = [], ...results] = await rowsOf(c.env.DB, [callsAhead, ...statements, callsAhead]);
  const met = results.slice(0, -1).flat();
  const changed = new Set(met.map(({ reference }) => reference));
  const had = new Set(before.map(({ reference }) => reference));
  const have = new Set(results.at(-1)?.map(({ reference }) => reference));
  if (act.data === "release")
    tellOfReleased(
      c,
      met.map(({ reference }) => String(reference)),
    );
  const counts: Record<Outcome, number> = {
    changed: changed.size,
    unchanged: chosen.length - changed.size,
    kept: act.data === "answered" ? changed.intersection(had).intersection(have).size : 0,
    held: have.difference(had).size,
    unheld: met.filter(({ slot_wanted }) => slot_wanted).length,
    freed: had.difference(have).size,
  };
  for (const name of outcomes)
    if (counts[name] > 0 || name === "changed") target.searchParams.set(name, String(counts[name]));
  return c.redirect(target.pathname + target.search, 303);
}
