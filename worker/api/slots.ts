import { createFactory } from "hono/factory";
import { offeredSlots } from "#app/domain/calendar/offered-slots";
import { soonestOfEach } from "#app/domain/calendar/slots";
import { exceededBudget } from "#worker/budgets";
import { freeOf } from "#worker/db/leads";
import type { HonoEnv } from "#worker/env";
import { refuseForNow } from "./refuse";

/** The slots that can be booked, each at its first free date: `{ slots: [{ slot, start }] }`. */
export const slots = createFactory<HonoEnv>().createHandlers(async (c) => {
  if (await exceededBudget(c.env, "LOGS", c.req.raw.headers, "slots")) return refuseForNow(c, undefined);
  return c.json({ slots: soonestOfEach(await freeOf(c.env.DB, offeredSlots(new Date()))) });
});
