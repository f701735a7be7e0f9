import { attempt } from "#worker/db/attempt";
import { claimNotice, noteMailed, yieldNotice } from "#worker/db/notices";
import type { Env } from "#worker/env";
import { withinTime } from "#worker/time-limit";
import { leadMail } from "./lead-mail";

const MAIL_MS = 60_000;

/**
 * Mails one lead to staff and records it. Throws where the mail does not go out; then it can be tried again. One that
 * takes too long may have gone out all the same: it keeps its claim, and comes a second time at the worst.
 */
export async function tellStaff(env: Env, reference: string): Promise<void> {
  const lead = await claimNotice(env.DB, reference);
  if (!lead) return;
  try {
    await withinTime(env.MAIL.send(leadMail(lead, env)), MAIL_MS);
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    if (!isLate) await yieldNotice(env.DB, reference);
    throw error;
  }
  // Sent is sent: where it cannot be noted now, the queue does it later.
  await attempt(() => noteMailed(env.DB, reference)).catch(() =>
    env.QUEUE.send({ kind: "mailed", reference }),
  );
}
