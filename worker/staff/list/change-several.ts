import * as z from "zod/mini";
import { nextWorkday } from "#app/domain/calendar/working-time";
import { assign, markAnswered, putOff, release, setStatus } from "#worker/db/lead-changes";
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
      answered: () => markAnswered(reference, author),
      later: () => putOff(reference, nextWorkday(visit.today), author),
      lost: () => setStatus(reference, "lost", author),
      spam: () => setStatus(reference, "spam", author),
      release: () => release(reference, { ...author, fromSpam: true }),
    };
    return ways[act.data]();
  });
  const met = (await rowsOf(c.env.DB, statements)).flat();
  const changed = met.length;
  if (act.data === "release")
    tellOfReleased(
      c,
      met.map(({ reference }) => String(reference)),
    );
  target.searchParams.set("changed", String(changed));
  // What lies put aside holds no call ahead, so that whatever holds one now was given it by this release.
  const held = met.filter(({ slot_start }) => String(slot_start ?? "") > visit.now.toISOString()).length;
  if (held > 0) target.searchParams.set("held", String(held));
  const unheld = met.filter(({ slot_wanted }) => slot_wanted).length;
  if (unheld > 0) target.searchParams.set("unheld", String(unheld));
  if (changed < chosen.length) target.searchParams.set("unchanged", String(chosen.length - changed));
  return c.redirect(target.pathname + target.search, 303);
}
