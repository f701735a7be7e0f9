import { noteDigested, type SetAsideRow, selectUndigested } from "#worker/db/notifications";
import { prepared } from "#worker/db/prepared";
import type { Env } from "#worker/env";
import { digestMail } from "./lead-mail";

/** Most leads in one mail; the rest wait for the next one, an hour later. */
const MOST = 500;

/**
 * Mails the list of quarantined leads to staff, at most once an hour. If a sent mail could not be recorded, it is sent
 * again.
 */
export async function sendDigest(env: Env): Promise<void> {
  const { results: leads } = await prepared(env.DB, selectUndigested(MOST + 1)).all<SetAsideRow>();
  const named = leads.slice(0, MOST);
  if (named.length === 0) return;
  await env.MAIL.send(digestMail(named, leads.length > MOST, env));
  await noteDigested(
    env.DB,
    named.map(({ reference }) => reference),
  );
}
