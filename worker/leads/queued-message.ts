import * as z from "zod/mini";
import { slotKeys } from "#app/domain/calendar/slots";
import { locales } from "#app/domain/language/locale";
import { leadKinds } from "#app/domain/leads/lead";

export const queuedMessage = z.discriminatedUnion("kind", [
  /** A lead that is not in the database yet. */
  z.object({
    kind: z.literal("lead"),
    reference: z.string(),
    receivedAt: z.string(),
    suspicion: z.string(),
    start: z.nullable(z.string()),
    visitor: z.nullable(z.string()),
    lead: z.object({
      kind: z.enum(leadKinds),
      name: z.string(),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      subject: z.string(),
      message: z.string(),
      locale: z.enum(locales),
      page: z.string(),
      slot: z.nullable(z.enum(slotKeys)),
      slotStart: z.nullable(z.string()),
      details: z.record(z.string(), z.union([z.string(), z.number()])),
      trap: z.string(),
      elapsedMs: z.nullable(z.number()),
    }),
  }),
  /** A lead that staff are to be told of. */
  z.object({ kind: z.literal("notice"), reference: z.string() }),
  /** A lead that staff were told of, which could not be noted at once. */
  z.object({ kind: z.literal("mailed"), reference: z.string() }),
]);

export type QueuedMessage = z.infer<typeof queuedMessage>;
