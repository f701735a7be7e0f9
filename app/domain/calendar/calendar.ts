import { brand } from "#app/domain/site/brand";
import { CALL_MINUTES } from "./slots";

interface CalendarEvent {
  /** The lead's reference: the same booking downloaded twice stays one entry. */
  reference: string;
  /** ISO 8601 in UTC. */
  start: string;
  title: string;
  description: string;
}

/** A booked call as an iCalendar file (RFC 5545). */
export function calendarFile({ reference, start, title, description }: CalendarEvent, now: Date): string {
  const end = new Date(Date.parse(start) + CALL_MINUTES * 60_000);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//Schedule//EN`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${reference}@rivelac`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(start))}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}

/** `20261123T080000Z` */
function stamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, "");
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");
}

/** No line is longer than 75 bytes; one that goes on begins with a space. */
function folded(line: string): string {
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
