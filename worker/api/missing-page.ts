import { createFactory } from "hono/factory";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import { missingPageReport, redact, withoutQuery } from "#app/domain/measurement/reports";
import { exceededBudget } from "#worker/budgets";
import { countMissingPage } from "#worker/db/missing-pages";
import type { Env } from "#worker/env";
import { jsonBody, readJson } from "./json-body";
import { refuse, refuseForNow } from "./refuse";

/** A visitor met a page that is not there. */
export const missingPage = createFactory<{ Bindings: Env }>().createHandlers(...jsonBody(2), async (c) => {
  const body = await readJson(c);
  if (body === undefined) return refuse(c, 400, "not_json");
  if (await exceededBudget(c.env, "LOGS", c.req.raw.headers, "page")) return refuseForNow(c, body);
  const report = missingPageReport.safeParse(body);
  if (!report.success) return refuse(c, 422, "invalid_report", body);
  const { pathname, referrer, ...rest } = report.data;
  const anonymous = { ...rest, pathname: redact(pathname), referrer: withoutQuery(referrer) };
  await countMissingPage(c.env.DB, zurichDay(new Date()), anonymous);
  return c.body(null, 204);
});
