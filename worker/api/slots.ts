import { createFactory } from "hono/factory";
import { upcomingSlots } from "#app/domain/slots";
import { freeOf } from "#worker/db/leads";
import type { Env } from "#worker/env";

/** The slots that can be booked, at their next dates: `{ slots: [{ slot, start }] }`. */
export const slots = createFactory<{ Bindings: Env }>().createHandlers(async (c) =>
  c.json({ slots: await freeOf(c.env.DB, upcomingSlots(new Date())) }),
);
