import { zurichDay, zurichDayBounds } from "#app/domain/calendar/zurich-time";
import { unmailedLeads } from "./db/notifications";
import { purge } from "./db/retention";
import type { Env } from "./env";
import { indexWords } from "./leads/index-words";
import { sendDigest } from "./leads/send-digest";

/**
 * The cron of wrangler.toml that deletes old rows; any other queues forgotten mails, sends the digest and adds missing
 * search words.
 */
export const NIGHTLY = "23 2 * * *";

const MAILS_AT_ONCE = 50;

/** Runs the scheduled jobs. */
export async function onTime({ cron }: ScheduledController, env: Env): Promise<void> {
  if (cron === NIGHTLY) return purge(env.DB, zurichDayBounds(zurichDay(new Date())).from);
  const done = await Promise.allSettled([queueForgottenMails(env), sendDigest(env), indexWords(env.DB)]);
  const reasons = done.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  if (reasons.length > 0) throw new AggregateError(reasons, reasons.join("; "));
}

/** Queues leads again that staff were not mailed about. */
async function queueForgottenMails({ DB, QUEUE }: Env): Promise<void> {
  const references = await unmailedLeads(DB, MAILS_AT_ONCE);
  if (references.length === 0) return;
  await QUEUE.sendBatch(references.map((reference) => ({ body: { kind: "notice", reference } })));
}
