import { membersOf, parseJson } from "#app/domain/outside";

/** The parsed details of a lead; empty if they cannot be read. */
export function detailsOf({ details }: { details?: unknown }): Record<string, unknown> {
  return membersOf(parseJson(String(details)));
}
