import * as z from "zod/mini";
import { callbackTimes, weekdays } from "#app/domain/calendar/callback";
import { slotKeys } from "#app/domain/calendar/slots";
import { locales } from "#app/domain/language/locale";
import { onOneLine, plainEmail, plainText } from "#app/domain/language/plain-text";
import { campaignParameters } from "#app/domain/measurement/analytics";
import { hostingKeys } from "#app/domain/offers/hosting";
import { billings, planKeys } from "#app/domain/offers/plans";
import { membersOf } from "#app/domain/outside";
import { type Lead, type LeadError, type LeadKind, type LeadRules, leadErrors, limits } from "./lead";
import { plainPhone } from "./phone";

// The strict content security policy forbids the evaluated code that zod would otherwise compile.
z.config({ jitless: true });

/** Staff could neither see nor press a name that has only invisible characters. */
const visible = /[^\p{Default_Ignorable_Code_Point}\u2800]/u;

const required = (name: "name" | "company" | "email" | "product" | "company_size") =>
  z
    .string(`${name}_required`)
    .check(
      z.overwrite(name === "email" ? plainEmail : onOneLine),
      z.trim(),
      z.regex(visible, `${name}_required`),
      z.maxLength(limits[name], `${name}_too_long`),
    );

const optional = (max: number, tooLong: LeadError, clean = onOneLine) =>
  z._default(z.string("invalid_body").check(z.overwrite(clean), z.trim(), z.maxLength(max, tooLong)), "");

/** People add remarks and further numbers to a phone number: if it is too long, the error names this field. */
const number = (error: LeadError) =>
  z.string(error).check(
    z.overwrite((text) => plainPhone(onOneLine(text))),
    z.trim(),
    z.maxLength(limits.phone, "phone_too_long"),
  );

const requiredNumber = number("phone_required").check(z.minLength(1, "phone_required"));

const optionalNumber = z._default(number("invalid_body"), "");

const written = (error: LeadError, max: number, tooLong: LeadError) =>
  z.string(error).check(z.overwrite(plainText), z.trim(), z.maxLength(max, tooLong));

/** The visitor's message, alone or with the lines that the form adds. */
const message = z._default(written("invalid_body", limits.joinedMessage, "message_too_long"), "");

/** A message from the plan form, which has no such field: only the website can make it too long. */
const composed = z._default(written("invalid_body", limits.joinedMessage, "website_too_long"), "");

/** Optional metadata, dropped if invalid: it must never cost a lead. */
const remark = (max: number) =>
  z.catch(z.optional(z.string().check(z.overwrite(onOneLine), z.maxLength(max))), undefined);

const campaign = z.partial(
  z.object(Object.fromEntries(campaignParameters.map((name) => [name, remark(200)]))),
);

const meta = z._default(
  z.catch(
    z.object({
      page: z.catch(z.string().check(z.overwrite(onOneLine), z.maxLength(limits.page)), ""),
      locale: z.catch(z.optional(z.enum(locales)), undefined),
      service_fr: remark(80),
      service_en: remark(80),
      selected_day: z.catch(z.optional(z.enum(weekdays)), undefined),
      selected_time: z.catch(z.optional(z.literal(callbackTimes)), undefined),
      source: remark(40),
      slot_start: z.catch(z.optional(z.iso.datetime({ precision: 3 })), undefined),
      plan: z.catch(z.optional(z.enum(planKeys)), undefined),
      billing: z.catch(z.optional(z.enum(billings)), undefined),
      offer: remark(80),
      utm: z.catch(z.optional(campaign), undefined),
      referrer: remark(700),
      first_landing: z.catch(z.optional(z.object({ path: remark(300), at: remark(40) })), undefined),
      trap: z.catch(z.optional(z.string()), "unreadable"),
      elapsed: z.catch(z.optional(z.number()), undefined),
      planKey: z.catch(z.optional(z.enum(hostingKeys)), undefined),
      company: remark(limits.company),
      website: remark(limits.website),
      chosen: remark(80),
    }),
    { page: "" },
  ),
  { page: "" },
);

const subject = optional(limits.subject, "too_long");

const simpleLead = z
  .object(
    {
      name: required("name"),
      type: z.enum(["call", "mail"], "method_required"),
      email: optional(limits.email, "email_too_long", plainEmail),
      phone: optionalNumber,
      message,
      subject,
      meta,
    },
    "invalid_body",
  )
  .check(
    z.refine((lead) => lead.type !== "mail" || lead.email !== "", "email_required"),
    z.refine((lead) => lead.type !== "call" || lead.phone !== "", "phone_required"),
  );

const detailedRequest = z.object({
  type: z.literal("request"),
  name: required("name"),
  company: required("company"),
  email: required("email"),
  phone: requiredNumber,
  product: required("product"),
  company_size: required("company_size"),
  message: written("message_required", limits.message, "message_too_long").check(
    z.minLength(1, "message_required"),
  ),
  job_title: optional(limits.job_title, "job_title_too_long"),
  website: optional(limits.website, "website_too_long"),
  budget: optional(limits.budget, "budget_too_long"),
  subject,
  meta,
});

const booking = z.object({
  type: z.literal("schedule"),
  name: required("name"),
  email: required("email"),
  phone: requiredNumber,
  slot: z.enum(slotKeys, "slot_required"),
  message,
  subject,
  meta,
});

const planRequest = z.object(
  {
    name: required("name"),
    email: required("email"),
    phone: optionalNumber,
    message: composed,
    subject,
    meta,
  },
  "invalid_body",
);

const absent = z._default(z.literal(""), "");

/** A sign-up counts only when its address is confirmed; until then the stored lead says `unconfirmed`. */
const newsletter = z.object({
  type: z.literal("newsletter"),
  name: absent,
  email: required("email").check(z.includes("@", "email_required")),
  phone: absent,
  message: absent,
  confirmation: z._default(z.literal("unconfirmed"), "unconfirmed"),
  subject,
  meta,
});

const schemas = { request: detailedRequest, schedule: booking, newsletter };

type Parsed = { lead: Lead } | { error: LeadError };

/** Parses a lead by the rules of its form. On failure, returns the first rule that it breaks. */
export function parseLead(body: unknown, rules: LeadRules = "contact"): Parsed {
  // The `type` of the hosting plan form only means that the answer goes by mail.
  const parsed = rules === "plan" ? planRequest.safeParse(body) : schemaOf(body).safeParse(body);
  if (!parsed.success) return { error: blamed(firstError(parsed.error), body) };
  const read = { type: "plan" as const, ...parsed.data };
  return { lead: leadOf(read.type, read) };
}

function schemaOf(body: unknown) {
  const parsed = z.object({ type: z.enum(["request", "schedule", "newsletter"]) }).safeParse(body);
  return parsed.success ? schemas[parsed.data.type] : simpleLead;
}

function firstError(error: z.core.$ZodError): LeadError {
  const message = error.issues[0]?.message;
  return leadErrors.find((known) => known === message) ?? "invalid_body";
}

/** The simple form joins the company to the message: of a company that is too long, the text is not to blame. */
function blamed(error: LeadError, body: unknown): LeadError {
  const { company } = membersOf(membersOf(body).meta);
  const isCompany = error === "message_too_long" && String(company ?? "").length > limits.company;
  return isCompany ? "company_too_long" : error;
}

type Body = z.infer<typeof planRequest> &
  Partial<z.infer<typeof detailedRequest>> &
  Partial<Pick<z.infer<typeof booking>, "slot">> &
  Partial<Pick<z.infer<typeof newsletter>, "confirmation">>;

function leadOf(kind: LeadKind, body: Omit<Body, "type">): Lead {
  const { name, email, phone, subject, message, meta, slot = null, ...fields } = body;
  const { page, locale = "fr", slot_start, trap = "", elapsed = null, utm, first_landing, ...others } = meta;
  const { company, website, ...context } = others;
  return {
    kind,
    name,
    email: email || null,
    phone: phone || null,
    subject,
    message,
    locale,
    page,
    slot,
    slotStart: slot && (slot_start ?? null),
    details: onlyGiven({
      ...{ company, website, ...fields },
      ...{ ...context, ...utm, landing: first_landing?.path, type: undefined },
    }),
    trap,
    elapsedMs: elapsed,
  };
}

function onlyGiven(values: Record<string, string | number | undefined>): Lead["details"] {
  const details: Lead["details"] = {};
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== "") details[key] = value;
  }
  return details;
}
