import { attempt } from "#worker/db/attempt";
import { claimNotification, recordMailed, releaseNotification } from "#worker/db/notifications";
import type { Env } from "#worker/env";
import { withinTime } from "#worker/time-limit";
import { leadMail } from "./lead-mail";

const MAIL_MS = 60_000;

/**
 * Mails one lead to staff and records it. Throws if the mail fails, so that it can be retried. After a timeout the mail
 * may have been sent all the same: the claim is kept, and at worst it is sent twice.
 */
export async function notifyStaff(env: Env, reference: string): Promise<void> {
  const lead = await claimNotification(env.DB, reference);
  if (!lead) return;
  try {
    await withinTime(env.MAIL.send(leadMail(lead, env)), MAIL_MS);
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    if (!isLate) await releaseNotification(env.DB, reference);
    throw error;
  }
  // The mail is sent: if that cannot be recorded now, the queue records it later.
  await attempt(() => recordMailed(env.DB, reference)).catch(() =>
    env.QUEUE.send({ kind: "mailed", reference }),
  );
}
