import { planForm, requestForm, simpleForm } from "#app/content/shared/lead-form";
import { scheduleForm } from "#app/content/shared/schedule-form";
import { type Locale, locales } from "#app/domain/language/locale";
import { onOneLine } from "#app/domain/language/visible";
import { hostingKeys, hostingNames } from "#app/domain/offers/hosting";
import { billedPlan, billings, planKeys, plans } from "#app/domain/offers/plans";
import { serviceNames } from "#app/domain/offers/services";
import type { Row } from "#worker/db/statement";
import { detailsOf } from "./lead-details";

const companyLabels = locales.flatMap((locale) => [
  simpleForm[locale].labels.company,
  requestForm[locale].labels.company,
]);

/** What a hosting form calls its visitor's website. */
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

/** The website that a hosting form joined to its message; undefined where it joined none. */
export function websiteOf(lead: Row): string | undefined {
  return joinedUnder(websiteLabels, lead);
}

/** What a lead names of what we offer, as we call it; nothing where it names none. */
export function wantsOf(lead: { details?: unknown }, locale: Locale) {
  const details = detailsOf(lead);
  const hosting = hostingKeys.find((key) => key === details.planKey);
  const plan = planKeys.find((key) => key === details.plan);
  const billing = billings.find((each) => each === details.billing);
  return {
    product: onOneLine(String(details.product ?? "")),
    hosting: hosting ? hostingNames[hosting] : "",
    service: serviceNames.find(({ en }) => en === details.service_en)?.[locale] ?? "",
    /** Of a website, and how it is to be paid. */
    plan: plan ? billedPlan(plans[plan].name, billing, simpleForm[locale].ticket.billed) : "",
  };
}

/** The one of these that says most. */
export function aboutOf(lead: { details?: unknown }, locale: Locale): string {
  const { product, hosting, service, plan } = wantsOf(lead, locale);
  return product || hosting || service || plan;
}

/** The company of a lead, from its own field or from the message that it was joined to. */
export function companyOf(lead: Row): string {
  const company = detailsOf(lead).company ?? joinedUnder(companyLabels, lead);
  return onOneLine(typeof company === "string" ? company : "");
}

/** Name and company of a lead, else its address or number. */
export function whoOf(lead: Row): string {
  const known = [lead.name, companyOf(lead)].filter(
    (each) => each !== null && each !== undefined && each !== "",
  );
  return onOneLine(known.length > 0 ? known.join(", ") : String(lead.email ?? lead.phone ?? ""));
}

/** What a lead's visitor wrote, without what the form has joined to it. */
export function writtenOf(lead: Row): string {
  return partsOf(lead).written;
}

/** The same on one line. */
export function textOf(lead: Row): string {
  return onOneLine(writtenOf(lead));
}
