import { isHoliday } from "./holidays";
import { type Occurrence, occurrencesOf, type SlotKey, slotKeys } from "./slots";
import { zurichDay } from "./zurich-time";

/** The offered dates of one slot, without public holidays. Staff need no notice: 0. */
export function offeredDatesOf(slot: SlotKey, now: Date, notice?: number): Occurrence[] {
  return occurrencesOf(slot, now, notice).filter(({ start }) => !isHoliday(zurichDay(new Date(start))));
}

/** The dates at which calls are offered, the soonest first. */
export function offeredSlots(now: Date, notice?: number): Occurrence[] {
  return slotKeys
    .flatMap((slot) => offeredDatesOf(slot, now, notice))
    .sort((one, other) => one.start.localeCompare(other.start));
}
