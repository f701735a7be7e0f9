import { leadPageWords } from "#app/content/staff/lead-page-words";
import type { Locale } from "#app/domain/language/locale";
import { onOneLine } from "#app/domain/language/plain-text";

/** Why a lead was put aside, in words: the column `quarantine` names the reasons by their keys. */
export function reasonsOf(quarantine: string, locale: Locale): string {
  const known = new Map(Object.entries(leadPageWords[locale].reasons));
  return quarantine
    .split(" ")
    .map((reason) => known.get(reason) ?? onOneLine(reason))
    .join(", ");
}
