import { leadPageWords } from "#app/content/staff/lead-page-words";
import type { Locale } from "#app/domain/language/locale";
import { onOneLine } from "#app/domain/language/plain-text";

/** Why a lead is quarantined, in words. The column `quarantine` holds the keys of the reasons. */
export function reasonsOf(quarantine: string, locale: Locale): string {
  const known = new Map(Object.entries(leadPageWords[locale].reasons));
  return quarantine
    .split(" ")
    .map((reason) => known.get(reason) ?? onOneLine(reason))
    .join(", ");
}
