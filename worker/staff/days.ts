import * as z from "zod/mini";

/**
 * A day and an instant in an address or a form. Only of this century: `Date` and SQLite cannot compute with all days
 * around the years 0 and 9999, and instants of the year 10,000 do not compare as text.
 */
export const dayField = z.iso.date().check(z.startsWith("20"));
export const instantField = z.iso.datetime({ precision: 3 }).check(z.startsWith("20"));
