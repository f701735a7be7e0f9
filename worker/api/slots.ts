import { createFactory } from "hono/factory";
import { offeredSlots } from "#app/domain/calendar/offered-slots";
import { soonestOfEach } from "#app/domain/calendar/slots";
import { freeOf } from "#worker/db/leads";
import type { Env } from "#worker/env";

/** The slots that can be booked, each at its first free date: `{ slots: [{ slot, start }] }`. */
export const slots = createFactory<{ Bindings: Env }>().createHandlers(async (c) =>
  c.json({ slots: soonestOfEach(await freeOf(c.env.DB, offeredSlots(new Date()))) }),
);
