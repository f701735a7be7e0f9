import type { Person } from "#app/content/shared/people";
import { brand } from "#app/domain/site/brand";

/** A `mailto:` URL to a person: the mail goes to the company's address, with a subject that names the person. */
export function mailTo({ subject }: Person["write"]): string {
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}`;
}
