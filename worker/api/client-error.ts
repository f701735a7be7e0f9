import { createFactory } from "hono/factory";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import {
  type ClientErrorReport,
  clientErrorReport,
  redact,
  reportedAddress,
} from "#app/domain/measurement/reports";
import { type ClientError, countClientError } from "#worker/db/client-errors";
import { sha256 } from "#worker/signature";
import { jsonBody, type ReadRequest, readWithin } from "./json-body";
import { refuse } from "./refuse";

/** Counts an error in a visitor's browser. */
export const clientError = createFactory<ReadRequest>().createHandlers(
  ...jsonBody(8),
  readWithin("LOGS", "error"),
  async (c) => {
    const { body } = c.var;
    const report = clientErrorReport.safeParse(body);
    if (!report.success) return refuse(c, 422, "invalid_report", body);
    await countClientError(c.env.DB, zurichDay(new Date()), await anonymous(report.data));
    return c.body(null, 204);
  },
);

/** The error without personal data, with the fingerprint (SHA-256 of message and stack) that groups equal errors. */
async function anonymous(report: ClientErrorReport): Promise<ClientError> {
  const message = redact(report.message);
  const stack = redact([report.stack, report.info].filter(Boolean).join("\n"));
  const fingerprint = (await sha256(`${message}\n${stack}`)).toHex();
  const context = JSON.stringify(report.context, (_key, value) =>
    typeof value === "string" ? redact(value) : value,
  );
  return { fingerprint, message, stack, url: reportedAddress(report.url), context };
}
