import { isBlocked, isHeld, WHOLE_LEAD } from "./expressions";
import type { Statement } from "./statement";

/** The calls that start in a period, in order, without spam. */
export function selectCalls(from: string, until: string): Statement {
  return {
    sql: `SELECT ${WHOLE_LEAD} FROM leads WHERE slot_start >= ? AND slot_start < ? AND status <> 'spam' ORDER BY slot_start`,
    parameters: [from, until],
  };
}

/** Bookings that hold no slot yet, though the visitor waits for one: those whose wanted time is still to come first. */
export function selectUnconfirmed(now: string, limit: number): Statement {
  return {
    sql: `
      SELECT ${WHOLE_LEAD} FROM leads
      WHERE slot_wanted IS NOT NULL AND slot_start IS NULL AND quarantine IS NULL AND status IN ('new', 'answered')
      ORDER BY slot_wanted < ?, slot_wanted LIMIT ?`,
    parameters: [now, limit],
  };
}

/** Whether another call overlaps the time that a lead wants, as `taken`: 1 or 0. */
export function selectTaken(reference: string): Statement {
  return {
    sql: `SELECT ${isHeld("leads.slot_wanted")} AS taken FROM leads WHERE reference = ?`,
    parameters: [reference],
  };
}

/** The blocked hours that overlap a period. */
export function selectBlocks(from: string, until: string): Statement {
  return {
    sql: `
      SELECT id, starts_at, ends_at, reason, who FROM call_blocks
      WHERE ends_at > ? AND starts_at < ? ORDER BY starts_at LIMIT 100`,
    parameters: [from, until],
  };
}

interface Block {
  from: string;
  until: string;
  reason: string;
  who: string;
}

/** `from`, inclusive, and `until`, exclusive, are instants in UTC. */
export function addBlock({ from, until, reason, who }: Block): Statement {
  return {
    sql: "INSERT INTO call_blocks (starts_at, ends_at, reason, who) VALUES (?, ?, ?, ?) RETURNING id",
    parameters: [from, until, reason, who],
  };
}

export function removeBlock(id: number): Statement {
  return { sql: "DELETE FROM call_blocks WHERE id = ? RETURNING id", parameters: [id] };
}

/** Those of the given starts whose call overlaps no other call and no blocked hours, as `start`. */
export function selectFree(starts: string[]): Statement {
  return {
    sql: `
      SELECT value AS start FROM json_each(?)
      WHERE NOT ${isHeld("value")} AND NOT ${isBlocked("value")}`,
    parameters: [JSON.stringify(starts)],
  };
}
