import type { Person } from "#app/content/shared/people";
import { brand } from "#app/domain/site/brand";

/** A mail to one of us: it arrives at the house's address, with a subject that names them. */
export function mailTo({ subject }: Person["write"]): string {
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}`;
}
