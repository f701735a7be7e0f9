import { nextOccurrence, slotKeys } from "#app/domain/slots";

const DAY_MS = 24 * 60 * 60_000;

/** A slot's next date is a week and twelve hours ahead at most, and gives way by three weeks at most. */
const HORIZON_MS = 28.5 * DAY_MS;

/** Every start ahead at which a call can be booked at all, held or not. */
export function offeredStarts(now: Date): string[] {
  const horizon = new Date(now.getTime() + HORIZON_MS).toISOString();
  return slotKeys.flatMap((slot) => {
    const starts: string[] = [];
    // From the day before, since a start of today is less than the notice of a visitor's booking ahead.
    let { start } = nextOccurrence(slot, new Date(now.getTime() - DAY_MS));
    while (start <= horizon) {
      if (start > now.toISOString()) starts.push(start);
      ({ start } = nextOccurrence(slot, new Date(start)));
    }
    return starts;
  });
}
