import { isHoliday } from "./holidays";
import { type Occurrence, occurrencesOf, type SlotKey, upcomingSlots } from "./slots";
import { zurichDay } from "./zurich-time";

const isOffered = ({ start }: Occurrence) => !isHoliday(zurichDay(new Date(start)));

/** The dates at which calls are offered, the soonest first, without public holidays. Staff need no notice: 0. */
export function offeredSlots(now: Date, notice?: number): Occurrence[] {
  return upcomingSlots(now, notice).filter(isOffered);
}

/** The offered dates of one slot. */
export function offeredDatesOf(slot: SlotKey, now: Date): Occurrence[] {
  return occurrencesOf(slot, now).filter(isOffered);
}
