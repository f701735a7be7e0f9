import { createFactory } from "hono/factory";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import {
  type ClientErrorReport,
  clientErrorReport,
  redact,
  withoutQuery,
} from "#app/domain/measurement/reports";
import { exceededBudget } from "#worker/budgets";
import { type ClientError, countClientError } from "#worker/db/client-errors";
import type { Env } from "#worker/env";
import { jsonBody, readJson } from "./json-body";
import { refuse, refuseForNow } from "./refuse";

/** A visitor's browser met an error. */
export const clientError = createFactory<{ Bindings: Env }>().createHandlers(...jsonBody(8), async (c) => {
  const body = await readJson(c);
  if (body === undefined) return refuse(c, 400, "not_json");
  if (await exceededBudget(c.env, "LOGS", c.req.raw.headers, "error")) return refuseForNow(c, body);
  const report = clientErrorReport.safeParse(body);
  if (!report.success) return refuse(c, 422, "invalid_report", body);
  await countClientError(c.env.DB, zurichDay(new Date()), await anonymous(report.data));
  return c.body(null, 204);
});

/** The error without personal data, and the fingerprint that groups it with its like. */
async function anonymous(report: ClientErrorReport): Promise<ClientError> {
  const message = redact(report.message);
  const stack = redact([report.stack, report.info].filter(Boolean).join("\n"));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${message}\n${stack}`));
  const fingerprint = new Uint8Array(digest).toHex();
  const context = redact(JSON.stringify(report.context));
  return { fingerprint, message, stack, url: withoutQuery(report.url), context };
}
