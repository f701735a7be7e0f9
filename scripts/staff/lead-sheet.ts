import { clockTime } from "#app/domain/calendar/callback";
import { onOneLine } from "#app/domain/language/plain-text";
import type { Row } from "#worker/db/statement";
import { detailsOf } from "#worker/leads/lead-details";
import { SCREEN, wrapped } from "./columns";
import { age, swissTime } from "./swiss-time";

const LABEL = 16;

/** A whole lead: one field or detail per line, then the visitor's text, then the lead's history. */
export function leadSheet(lead: Row, changes: Row[], now: Date): string {
  const { details, created_at, waits_since, subject, message, ...fields } = lead;
  const { selected_time, ...others } = detailsOf(lead);
  const rows = Object.entries({
    received: `${shown(created_at, now)} (${age(String(created_at), now)} ago)`,
    ...fields,
    ...others,
    selected_time: typeof selected_time === "number" ? clockTime(selected_time) : selected_time,
    subject,
    message,
  });
  const history = changes.map(
    ({ changed_at, what, before, after }) =>
      `${shown(changed_at, now)}  ${what}: ${shown(before, now)} → ${shown(after, now)}`,
  );
  return [
    ...rows.flatMap(([label, value]) => (isGiven(value) ? field(label, shown(value, now)) : [])),
    ...(history.length > 0 ? ["", ...history.flatMap((line) => wrapped(line, SCREEN))] : []),
  ].join("\n");
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== "";
}

function shown(value: unknown, now: Date): string {
  if (!isGiven(value)) return "–";
  return swissTime(typeof value === "object" ? JSON.stringify(value) : String(value), now);
}

/** Indents every line of a value behind its label, so that no text looks like another field. */
function field(label: string, value: string): string {
  const [first = "", ...others] = wrapped(value, SCREEN - LABEL);
  const start = onOneLine(label)
    .padEnd(LABEL - 1)
    .slice(0, LABEL - 1);
  return [`${start} ${first}`, ...others.map((line) => " ".repeat(LABEL) + line)].join("\n");
}
