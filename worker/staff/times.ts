import { PROMISED_MINUTES, workingMinutes } from "#app/domain/calendar/working-time";
import { clock, printSwiss, zurichDay } from "#app/domain/calendar/zurich-time";
import type { Locale } from "#app/domain/language/locale";
import { withValues } from "#app/domain/language/with-values";
import type { LeadPageRow } from "./rows";

const tags = { en: "en-GB", fr: "fr-CH" } as const;

const print = (instant: Date, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  printSwiss(instant, tags[locale], options);

export const clockOf = (instant: string, locale: Locale) => print(new Date(instant), locale, clock);

/** `Tue 24 Nov, 09:00`, with the year if it is not this one. */
export function timeOf(instant: string, locale: Locale, now: Date): string {
  return `${dayOfInstant(instant, locale, now)}, ${clockOf(instant, locale)}`;
}

function dayOfInstant(instant: string, locale: Locale, now: Date): string {
  const day = print(new Date(instant), locale, { weekday: "short", ...dayWithin(instant, now) });
  return day.replace(/[.,]/g, "");
}

/** The format of a day, with the year if it is not this one. */
function dayWithin(instant: string, now: Date): Intl.DateTimeFormatOptions {
  const isThisYear = zurichDay(new Date(instant)).slice(0, 4) === zurichDay(now).slice(0, 4);
  return { day: "numeric", month: "short", ...(!isThisYear && { year: "numeric" }) };
}

/** `24 November 2026` */
export function fullDay(instant: string, locale: Locale): string {
  return print(new Date(instant), locale, { day: "numeric", month: "long", year: "numeric" });
}

/** A Swiss day, `Tue 24 Nov`. */
export function shortDay(day: string, locale: Locale, now: Date): string {
  return dayOfInstant(`${day}T12:00:00Z`, locale, now);
}

/** The time if the instant is today, else the day, with the year if it is not this one. */
export function shortTime(instant: string, locale: Locale, now: Date): string {
  if (zurichDay(new Date(instant)) === zurichDay(now)) return clockOf(instant, locale);
  return print(new Date(instant), locale, dayWithin(instant, now)).replace(".", "");
}

interface WaitWords {
  hours: string;
  minutes: string;
}

/** The start of a lead's call, if it is still to come. */
export function comingCall({ slot_start }: Pick<LeadPageRow, "slot_start">, now: Date): string | null {
  return slot_start !== null && slot_start > now.toISOString() ? slot_start : null;
}

/**
 * The wanted time that a visitor waits to have confirmed; null if there is none, or if the lead is decided or
 * quarantined.
 */
export function unconfirmedCall({
  slot_wanted,
  quarantine,
  status,
}: Pick<LeadPageRow, "slot_wanted" | "quarantine" | "status">): string | null {
  return quarantine === null && (status === "new" || status === "answered") ? slot_wanted : null;
}

type Confirmed = "status" | "slot_start" | "to_confirm";

/** The upcoming call that staff must confirm to the visitor; null if there is none, or if the lead is answered. */
export function callToConfirm(lead: Pick<LeadPageRow, Confirmed>, now: Date): string | null {
  return lead.status === "new" && lead.to_confirm !== null ? comingCall(lead, now) : null;
}

/** The upcoming call until which the visitor needs no answer. */
export function awaitedCall(lead: Pick<LeadPageRow, Confirmed>, now: Date): string | null {
  return callToConfirm(lead, now) === null ? comingCall(lead, now) : null;
}

/** How long a lead has waited in working time, its share of the promised time (at most 1), and whether it is late. */
export function waitOf(
  { waits_since }: Pick<LeadPageRow, "waits_since">,
  now: Date,
  words: WaitWords,
): { text: string; isLate: boolean; share: number } {
  const minutes = workingMinutes(new Date(waits_since), now);
  return {
    text: spanOf(minutes, words),
    isLate: minutes > PROMISED_MINUTES,
    share: Math.min(1, minutes / PROMISED_MINUTES),
  };
}

/** Minutes as hours and minutes: `3 h 05`. */
export function spanOf(minutes: number, words: WaitWords): string {
  if (minutes < 60) return withValues(words.minutes, { minutes });
  const rest = String(minutes % 60).padStart(2, "0");
  return withValues(words.hours, { hours: Math.floor(minutes / 60), minutes: rest }).trim();
}
