import { clockTime } from "#app/domain/calendar/callback";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import { onOneLine } from "#app/domain/language/plain-text";
import type { Row } from "#worker/db/statement";
import { detailsOf } from "#worker/leads/lead-details";
import { textOf, wantsOf, whoOf } from "#worker/leads/lead-summary";
import { cut, SCREEN } from "./columns";
import { age, swissTime } from "./swiss-time";

const INDENT = 12;

/** Leads in two lines each: those that wait for an answer first, beginning with the one that has waited longest. */
export function leadList(leads: Row[], now: Date): string {
  const { open, booked, later, newsletter, done, quarantine } = Object.groupBy(leads, (lead) =>
    groupOf(lead, now),
  );
  const sorted = (members: Row[] = [], column: string) =>
    members.toSorted((one, other) => String(one[column]).localeCompare(String(other[column])));
  const groups: [title: string, leads: Row[]][] = [
    ["To answer, the longest waiting first", sorted(open, "waits_since")],
    ["Calls to make, the next first", sorted(booked, "slot_start")],
    ["Put off", later ?? []],
    ["Newsletter sign-ups", newsletter ?? []],
    ["Dealt with", done ?? []],
    ["In quarantine", quarantine ?? []],
  ];
  return groups
    .filter(([, members]) => members.length > 0)
    .map(([title, members]) => [`${title}\n`, ...members.map((lead) => entry(lead, now))].join("\n"))
    .join("\n\n");
}

/** The group of a lead, as in the inbox. */
function groupOf({ quarantine, status, kind, slot_start, to_confirm, put_off_until }: Row, now: Date) {
  if (quarantine !== null) return "quarantine";
  if (status !== "new") return "done";
  if (kind === "newsletter") return "newsletter";
  if (!to_confirm && slot_start !== null && String(slot_start) > now.toISOString()) return "booked";
  return put_off_until !== null && String(put_off_until) > zurichDay(now) ? "later" : "open";
}

function entry(lead: Row, now: Date): string {
  const { reference, created_at, waits_since, kind, status, quarantine } = lead;
  const group = groupOf(lead, now);
  const first = [
    String(reference),
    age(String(group === "open" ? waits_since : created_at), now).padStart(6),
    String(kind).padEnd(10),
    whoOf(lead),
  ].join("  ");
  const state = [
    quarantine !== null && `for ${onOneLine(String(quarantine))}`,
    status !== "new" && status,
    group === "later" && `put off until ${lead.put_off_until}`,
    askedOf(lead, now),
  ];
  const second = [state.filter(Boolean).join(", "), textOf(lead)].filter(Boolean).join(" — ");
  const lines = [first, second && " ".repeat(INDENT) + second].filter((line) => line !== "");
  return lines.map((line) => cut(line, SCREEN)).join("\n");
}

/** When a visitor wants to be called and what they ask for, in a few words. */
function askedOf(lead: Row, now: Date): string {
  const { selected_day, selected_time, website } = detailsOf(lead);
  const { product, service, plan, hosting } = wantsOf(lead, "en");
  const isOpen = lead.status === "new" || lead.status === "answered";
  const day = typeof selected_day === "string" && selected_day.replace(/^./, (first) => first.toUpperCase());
  const asked = [
    lead.slot_start &&
      `booked for ${swissTime(String(lead.slot_start), now)}${lead.status === "new" && lead.to_confirm ? ", to be confirmed" : ""}`,
    isOpen &&
      !lead.slot_start &&
      lead.slot_wanted &&
      `wants ${swissTime(String(lead.slot_wanted), now)} without holding it`,
    product,
    service,
    plan && `plan ${plan}`,
    hosting && `hosting ${hosting}`,
    lead.kind === "plan" && website,
    day && typeof selected_time === "number" && `call back ${day} ${clockTime(selected_time)}`,
  ];
  return onOneLine(asked.filter(Boolean).join(", "));
}
