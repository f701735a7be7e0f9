import { folded } from "#app/domain/language/folded";
import { brand } from "#app/domain/site/brand";
import { CALL_MINUTES } from "./slots";

/** Our name in lower case without accents, for file names and identifiers. */
const slug = folded(brand.name).replace(/[^a-z0-9]+/g, "-");

export const CALENDAR_FILE = `${slug}.ics`;

interface CalendarEvent {
  /** The lead's reference: the same booking downloaded twice stays one entry. */
  reference: string;
  /** ISO 8601 in UTC. */
  start: string;
  title: string;
  description: string;
  /** A later change of the call, for the mail to the visitor (RFC 5546). */
  change?: CalendarChange;
}

interface CalendarChange {
  method: "REQUEST" | "CANCEL";
  /** How often the call was changed. */
  sequence: number;
  /** E-mail addresses. */
  organizer: string;
  attendee: string;
}

/** A booked call as an iCalendar file (RFC 5545). */
export function calendarFile(
  { reference, start, title, description, change }: CalendarEvent,
  now: Date,
): string {
  const end = new Date(Date.parse(start) + CALL_MINUTES * 60_000);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//Schedule//EN`,
    `METHOD:${change?.method ?? "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${reference}@${slug}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(start))}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(change ? changeLines(change) : []),
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(inShortLines)
    .join("\r\n");
}

function changeLines({ method, sequence, organizer, attendee }: CalendarChange): string[] {
  const address = (mail: string) => `mailto:${mail.replace(/[\s:;,"]/g, "")}`;
  return [
    `SEQUENCE:${sequence}`,
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    `ORGANIZER;CN="${brand.name}":${address(organizer)}`,
    `ATTENDEE;PARTSTAT=ACCEPTED:${address(attendee)}`,
  ];
}

/** `20261123T080000Z` */
function stamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, "");
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Folds a line: no line is longer than 75 bytes; a continuation begins with a space. */
function inShortLines(line: string): string {
  const lines = [""];
  for (const character of line) {
    const last = lines.length - 1;
    if (bytes(`${lines[last]}${character}`) > 75) lines.push(` ${character}`);
    else lines[last] += character;
  }
  return lines.join("\r\n");
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
