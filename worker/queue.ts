import { hasLead, insertLead, type ReceivedLead } from "./db/leads";
import type { Env } from "./env";
import { tellStaff } from "./leads/tell-staff";

/** What waits in the queue: a lead that is not in the database yet, or one that staff are to be told of. */
export type QueuedMessage = ({ kind: "lead" } & ReceivedLead) | { kind: "notice"; reference: string };

/** Attempts of a mail; what fails them all is tried again every quarter of an hour. */
const NOTICE_ATTEMPTS = 3;

/** Attempts after which a lead is queued anew: the queue drops a message after a hundred. */
const LEAD_ATTEMPTS = 90;

const FIRST_DELAY_S = 5;
const LONGEST_DELAY_S = 6 * 60 * 60;

/** Handles each message by itself: one that fails comes again later, and later each time. */
export async function consume({ messages }: MessageBatch<QueuedMessage>, env: Env): Promise<void> {
  for (const message of messages) {
    try {
      await handle(message.body, env);
      message.ack();
    } catch (error) {
      console.warn(`${message.body.kind} failed`, error instanceof Error ? error.name : "unknown error");
      await tryLater(message, env);
    }
  }
}

async function handle(body: QueuedMessage, env: Env): Promise<void> {
  if (body.kind === "notice") return tellStaff(env, body.reference);
  const { start, reference } = body;
  const isWritten = (await insertLead(env.DB, body)) || (await hasLead(env.DB, reference));
  // Another lead holds the slot: this one is kept without it.
  if (!isWritten && start !== null) await insertLead(env.DB, { ...body, start: null });
  await tellStaff(env, reference).catch(() => env.QUEUE.send({ kind: "notice", reference }).catch(() => {}));
}

async function tryLater(message: Message<QueuedMessage>, env: Env): Promise<void> {
  const { body, attempts } = message;
  const delaySeconds = Math.min(FIRST_DELAY_S * 2 ** (attempts - 1), LONGEST_DELAY_S);
  if (body.kind === "notice" && attempts >= NOTICE_ATTEMPTS) return message.ack();
  if (attempts < LEAD_ATTEMPTS) return message.retry({ delaySeconds });
  const isQueuedAnew = await env.QUEUE.send(body, { delaySeconds }).then(
    () => true,
    () => false,
  );
  return isQueuedAnew ? message.ack() : message.retry({ delaySeconds });
}
