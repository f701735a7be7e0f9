import { createFactory } from "hono/factory";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import { missingPageReport, redact, reportedAddress } from "#app/domain/measurement/reports";
import { countMissingPage } from "#worker/db/missing-pages";
import { jsonBody, type ReadRequest, readWithin } from "./json-body";
import { refuse } from "./refuse";

/** Counts a visit to a page that does not exist. */
export const missingPage = createFactory<ReadRequest>().createHandlers(
  ...jsonBody(2),
  readWithin("LOGS", "page"),
  async (c) => {
    const { body } = c.var;
    const report = missingPageReport.safeParse(body);
    if (!report.success) return refuse(c, 422, "invalid_report", body);
    const { pathname, referrer, ...rest } = report.data;
    const anonymous = { ...rest, pathname: redact(pathname), referrer: reportedAddress(referrer) };
    await countMissingPage(c.env.DB, zurichDay(new Date()), anonymous);
    return c.body(null, 204);
  },
);
