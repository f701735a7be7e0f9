import { errorName } from "#app/domain/outside";
import { isAgainstRules } from "./db/attempt";
import { findLead, insertLead, noteToConfirm, type ReceivedLead } from "./db/leads";
import { recordMailed } from "./db/notifications";
import type { Env } from "./env";
import { lostMail } from "./leads/lead-mail";
import { notifyStaff } from "./leads/notify-staff";
import { asOtherLead } from "./leads/other-lead";
import type { QueuedMessage } from "./leads/queued-message";

/** The dead letter queue, for messages that could not be handled; also named in wrangler.toml. */
export const DEAD_LETTERS = "rivelac-dead";

/** Attempts at a mail; if all fail, the cron job tries again every quarter of an hour. */
const NOTICE_ATTEMPTS = 3;

/** Backoff: 5 s, 10 s … 6 h. 20 retries take two days; without a paid plan a message is kept for one day. */
const FIRST_DELAY_S = 5;
const LONGEST_DELAY_S = 6 * 60 * 60;

/** Handles each message separately. One that fails, or that has an unknown shape, is retried with backoff. */
export async function consume({ queue, messages }: MessageBatch<QueuedMessage>, env: Env): Promise<void> {
  const handle = queue === DEAD_LETTERS ? rescue : perform;
  for (const message of messages) {
    try {
      await handle(message.body, env);
      message.ack();
    } catch (error) {
      const isNotice = message.body?.kind === "notice";
      const reason = errorName(error);
      console.warn(isNotice ? "notice failed" : "message failed", reason);
      if (isNotice && message.attempts >= NOTICE_ATTEMPTS) message.ack();
      else message.retry({ delaySeconds: delayAfter(message.attempts) });
    }
  }
}

async function perform(message: QueuedMessage, env: Env): Promise<void> {
  const { kind, reference } = message;
  if (kind === "notice") return notifyStaff(env, reference);
  if (kind === "mailed") return recordMailed(env.DB, reference);
  if (kind !== "lead") throw new TypeError("unknown kind of message");
  let stored: string;
  try {
    stored = await store(message, env);
  } catch (error) {
    if (!isAgainstRules(error)) throw error;
    return mailWhole(message, env);
  }
  await notifyStaff(env, stored).catch(() =>
    env.QUEUE.send({ kind: "notice", reference: stored }).catch(() => {}),
  );
}

/**
 * Stores the lead and returns its reference: a new one if another lead has the reference already. The lead gets no slot
 * if that is past, or held by now. The visitor was told that the time will be confirmed, even if the database had
 * stored the lead and only its answer was lost.
 */
async function store(received: ReceivedLead, env: Env): Promise<string> {
  const { DB: db, LEAD_KEY } = env;
  const now = new Date();
  const isAhead = received.start !== null && received.start > now.toISOString();
  const { reference } = received;
  if (!(await insertLead(db, received, now, isAhead))) {
    const known = await findLead(db, reference);
    const other = known && (await asOtherLead(LEAD_KEY, received, known));
    if (other) return store(other, env);
    if (!known) await insertLead(db, received, now, false);
  }
  await noteToConfirm(db, reference);
  return reference;
}

/** Last resort after days of failures: tries once more, then mails the whole lead to staff. */
async function rescue(message: QueuedMessage, env: Env): Promise<void> {
  try {
    await perform(message, env);
  } catch (error) {
    if (message?.kind === "notice" || message?.kind === "mailed") throw error;
    await mailWhole(message, env);
  }
}

async function mailWhole(message: ReceivedLead, env: Env): Promise<void> {
  await env.MAIL.send(lostMail(message, env));
}

function delayAfter(attempts: number): number {
  return Math.min(FIRST_DELAY_S * 2 ** (attempts - 1), LONGEST_DELAY_S);
}
