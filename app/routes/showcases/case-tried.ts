import { caseDetails } from "#app/content/cases/details";
import { holidaysIn } from "#app/domain/calendar/holidays";
import type { Locale } from "#app/domain/language/locale";
import { withTiedTitles } from "#app/domain/language/typography";
import type { CaseSlug } from "#app/domain/offers/cases";
import type { TriedDetail } from "#app/sections/showcases/told/case-part";

/** The interactive detail of a case; null for cases without one. */
export function triedOf(slug: CaseSlug, locale: Locale): TriedDetail | null {
  const { booking, stairs, hours } = withTiedTitles(caseDetails[locale]);
  switch (slug) {
    case "hotel-bellerive":
      return { kind: "booking", ...booking };
    case "escaliers-duc":
      return { kind: "stairs", ...stairs };
    case "physio-grand-pont":
      return { kind: "hours", ...hours, holidays: holidaysIn("VD", locale) };
    default:
      return null;
  }
}
