import {
  callbackTimes,
  clockTime,
  firstCallback,
  type Weekday,
  weekdays,
} from "#app/domain/calendar/callback";
import { slotTime, weekdayName } from "#app/domain/calendar/dates";
import type { Occurrence, SlotKey } from "#app/domain/calendar/slots";
import type { Locale } from "#app/domain/language/locale";
import { hostingKeys, hostingNames } from "#app/domain/offers/hosting";
import { type Billing, billedPlan, planChoiceOf, plans } from "#app/domain/offers/plans";
import { serviceOf } from "#app/domain/offers/services";
import { membersOf } from "#app/domain/outside";
import { brand } from "#app/domain/site/brand";

/** Longest value of each field, in characters. */
export const limits = {
  name: 120,
  email: 254,
  phone: 40,
  company: 160,
  job_title: 120,
  website: 300,
  product: 160,
  company_size: 40,
  budget: 80,
  /** The visitor's own text. */
  message: 4000,
  /** The same, joined with company, phone and wished time. */
  joinedMessage: 4800,
  subject: 400,
  page: 300,
} as const;

/** The errors for which a lead can be refused, in the order in which each form checks. */
export const leadErrors = [
  "name_required",
  "method_required",
  "company_required",
  "email_required",
  "phone_required",
  "product_required",
  "company_size_required",
  "message_required",
  "slot_required",
  "name_too_long",
  "company_too_long",
  "email_too_long",
  "phone_too_long",
  "product_too_long",
  "company_size_too_long",
  "message_too_long",
  "job_title_too_long",
  "website_too_long",
  "budget_too_long",
  "too_long",
  "invalid_body",
] as const;

export type LeadError = (typeof leadErrors)[number];

export const leadKinds = ["call", "mail", "request", "plan", "schedule", "newsletter"] as const;

/** A call or mail from the simple form, a detailed request, a hosting plan, a booked slot, a newsletter sign-up. */
export type LeadKind = (typeof leadKinds)[number];

/** A lead as it is stored. Absent e-mail or phone is null; details hold only what was given. */
export interface Lead {
  kind: LeadKind;
  name: string;
  email: string | null;
  phone: string | null;
  subject: string;
  message: string;
  locale: Locale;
  page: string;
  /** The slot of a booking, null for any other lead. */
  slot: SlotKey | null;
  /** The date of the slot that the visitor saw; null if the body does not name it. */
  slotStart: string | null;
  details: Record<string, string | number>;
  /** Value of the honeypot field. */
  trap: string;
  /** Milliseconds from page load to submission; null without script. */
  elapsedMs: number | null;
}

/** The server's answer to a lead, from any form. */
export type LeadAnswer =
  /**
   * 201 if it is new, 200 if it is stored already, 202 if it waits in the queue. `isHeld`: whether a booking holds its
   * slot, false if the time is still to be confirmed; null for a lead that books nothing.
   */
  | { status: 200 | 201 | 202; reference: string; isHeld: boolean | null }
  /** The slot was taken meanwhile; these are free. */
  | { status: 409; slots: Occurrence[] }
  | { status: 422; error: LeadError }
  | { status: 503 };

/**
 * Whether our server has decided about a lead: with a reference, or with an error code. An intermediary, such as a
 * proxy, may answer too, but decides nothing.
 */
export function isDecided(answer: { status: number; body: unknown } | null): boolean {
  const { reference, code } = membersOf(answer?.body);
  return answer !== null && answer.status < 500 && Boolean(reference ?? code);
}

/** The rules by which a lead's body is parsed: those of `/api/contact`, or of the hosting plan form. */
export type LeadRules = "contact" | "plan";

/**
 * Accepts a lead's body from a form that was posted without script; `key` is its idempotency key, if it has one. 403 if
 * the form may be from another site: the visitor must confirm first.
 */
export type LeadSubmitter = (
  body: unknown,
  rules: LeadRules,
  key: string | undefined,
) => Promise<LeadAnswer | { status: 403 }>;

/** The page of a form, as its lead names it. */
export interface FormOrigin {
  locale: Locale;
  /** With the language: `/fr/contact`. */
  path: string;
  /** The page's query, of which `source` is kept. */
  search: string;
}

/** Name of the honeypot field: invisible, so only bots fill it in. */
export const TRAP = "fax";

/** The words for a joined message, in the visitor's language: the form's own. */
interface MessageWords {
  labels: Record<"company" | "phone" | "callback" | "plan", string>;
  ticket: { billed: Record<Billing, string> };
}

/** Text fields of a form by name, as in `FormData`. */
export type Fields = Record<string, string>;

/** The lines that the simple form adds before the visitor's text; phone and time are for a callback. */
export function simpleLines(
  parts: {
    plan?: string | undefined;
    company?: string | undefined;
    phone?: string | undefined;
    day?: Weekday | undefined;
    minutes?: number | undefined;
  },
  labels: MessageWords["labels"],
  locale: Locale,
): string[] {
  const { plan, company, phone, day, minutes } = parts;
  return [
    plan ? `${labels.plan}: ${plan}` : [],
    company ? `${labels.company}: ${company}` : [],
    phone ? `${labels.phone}: ${phone}` : [],
    day && minutes ? `${labels.callback}: ${weekdayName(day, locale)} ${clockTime(minutes)}` : [],
  ].flat();
}

const joined = (lines: string[], message: string | undefined) =>
  [...lines, message && `\n${message}`].filter(Boolean).join("\n").trim();

/**
 * The body of `/api/contact` for the simple form. As specified, company, phone and wished time are joined to the
 * message as text. Each is also sent as a field of its own, so that the text need not be parsed.
 */
export function simpleBody(fields: Fields, origin: FormOrigin, { labels, ticket }: MessageWords) {
  const { name, method, email, message } = fields;
  const { plan, billing } = planChoiceOf(fields.plan) ?? {};
  const offer = plan ? undefined : fields.plan || undefined;
  const company = fields.company || undefined;
  const callback = method === "call" && {
    phone: fields.phone,
    day: weekdays.find((known) => known === fields.day) ?? firstCallback.day,
    minutes: callbackTimes.find((known) => String(known) === fields.time) ?? firstCallback.minutes,
  };
  const chosen = plan ? billedPlan(plans[plan].name, billing, ticket.billed) : offer;
  const parts = { plan: chosen, company, ...callback };
  return {
    type: method,
    name,
    ...(callback ? { phone: callback.phone } : { email }),
    message: joined(simpleLines(parts, labels, origin.locale), message),
    subject: subjectOf(origin),
    meta: {
      ...metaOf(origin, fields),
      plan,
      billing,
      offer,
      company,
      ...(callback && { selected_day: callback.day, selected_time: callback.minutes }),
    },
  };
}

/** The body of `/api/contact` for the detailed request. */
export function requestBody(fields: Fields, origin: FormOrigin) {
  const { name, job_title, company, email, phone, website, product, company_size, budget, message } = fields;
  return {
    type: "request",
    ...{ name, job_title, company, email, phone, website, product, company_size, budget, message },
    subject: subjectOf(origin),
    meta: metaOf(origin, fields),
  };
}

/** The body of `/api/contact` for the schedule dialog; the message also contains the chosen time. */
export function scheduleBody(
  fields: Fields,
  origin: FormOrigin,
  label: string,
  chosen: Occurrence | undefined,
) {
  const { name, email, phone, message } = fields;
  const time = chosen ? slotTime(chosen.start, origin.locale) : "";
  return {
    type: "schedule",
    ...{ name, email, phone, slot: chosen?.slot },
    message: joined([time && `${label}: ${time}`], message),
    subject: subjectOf(origin),
    meta: { ...metaOf(origin, fields), slot_start: chosen?.start, chosen: time || undefined },
  };
}

/** The lines of the hosting plan form's message. */
export function planLines(
  { plan, website, name }: { plan: string; website: string; name: string },
  labels: { plan: string; website: string; name: string },
): string[] {
  return [
    `${labels.plan}: ${plan || "N/A"}`,
    `${labels.website}: ${website || "N/A"}`,
    `${labels.name}: ${name}`,
  ];
}

/** The body of the hosting plan form: the plan, the website or N/A, and the name as a block of text. */
export function planBody(
  fields: Fields,
  origin: FormOrigin,
  labels: { interest: string; plan: string; website: string; name: string },
) {
  const { name = "", email, phone } = fields;
  const website = (!fields.no_website && fields.website) || "";
  const planKey = hostingKeys.find((known) => known === fields.plan_key);
  const plan = planKey ? hostingNames[planKey] : "";
  return {
    type: "mail",
    ...{ name, email },
    ...(phone && { phone }),
    message: planLines({ plan, website, name }, labels).join("\n"),
    subject: `${labels.interest} ${plan || "N/A"}`,
    meta: {
      planKey,
      website: website || undefined,
      page: origin.path,
      locale: origin.locale,
      trap: fields[TRAP] || undefined,
    },
  };
}

/** The body of `/api/contact` for a newsletter sign-up. */
export function newsletterBody(fields: Fields, origin: FormOrigin) {
  return {
    type: "newsletter",
    email: fields.email,
    message: undefined,
    subject: subjectOf(origin),
    meta: metaOf(origin, fields),
  };
}

/** The fields of a lead beside its message, in the order of a signature. */
const signature = [
  "name",
  "job_title",
  "company",
  "email",
  "phone",
  "website",
  "product",
  "company_size",
  "budget",
];

/** A `mailto:` link to us with everything that the visitor typed, to send from their own mailbox. */
export function mailLink(body: { subject: string; message?: string | undefined }): string {
  const fields = membersOf(body);
  const signed = signature.flatMap((name) => fields[name] || []).join("\n");
  const text = [body.message, signed].filter(Boolean).join("\n\n");
  const subject = mailSubject(fields) ?? body.subject;
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/**
 * What the lead is about, in the visitor's language: a sign-up, or a service; null if the lead names none.
 */
function mailSubject({ type, meta }: Record<string, unknown>): string | null {
  const { locale, service_en, service_fr } = membersOf(meta);
  if (type === "newsletter")
    return locale === "fr" ? "Inscription à la lettre d’information" : "Newsletter sign-up";
  if (locale === "fr") return service_fr ? `Demande\u202F: ${service_fr}` : null;
  return service_en ? `Enquiry: ${service_en}` : null;
}

function subjectOf({ locale, path }: FormOrigin): string {
  return `Interest — ${serviceOf(path)[locale]} — Page: ${path}`;
}

function metaOf({ locale, path, search }: FormOrigin, fields: Fields) {
  const service = serviceOf(path);
  return {
    page: path,
    locale,
    service_fr: service.fr,
    service_en: service.en,
    source: new URLSearchParams(search).get("source") ?? undefined,
    trap: fields[TRAP] || undefined,
  };
}
