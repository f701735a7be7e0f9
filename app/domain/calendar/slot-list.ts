import * as z from "zod/mini";
import { type Occurrence, slotKeys } from "./slots";

z.config({ jitless: true });

const slotList = z.object({
  slots: z.array(z.object({ slot: z.enum(slotKeys), start: z.iso.datetime({ precision: 3 }) })),
});

/** The free slots in the server's answer; null if the answer is invalid. */
export function freeSlotsIn(answer: unknown): Occurrence[] | null {
  return slotList.safeParse(answer).data?.slots ?? null;
}
