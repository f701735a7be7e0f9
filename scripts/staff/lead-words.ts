import * as z from "zod/mini";
import { planForm, requestForm, simpleForm } from "#app/content/shared/lead-form";
import { scheduleForm } from "#app/content/shared/schedule-form";
import { clockTime } from "#app/domain/calendar/callback";
import { locales } from "#app/domain/language/locale";
import { hostingKeys, hostingNames } from "#app/domain/offers/hosting";
import { planKeys, plans } from "#app/domain/offers/plans";
import { serviceOf } from "#app/domain/offers/services";
import { parseJson } from "#app/domain/outside";
import type { Row } from "#worker/db/staff-statements";
import { swissTime } from "./swiss-time";
import { onOneLine } from "./visible";

const details = z.record(z.string(), z.unknown());

/** What a lead's details say; nothing where they cannot be read. */
export function detailsOf({ details: text }: Row): z.infer<typeof details> {
  const parsed = details.safeParse(parseJson(String(text)));
  return parsed.success ? parsed.data : {};
}

const companyLabels = locales.flatMap((locale) => [
  simpleForm[locale].labels.company,
  requestForm[locale].labels.company,
]);

const websiteLabels = locales.map((locale) => planForm[locale].labels.website);

/** What a form writes before the text of its visitor, a line each. */
const labels = [
  ...companyLabels,
  ...websiteLabels,
  ...locales.flatMap((locale) => {
    const { plan, phone, callback } = simpleForm[locale].labels;
    const { plan: hosting, name } = planForm[locale].labels;
    return [plan, phone, callback, scheduleForm[locale].labels.chosen, hosting, name];
  }),
];

/** A message in two: what a form joined to it, by label, and what was written. */
function partsOf({ message }: Row): { joined: Map<string, string>; written: string } {
  const lines = String(message ?? "").split("\n");
  const joined = new Map<string, string>();
  for (const line of lines) {
    const label = labels.find((each) => line.startsWith(`${each}: `));
    if (label === undefined) break;
    joined.set(label, line.slice(label.length + 2));
  }
  return { joined, written: lines.slice(joined.size).join("\n") };
}

const joinedUnder = (joinedLabels: string[], lead: Row) =>
  joinedLabels.flatMap((label) => partsOf(lead).joined.get(label) ?? [])[0];

/** Name and company of a lead, else its address or number. */
export function whoOf(lead: Row): string {
  const company = detailsOf(lead).company ?? joinedUnder(companyLabels, lead);
  const known = [lead.name, company].filter((each) => each !== null && each !== undefined && each !== "");
  return onOneLine(known.length > 0 ? known.join(", ") : String(lead.email ?? lead.phone ?? ""));
}

/** What a lead is after, in a few words. */
export function wantsOf(lead: Row): string {
  const { plan, planKey, product, service_en, selected_day, selected_time } = detailsOf(lead);
  const offer = planKeys.find((key) => key === plan);
  const hosting = hostingKeys.find((key) => key === planKey);
  const day = typeof selected_day === "string" && selected_day.replace(/^./, (first) => first.toUpperCase());
  const website = joinedUnder(websiteLabels, lead);
  const wants = [
    lead.slot_start && `booked for ${swissTime(String(lead.slot_start))}`,
    !lead.slot_start && lead.slot_wanted && `wants ${swissTime(String(lead.slot_wanted))} without holding it`,
    product,
    service_en !== serviceOf("").en && service_en,
    offer && `plan ${plans[offer].name}`,
    hosting && `hosting ${hostingNames[hosting]}`,
    website !== "N/A" && website,
    day && typeof selected_time === "number" && `call back ${day} ${clockTime(selected_time)}`,
  ];
  return onOneLine(wants.filter(Boolean).join(", "));
}

/** What a lead's visitor wrote, on one line. */
export function textOf(lead: Row): string {
  return onOneLine(partsOf(lead).written);
}
