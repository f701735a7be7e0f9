import type { Env } from "./env";

/** The cron of wrangler.toml at which old rows go; at any other, forgotten mails are sent. */
export const NIGHTLY = "23 2 * * *";

const MAILS_AT_ONCE = 50;

const NOT_MAILED = `
  SELECT reference FROM leads
  WHERE mailed_at IS NULL AND quarantine IS NULL
    AND created_at BETWEEN strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-14 days')
      AND strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-10 minutes')
  ORDER BY created_at LIMIT ${MAILS_AT_ONCE}`;

/** What the Worker does by itself at certain times. */
export async function onTime({ cron }: ScheduledController, env: Env): Promise<void> {
  await (cron === NIGHTLY ? purge(env) : sendForgottenMails(env));
}

/** Puts leads that staff were not told of into the queue again. */
async function sendForgottenMails({ DB, QUEUE }: Env): Promise<void> {
  const { results } = await DB.prepare(NOT_MAILED).all<{ reference: string }>();
  if (results.length === 0) return;
  await QUEUE.sendBatch(results.map(({ reference }) => ({ body: { kind: "notice", reference } })));
}

/** Deletes what is older than its table keeps; a period that is no number deletes nothing. */
async function purge({ DB, LEAD_MONTHS, QUARANTINE_DAYS, COUNT_DAYS }: Env): Promise<void> {
  const before = (table: string, column: string, period: string, and = "") =>
    DB.prepare(`DELETE FROM ${table} WHERE ${column} < date('now', ?) ${and}`).bind(`-${period}`);
  await DB.batch([
    before("leads", "created_at", `${LEAD_MONTHS} months`),
    before("leads", "created_at", `${QUARANTINE_DAYS} days`, "AND quarantine IS NOT NULL"),
    before("missing_pages", "day", `${COUNT_DAYS} days`),
    before("form_errors", "day", `${COUNT_DAYS} days`),
    before("client_errors", "day", `${COUNT_DAYS} days`),
  ]);
}
