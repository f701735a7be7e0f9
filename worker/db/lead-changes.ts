import type { LeadStatus } from "#app/domain/leads/lead-status";
import { isBlocked, isHeld, isOf, NOW, OPEN } from "./expressions";
import type { Statement } from "./statement";

// Triggers do the rest of a change, whoever makes it: they write the history (migrations 0005, 0007), set the time of
// the first answer (0005), and free the upcoming slot of a lead that becomes lost or spam, which is then stored as
// wanted (0014).

/** Who changes a lead, and the version that they have seen. A command has neither, and changes any version. */
interface Author {
  who: string | null;
  version: number | null;
}

const aCommand: Author = { who: null, version: null };

/** A change records its author and raises the version; one that is based on an older version changes nothing. */
const BY = "changed_by = ?, version = version + 1";
const IF_SEEN = "reference = ? AND version = coalesce(?, version)";

/** Condition: another lead of the same person holds an upcoming slot. */
const HELD_BY_PERSON = `EXISTS (
  SELECT 1 FROM leads AS other WHERE slot_start > ${NOW} AND ${isOf("leads.email", "leads.phone_key")}
)`;

/** Condition: the wanted slot is upcoming, free and not blocked, and the person holds no other. */
const MAY_HOLD = `slot_start IS NULL AND slot_wanted > ${NOW}
  AND NOT ${isHeld("leads.slot_wanted")} AND NOT ${isBlocked("leads.slot_wanted")} AND NOT ${HELD_BY_PERSON}`;

/** Sets the wanted slot of a lead that becomes active again, if it may hold that slot. */
const holdWanted = (isBack: string) => `
  slot_start = CASE WHEN ${isBack} AND ${MAY_HOLD} THEN slot_wanted ELSE slot_start END,
  slot_wanted = CASE WHEN ${isBack} AND ${MAY_HOLD} THEN NULL ELSE slot_wanted END`;

/** Condition: the lead may hold no upcoming slot, because it is lost, spam or quarantined. */
const HOLDS_NONE = "(status IN ('lost', 'spam') OR quarantine IS NOT NULL)";

/**
 * Returns no row if there is no such lead, or if the version that was seen is outdated. Answered, won or lost also
 * means that the sender is no bot, so it releases the lead from quarantine. Any status ends a deferral.
 */
export function setStatus(reference: string, status: LeadStatus, { who, version } = aCommand): Statement {
  const released = status === "new" || status === "spam" ? "" : "quarantine = NULL,";
  const isBack = {
    new: `${HOLDS_NONE} AND quarantine IS NULL`,
    answered: HOLDS_NONE,
    won: HOLDS_NONE,
    lost: "FALSE",
    spam: "FALSE",
  };
  return {
    sql: `
      UPDATE leads SET status = ?, put_off_until = NULL, ${released} ${holdWanted(isBack[status])}, ${BY}
      WHERE ${IF_SEEN} RETURNING reference, status`,
    parameters: [status, who, reference, version],
  };
}

/** Assigns a lead to an employee, or to nobody. */
export function assign(reference: string, assignee: string | null, { who, version }: Author): Statement {
  return {
    sql: `UPDATE leads SET assignee = ?, ${BY} WHERE ${IF_SEEN} RETURNING reference`,
    parameters: [assignee, who, reference, version],
  };
}

/** Puts a waiting lead off until a day. With null, ends the deferral of any lead. */
export function putOff(reference: string, day: string | null, { who, version }: Author): Statement {
  return {
    sql: `UPDATE leads SET put_off_until = ?, ${BY} WHERE ${IF_SEEN} ${day ? `AND ${OPEN}` : ""} RETURNING reference`,
    parameters: [day, who, reference, version],
  };
}

/** What staff did: the text, and for a call how it went. */
interface Entry {
  what: "note" | "reply" | "call";
  text: string;
  after: string | null;
}

/** Adds an entry to a lead's history. */
export function addEntry(
  reference: string,
  { what, text, after }: Entry,
  { who, version }: Author,
): Statement {
  return {
    sql: `
      INSERT INTO lead_changes (reference, what, text, after, who)
      SELECT reference, ?, ?, ?, ? FROM leads WHERE ${IF_SEEN} RETURNING id`,
    parameters: [what, text, after, who, reference, version],
  };
}

interface Answerer extends Author {
  /** Leaves decided leads and newsletter sign-ups unchanged: nobody waits for an answer to them. */
  onlyIfAwaited: boolean;
}

const DECIDED = "status IN ('won', 'lost')";
const AWAITED = "status IN ('new', 'spam') AND kind <> 'newsletter'";

/**
 * Marks a lead as answered: it is no longer new, quarantined, spam or put off. A won or lost lead keeps its status. A
 * lead without an assignee is assigned to the author.
 */
export function markAnswered(reference: string, { who, version, onlyIfAwaited }: Answerer): Statement {
  return {
    sql: `
      UPDATE leads SET status = iif(${DECIDED}, status, 'answered'), quarantine = NULL, put_off_until = NULL,
        assignee = coalesce(assignee, ?), ${holdWanted(`NOT (${DECIDED}) AND ${HOLDS_NONE}`)}, ${BY}
      WHERE ${IF_SEEN} ${onlyIfAwaited ? `AND ${AWAITED}` : ""} RETURNING reference, slot_wanted`,
    parameters: [who, who, reference, version],
  };
}

/** Condition: the lead's call has not begun. A page that was opened earlier may still offer to cancel or move it. */
const NOT_OVER = `NOT coalesce(slot_start <= ${NOW}, FALSE)`;

/** The visitor is told of the change, so that nothing is left to confirm. */
const TOLD = "slot_sequence = slot_sequence + 1, to_confirm = NULL";

/** The slot that a lead holds, and the one that it wants. */
export function selectSlots(reference: string): Statement {
  return {
    sql: "SELECT reference, status, slot_start, slot_wanted, quarantine FROM leads WHERE reference = ?",
    parameters: [reference],
  };
}

/** Which of some leads have a call that is still to come. */
export function selectCallsAhead(references: string[]): Statement {
  return {
    sql: `
      SELECT reference FROM leads
      WHERE reference IN (SELECT value FROM json_each(?)) AND slot_start > ${NOW}`,
    parameters: [JSON.stringify(references)],
  };
}

/** Cancels a booked call: its slot is free again. */
export function cancel(reference: string, { who, version } = aCommand): Statement {
  return {
    sql: `
      UPDATE leads SET slot_start = NULL, slot_wanted = NULL, ${TOLD}, ${BY}
      WHERE ${IF_SEEN} AND coalesce(slot_start, slot_wanted) IS NOT NULL AND ${NOT_OVER} RETURNING reference`,
    parameters: [who, reference, version],
  };
}

interface Mover extends Author {
  /** Whether the new time may lie in blocked hours. */
  mayBeBlocked: boolean;
}

/** Moves a booking to another time, unless that overlaps another call. */
export function moveCall(reference: string, start: string, { who, version, mayBeBlocked }: Mover): Statement {
  return {
    sql: `
      UPDATE leads SET slot_start = chosen, slot_wanted = NULL, ${TOLD}, ${BY}
      FROM (SELECT ? AS chosen)
      WHERE ${IF_SEEN} AND ${NOT_OVER} AND NOT ${isHeld("chosen", "leads.id")}
        ${mayBeBlocked ? "" : `AND NOT ${isBlocked("chosen")}`}
      RETURNING reference`,
    parameters: [who, start, reference, version],
  };
}

interface Releaser extends Author {
  /** Whether a lead that somebody marked as spam is released, too. */
  fromSpam: boolean;
}

/** The status before the lead was marked as spam: answered or won, else new. */
const BEFORE_SPAM = `coalesce((
  SELECT before FROM lead_changes
  WHERE lead_changes.reference = leads.reference AND what = 'status' AND after = 'spam' AND before IN ('answered', 'won')
    AND id = (SELECT max(id) FROM lead_changes AS last WHERE last.reference = leads.reference AND last.what = 'status')
), 'new')`;

/** Releases a lead from quarantine; returns no row if it is not in quarantine. */
export function release(
  reference: string,
  { who, version, fromSpam }: Releaser = { ...aCommand, fromSpam: false },
): Statement {
  return {
    sql: `
      UPDATE leads SET quarantine = NULL, status = iif(status = 'spam', ${BEFORE_SPAM}, status), ${holdWanted("TRUE")}, ${BY}
      WHERE ${IF_SEEN} AND (quarantine IS NOT NULL OR ? AND status = 'spam')
      RETURNING reference, status, slot_start, slot_wanted`,
    parameters: [who, reference, version, fromSpam ? 1 : 0],
  };
}

/** The newest entry of all histories, as `id`: later changes get a higher one. */
export const selectNewestChange: Statement = {
  sql: "SELECT coalesce(max(id), 0) AS id FROM lead_changes",
  parameters: [],
};

/** Sets a column back to its earlier value if it is among the changes that are undone. */
const undone = (column: string, what = column) =>
  `${column} = CASE WHEN EXISTS (SELECT 1 FROM undone WHERE what = '${what}')
     THEN (SELECT before FROM undone WHERE what = '${what}') ELSE ${column} END`;

const GIVEN = "EXISTS (SELECT 1 FROM undone WHERE what = 'slot' AND before IS NULL)";
const FREED = `EXISTS (SELECT 1 FROM undone WHERE what = 'slot' AND after IS NULL) AND ${MAY_HOLD}`;

/**
 * Undoes what this employee has changed on a lead since the history entry `since`. A slot that the change freed comes
 * back if it is still free, and a slot that the change gave is freed.
 */
export function undo(reference: string, since: number, { who, version }: Author): Statement {
  return {
    sql: `
      WITH undone AS (
        SELECT what, before, after, changed_at FROM lead_changes WHERE reference = ? AND id > ? AND who = ?
      )
      UPDATE leads SET ${undone("status")}, ${undone("quarantine")}, ${undone("assignee")},
        ${undone("put_off_until", "put_off")},
        answered_at = nullif(answered_at, (SELECT changed_at FROM undone WHERE what = 'status')),
        slot_start = CASE WHEN ${GIVEN} THEN NULL WHEN ${FREED} THEN slot_wanted ELSE slot_start END,
        slot_wanted = CASE WHEN ${GIVEN} THEN slot_start WHEN ${FREED} THEN NULL ELSE slot_wanted END, ${BY}
      WHERE ${IF_SEEN} AND EXISTS (SELECT 1 FROM undone)
      RETURNING reference,
        iif(quarantine IS NULL AND status IN ('new', 'answered'), slot_wanted, NULL) AS slot_wanted`,
    parameters: [reference, since, who, who, reference, version],
  };
}

/** The history of a lead, the oldest entry first. */
export function selectChanges(reference: string): Statement {
  return {
    sql: "SELECT changed_at, what, before, after, who, text FROM lead_changes WHERE reference = ? ORDER BY id",
    parameters: [reference],
  };
}
