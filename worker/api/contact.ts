import type { Context } from "hono";
import { createFactory } from "hono/factory";
import { apiErrors, planFailure } from "#app/content/shared/api-errors";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import { locales } from "#app/domain/language/locale";
import type { LeadRules } from "#app/domain/leads/lead";
import { formErrorReport, isFormErrorReport, redact } from "#app/domain/measurement/reports";
import { exceededBudget } from "#worker/budgets";
import { countFormError } from "#worker/db/form-errors";
import type { HonoEnv } from "#worker/env";
import { acceptLead } from "#worker/leads/accept-lead";
import { jsonBody, readJson } from "./json-body";
import { refuse, refuseForNow } from "./refuse";

const factory = createFactory<HonoEnv>();

/** Takes leads from the contact forms, and counts the errors that a form showed. */
export const contact = factory.createHandlers(...jsonBody(16), async (c) => {
  const body = await readJson(c);
  return isFormErrorReport(body) ? logFormError(c, body) : takeLead(c, body, "contact");
});

/** Leads of the hosting plan form. */
export const planContact = factory.createHandlers(...jsonBody(16), async (c) =>
  takeLead(c, await readJson(c), "plan"),
);

async function takeLead(c: Context<HonoEnv>, body: unknown, rules: LeadRules) {
  if (body === undefined) return refuse(c, 400, "not_json");
  const visit = {
    env: c.env,
    request: c.req.raw,
    key: c.req.header("idempotency-key"),
    waitUntil: (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise),
  };
  const answer = await acceptLead(visit, body, rules);
  if (answer.status === 422) return refuse(c, 422, answer.error, body);
  if (answer.status === 409) return refuse(c, 409, "slot_taken", body, { slots: answer.slots });
  if (answer.status === 503) return refuse(c, 503, "unavailable", body);
  const { status, reference, isHeld } = answer;
  return c.json({ ok: true, reference, ...(isHeld !== null && { held: isHeld }) }, status);
}

async function logFormError(c: Context<HonoEnv>, body: unknown) {
  if (await exceededBudget(c.env, "LOGS", c.req.raw.headers, "form")) return refuseForNow(c, body);
  const report = formErrorReport.safeParse(body);
  const code = report.success && codeOf(report.data.error);
  if (!report.success || !code) return refuse(c, 422, "invalid_report", body);
  await countFormError(c.env.DB, zurichDay(new Date()), code, {
    ...report.data,
    page: redact(report.data.page),
  });
  return c.body(null, 204);
}

/** The code of an error message that a form showed, with or without `unbroken`; undefined for any other text. */
function codeOf(sentence: string): string | undefined {
  const isShown = (known: string) => asTyped(known) === asTyped(sentence);
  if (Object.values(planFailure).some(isShown)) return "failed";
  return locales
    .flatMap((locale) => Object.entries(apiErrors[locale]))
    .find(([, known]) => isShown(known))?.[0];
}

/** A text with ordinary spaces, and without what only prevents line breaks. */
const asTyped = (text: string) => text.replace(/\u2060/g, "").replace(/\s/g, " ");
