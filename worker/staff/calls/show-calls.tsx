/** @jsxImportSource hono/jsx */
import { offeredSlots } from "#app/domain/calendar/offered-slots";
import { daysAfter, mondayOf, zurichDayBounds } from "#app/domain/calendar/zurich-time";
import { selectBlocks, selectCalls, selectFree, selectUnconfirmed } from "#worker/db/calls";
import { inboxRow, selectInbox, selectLead } from "#worker/db/inbox";
import { selectChanges } from "#worker/db/lead-changes";
import { dayField } from "#worker/staff/days";
import { blockRow, leadRowOf } from "#worker/staff/rows";
import { sendPage } from "#worker/staff/send-page";
import {
  askedReference,
  field,
  onlookerOf,
  rowsOf,
  type StaffContext,
  type Visit,
  visitOf,
} from "#worker/staff/visit";
import type { Moving } from "./call";
import { changeToTell } from "./call-change";
import { wishOf } from "./callback";
import { CallsPage, MOST_UNCONFIRMED, type Trouble } from "./calls-page";
import type { Unusual } from "./question";

const BLOCKS_AHEAD_DAYS = 400;
const WEEKEND_DAYS = 2;
const MOST_CALLBACKS = 500;

/**
 * A week of calls, by default the current one, at a weekend the next. `trouble` is why the last change was refused,
 * `unusual` the new time that needs a confirmation.
 */
export async function showCalls(
  c: StaffContext,
  trouble: Trouble | null = null,
  unusual: Unusual | null = null,
) {
  const visit = visitOf(c);
  const current = mondayOf(daysAfter(visit.today, WEEKEND_DAYS));
  const monday = mondayAsked(c, visit) ?? current;
  const { free, change, overdue, ...found } = await readCalls(c, visit, monday);
  const isOfMove = unusual !== null || trouble === "taken" || trouble === "past" || trouble === "noTime";
  const isInvalid = trouble === "noTime" || trouble === "noSpan";
  const moving: Moving = {
    free,
    monday,
    typedFor: (reference) => (isOfMove && reference === askedReference(c) ? (name) => field(c, name) : null),
  };
  return sendPage(
    c,
    <CallsPage
      {...found}
      visit={visit}
      isCurrent={monday === current}
      overdue={monday === current ? overdue : []}
      moving={moving}
      trouble={trouble}
      unusual={unusual}
      change={change}
      typedBlock={trouble === "noSpan" ? (name) => field(c, name) : null}
    />,
    isInvalid ? 422 : trouble || unusual ? 409 : 200,
  );
}

/** The Monday of the week in the address or in the form; null if there is none. */
function mondayAsked(c: StaffContext, { isPosted, url }: Visit): string | null {
  const asked = dayField.safeParse(isPosted ? field(c, "week") : url.searchParams.get("week"));
  return asked.success ? mondayOf(asked.data) : null;
}

/** The data of a week's page, and the change that the address says was made. */
async function readCalls(c: StaffContext, visit: Visit, monday: string) {
  const { now, today, url } = visit;
  const from = zurichDayBounds(monday).from;
  const until = zurichDayBounds(daysAfter(monday, 7)).from;
  const offered = offeredSlots(now, 0).map(({ start }) => start);
  const changed = url.searchParams.get("of") ?? "";
  const [
    calls = [],
    wished = [],
    waiting = [],
    blocked = [],
    ahead = [],
    open = [],
    [of] = [],
    changes = [],
  ] = await rowsOf(c.env.DB, [
    selectCalls(from, until),
    selectInbox({ view: "waiting", kind: "call" }, onlookerOf(visit), MOST_CALLBACKS, null),
    selectUnconfirmed(now.toISOString(), MOST_UNCONFIRMED + 1),
    selectBlocks(from, until),
    selectBlocks(now.toISOString(), zurichDayBounds(daysAfter(today, BLOCKS_AHEAD_DAYS)).from),
    selectFree(offered),
    selectLead(changed),
    selectChanges(changed),
  ]);
  const wishes = wished.flatMap((row) => wishOf(inboxRow.parse(row)) ?? []);
  return {
    calls: calls.flatMap((row) => leadRowOf(row) ?? []),
    callbacks: wishes.filter(({ start }) => start >= from && start < until),
    /** Those of earlier weeks. */
    overdue: wishes.filter(({ start }) => start < from),
    unconfirmed: waiting.flatMap((row) => leadRowOf(row) ?? []),
    blocks: blocked.map((row) => blockRow.parse(row)),
    blocksAhead: ahead.map((row) => blockRow.parse(row)),
    free: offered.filter((each) => open.some(({ start }) => start === each)),
    change: changeToTell(of, changes),
  };
}
