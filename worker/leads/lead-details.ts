import * as z from "zod/mini";
import { parseJson } from "#app/domain/outside";

const details = z.record(z.string(), z.unknown());

/** The parsed details of a lead; empty if they cannot be read. */
export function detailsOf({ details: text }: { details?: unknown }): z.infer<typeof details> {
  const parsed = details.safeParse(parseJson(String(text)));
  return parsed.success ? parsed.data : {};
}
