import { clockTime } from "#app/domain/calendar/callback";
import { onOneLine } from "#app/domain/language/visible";
import { hostingKeys, hostingNames } from "#app/domain/offers/hosting";
import { serviceOf } from "#app/domain/offers/services";
import type { Row } from "#worker/db/statement";
import { detailsOf } from "#worker/leads/lead-details";
import { planOf, websiteOf } from "#worker/leads/lead-words";
import { swissTime } from "./swiss-time";

/** What a lead is after, in a few words. */
export function wantsOf(lead: Row): string {
  const { planKey, product, service_en, selected_day, selected_time } = detailsOf(lead);
  const plan = planOf(lead, "en");
  const hosting = hostingKeys.find((key) => key === planKey);
  const day = typeof selected_day === "string" && selected_day.replace(/^./, (first) => first.toUpperCase());
  const website = websiteOf(lead);
  const wants = [
    lead.slot_start && `booked for ${swissTime(String(lead.slot_start))}`,
    !lead.slot_start && lead.slot_wanted && `wants ${swissTime(String(lead.slot_wanted))} without holding it`,
    product,
    service_en !== serviceOf("").en && service_en,
    plan && `plan ${plan}`,
    hosting && `hosting ${hostingNames[hosting]}`,
    website !== "N/A" && website,
    day && typeof selected_time === "number" && `call back ${day} ${clockTime(selected_time)}`,
  ];
  return onOneLine(wants.filter(Boolean).join(", "));
}
