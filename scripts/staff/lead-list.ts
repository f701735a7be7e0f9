import { onOneLine } from "#app/domain/language/visible";
import type { Row } from "#worker/db/statement";
import { textOf, whoOf } from "#worker/leads/lead-words";
import { cut, SCREEN } from "./columns";
import { age } from "./swiss-time";
import { wantsOf } from "./wants-of";

const INDENT = 12;

/** Leads in two lines each: those who wait for an answer come first, and whoever waits longest before them. */
export function leadList(leads: Row[], now: Date): string {
  const byWaiting = [...leads].sort((one, other) =>
    String(one.created_at).localeCompare(String(other.created_at)),
  );
  const bySlot = [...leads].sort((one, other) =>
    String(one.slot_start).localeCompare(String(other.slot_start)),
  );
  const groups: [title: string, leads: Row[]][] = [
    ["To answer, the longest waiting first", byWaiting.filter((lead) => groupOf(lead, now) === "open")],
    ["Calls to make, the next first", bySlot.filter((lead) => groupOf(lead, now) === "booked")],
    ["Newsletter sign-ups", leads.filter((lead) => groupOf(lead, now) === "newsletter")],
    ["Dealt with", leads.filter((lead) => groupOf(lead, now) === "done")],
    ["In quarantine", leads.filter((lead) => groupOf(lead, now) === "quarantine")],
  ];
  return groups
    .filter(([, members]) => members.length > 0)
    .map(([title, members]) => [`${title}\n`, ...members.map((lead) => entry(lead, now))].join("\n"))
    .join("\n\n");
}

function groupOf({ quarantine, status, kind, slot_start }: Row, now: Date) {
  if (quarantine !== null) return "quarantine";
  if (status !== "new") return "done";
  if (kind === "newsletter") return "newsletter";
  return slot_start !== null && String(slot_start) > now.toISOString() ? "booked" : "open";
}

function entry(lead: Row, now: Date): string {
  const { reference, created_at, kind, status, quarantine } = lead;
  const first = [
    String(reference),
    age(String(created_at), now).padStart(6),
    String(kind).padEnd(10),
    whoOf(lead),
  ].join("  ");
  const state = [
    quarantine !== null && `for ${onOneLine(String(quarantine))}`,
    status !== "new" && status,
    wantsOf(lead),
  ];
  const second = [state.filter(Boolean).join(", "), textOf(lead)].filter(Boolean).join(" — ");
  const lines = [first, second && " ".repeat(INDENT) + second].filter((line) => line !== "");
  return lines.map((line) => cut(line, SCREEN)).join("\n");
}
