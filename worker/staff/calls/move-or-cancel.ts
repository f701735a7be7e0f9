import { CALL_MINUTES } from "#app/domain/calendar/slots";
import { whyOff } from "#app/domain/calendar/working-time";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import { selectBlocks } from "#worker/db/calls";
import { selectLead } from "#worker/db/inbox";
import { cancel, moveCall, selectChanges } from "#worker/db/lead-changes";
import type { Row } from "#worker/db/statement";
import { instantField, instantOf } from "#worker/staff/days";
import { showInvalid } from "#worker/staff/errors";
import { showLead } from "#worker/staff/lead/show-lead";
import { leadRowOf } from "#worker/staff/rows";
import { askedReference, field, numberIn, rowsOf, type StaffContext, visitOf } from "#worker/staff/visit";
import { type CallChange, changeToTell, tellVisitor } from "./call-change";
import { showCalls } from "./show-calls";

/**
 * Moves a call: its old slot is free at once, and its visitor is told. Asks first if the new time is one at which we
 * take no calls.
 */
export async function moveCallOf(c: StaffContext) {
  const { employee, now } = visitOf(c);
  const reference = askedReference(c);
  const chosen = instantField.safeParse(field(c, "start"));
  const start = chosen.success ? chosen.data : instantOf(field(c, "day"), field(c, "time"));
  const version = numberIn(c, "version");
  if (version === null) return showInvalid(c);
  if (start === null) return showCalls(c, "noTime");
  if (start <= now.toISOString()) return showCalls(c, "past");
  const isSure = field(c, "anyway") === start;
  const off = isSure ? null : whyOff(new Date(start), CALL_MINUTES);
  const blocksThen = selectBlocks(start, new Date(Date.parse(start) + CALL_MINUTES * 60_000).toISOString());
  const ask = (blocks: Row[]) => {
    const why = [...(off ? [off] : []), ...(blocks.length > 0 ? (["blocked"] as const) : [])];
    return showCalls(c, null, { reference, version, start, why });
  };
  if (off) return ask((await rowsOf(c.env.DB, [blocksThen])).flat());
  const [met = [], [found] = [], changes = [], blocks = []] = await rowsOf(c.env.DB, [
    moveCall(reference, start, { who: employee, version, mayBeBlocked: isSure }),
    selectLead(reference),
    selectChanges(reference),
    blocksThen,
  ]);
  if (met.length > 0) return tellAndShow(c, changeToTell(found, changes));
  if (leadRowOf(found)?.version !== version) return showLead(c, {});
  if (hasBegun(found, now)) return showCalls(c, "begun");
  return blocks.length > 0 && !isSure ? ask(blocks) : showCalls(c, "taken");
}

/** Cancels a call: its slot is free at once, and its visitor is told. */
export async function cancelCall(c: StaffContext) {
  const { employee, now } = visitOf(c);
  const reference = askedReference(c);
  const version = numberIn(c, "version");
  if (version === null) return showInvalid(c);
  const [met = [], [found] = [], changes = []] = await rowsOf(c.env.DB, [
    cancel(reference, { who: employee, version }),
    selectLead(reference),
    selectChanges(reference),
  ]);
  if (met.length > 0) return tellAndShow(c, changeToTell(found, changes));
  const isSeen = leadRowOf(found)?.version === version;
  return isSeen && hasBegun(found, now) ? showCalls(c, "begun") : showLead(c, {});
}

/** Whether the call of a lead has begun. */
function hasBegun(found: Row | undefined, now: Date): boolean {
  const start = leadRowOf(found)?.slot_start;
  return !!start && start <= now.toISOString();
}

/**
 * Tells the visitor, then redirects to the week of the call or of the cancelled one. `change` must be read in the
 * transaction of the change: a later read might fail, and the visitor would never be told.
 */
async function tellAndShow(c: StaffContext, change: CallChange | null) {
  const isTold = change !== null && (await tellVisitor(change, c.env));
  const week = change ? zurichDay(new Date(change.start)) : visitOf(c).today;
  return c.redirect(`/staff/calls?week=${week}&of=${askedReference(c)}&told=${isTold ? 1 : 0}`, 303);
}
