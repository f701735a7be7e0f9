import { zurichDay } from "#app/domain/calendar/zurich-time";
import { isWaiting, WAITS_SINCE } from "./expressions";
import { filtersOf, type LeadFilter } from "./inbox";
import { type Statement, where } from "./statement";

/** The columns of a lead that staff see. */
export const leadColumns = [
  "reference",
  "created_at",
  "kind",
  "status",
  "name",
  "email",
  "phone",
  "subject",
  "message",
  "locale",
  "page",
  "details",
  "slot_start",
  "slot_wanted",
  "to_confirm",
  "quarantine",
  "assignee",
  "put_off_until",
  "answered_at",
  "mailed_at",
] as const;

/** The newest leads first, with the columns that staff see and since when each waits. */
export function selectLeads(filter: LeadFilter, limit: number): Statement {
  const { sql, parameters } = where(filtersOf(filter));
  return {
    sql: `SELECT ${leadColumns.join(", ")}, ${WAITS_SINCE} AS waits_since FROM leads ${sql} ORDER BY created_at DESC, id DESC LIMIT ?`,
    parameters: [...parameters, limit],
  };
}

/** How many leads match, and how many of them are to be answered at `now`. */
export function countLeads(filter: LeadFilter, now: Date): Statement {
  const { sql, parameters } = where(filtersOf(filter));
  const waiting = isWaiting(now.toISOString(), zurichDay(now));
  return {
    sql: `SELECT count(*) AS leads, coalesce(sum(${waiting.map(([condition]) => condition).join(" AND ")}), 0) AS open FROM leads ${sql}`,
    parameters: [...waiting.flatMap(([, ...values]) => values), ...parameters],
  };
}
