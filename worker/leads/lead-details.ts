import * as z from "zod/mini";
import { parseJson } from "#app/domain/outside";

const details = z.record(z.string(), z.unknown());

/** What a lead's details say; nothing where they cannot be read. */
export function detailsOf({ details: text }: { details?: unknown }): z.infer<typeof details> {
  const parsed = details.safeParse(parseJson(String(text)));
  return parsed.success ? parsed.data : {};
}
