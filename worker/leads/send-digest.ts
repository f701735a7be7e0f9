import { noteDigested, type SetAsideRow, selectUndigested } from "#worker/db/notifications";
import { prepared } from "#worker/db/prepared";
import type { Env } from "#worker/env";
import { digestMail } from "./lead-mail";

/** Leads that one mail names; what is beyond waits for the next hour's. */
const MOST = 500;

/** Tells staff about quarantined leads, at most once an hour. A mail that was sent but not recorded is sent again. */
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
