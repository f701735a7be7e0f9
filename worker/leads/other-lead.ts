import type { Lead } from "#app/domain/leads/lead";
import type { KnownLead, ReceivedLead } from "#worker/db/leads";
import { sign } from "#worker/signature";
import { writtenOf } from "./lead-summary";
import { referenceOf, spelled } from "./reference";

/**
 * Gives a lead another reference if a different lead already has its idempotency key, because a client may use a key
 * twice, and nothing that it sends may be lost. Null if the known lead is the same. This compares what visitors sent,
 * since the stored text may have changed, for example by an erasure.
 */
export async function asOtherLead(
  leadKey: string,
  received: ReceivedLead,
  known: KnownLead,
): Promise<ReceivedLead | null> {
  const { reference, mark } = received;
  return mark === known.sent_mark
    ? null
    : { ...received, reference: await referenceOf(leadKey, `${reference} ${mark}`) };
}

/** What visitors choose or fill in beside sender and text. The other details are about the page and the visit. */
const choices = [
  "company",
  "job_title",
  "website",
  "product",
  "company_size",
  "budget",
  "plan",
  "billing",
  "offer",
  "planKey",
  "selected_day",
  "selected_time",
];

/**
 * A keyed hash of what the visitor sent: sender, text and choices, without the lines that the form adds in its language.
 */
export async function markOf(leadKey: string, lead: Lead): Promise<string> {
  const { kind, name, email, phone, details, slot, slotStart } = lead;
  const written = writtenOf({ ...lead, details: JSON.stringify(details) }).trim();
  const chosen = [slot, slotStart, ...choices.map((choice) => details[choice] ?? null)];
  const sent = [kind, name, email, phone, written, ...chosen];
  return spelled(await sign(leadKey, `sent ${JSON.stringify(sent)}`));
}
