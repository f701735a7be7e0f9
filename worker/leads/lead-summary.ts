import { planForm, simpleForm } from "#app/content/shared/lead-form";
import { scheduleForm } from "#app/content/shared/schedule-form";
import { wishedInstant } from "#app/domain/calendar/callback";
import { type Locale, locales } from "#app/domain/language/locale";
import { onOneLine } from "#app/domain/language/plain-text";
import { planLines, simpleLines } from "#app/domain/leads/lead";
import { wishIn } from "#app/domain/leads/wish";
import { hostingKeys, hostingNames } from "#app/domain/offers/hosting";
import { billedPlan, billings, planKeys, plans } from "#app/domain/offers/plans";
import { serviceNames } from "#app/domain/offers/services";
import type { Row } from "#worker/db/statement";
import { detailsOf } from "./lead-details";

/** The offers that a lead names, as we call them; each is empty if the lead names none. */
export function wantsOf(lead: { details?: unknown }, locale: Locale) {
  const details = detailsOf(lead);
  const hosting = hostingKeys.find((key) => key === details.planKey);
  const plan = planKeys.find((key) => key === details.plan);
  const billing = billings.find((each) => each === details.billing);
  return {
    product: oneLineOf(details.product),
    hosting: hosting ? hostingNames[hosting] : "",
    service: serviceNames.find(({ en }) => en === details.service_en)?.[locale] ?? "",
    /** A plan and its billing, or another offer as the form called it. */
    plan: plan
      ? billedPlan(plans[plan].name, billing, simpleForm[locale].ticket.billed)
      : oneLineOf(details.offer),
  };
}

/** The most specific one of them. */
export function aboutOf(lead: { details?: unknown }, locale: Locale): string {
  const { product, hosting, service, plan } = wantsOf(lead, locale);
  return product || hosting || service || plan;
}

export function companyOf(lead: { details?: unknown }): string {
  return oneLineOf(detailsOf(lead).company);
}

/** When the visitor wished to be called, as an instant; null if they named no time. */
export function wishedCall(lead: { created_at: string; details: string }): string | null {
  const wish = wishIn(detailsOf(lead));
  return wish && wishedInstant(new Date(lead.created_at), wish.day, wish.minutes).toISOString();
}

/** Name and company of a lead, else its address or number. */
export function whoOf(lead: Row): string {
  const known = [oneLineOf(lead.name), companyOf(lead)].filter(Boolean);
  return known.join(", ") || oneLineOf(lead.email ?? lead.phone);
}

/** The sender's name, else their address or number. */
export function senderOf(lead: Row): string {
  return oneLineOf(lead.name || lead.email || lead.phone);
}

/** A value on one line; empty if there is none. */
export const oneLineOf = (value: unknown) => onOneLine(String(value ?? ""));

/**
 * The visitor's own text. The lines that the form adds to the message are left out if they are exactly those that
 * follow from the lead's other columns: any other line may be the visitor's.
 */
export function writtenOf(lead: Row): string {
  const lines = String(lead.message ?? "").split("\n");
  const joined = joinedLines(lead);
  const isJoined = [...joined, ""].every((line, index) => (lines[index] ?? "").trim() === line);
  return lines.slice(isJoined ? joined.length : 0).join("\n");
}

function joinedLines(lead: Row): string[] {
  const locale = locales.find((each) => each === lead.locale) ?? "fr";
  const { plan, hosting } = wantsOf(lead, locale);
  const details = detailsOf(lead);
  const { website, chosen } = details;
  const parts = { plan, company: companyOf(lead) };
  const { labels } = simpleForm[locale];
  switch (lead.kind) {
    case "mail":
      return simpleLines(parts, labels, locale);
    case "call":
      return simpleLines({ ...parts, phone: oneLineOf(lead.phone), ...wishIn(details) }, labels, locale);
    case "plan": {
      const named = { plan: hosting, website: oneLineOf(website), name: oneLineOf(lead.name) };
      return planLines(named, planForm[locale].labels);
    }
    case "schedule":
      return chosen ? [`${scheduleForm[locale].labels.chosen}: ${oneLineOf(chosen)}`] : [];
    default:
      return [];
  }
}

/** The visitor's own text on one line. */
export function textOf(lead: Row): string {
  return onOneLine(writtenOf(lead));
}
