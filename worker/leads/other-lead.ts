import type { Lead } from "#app/domain/leads/lead";
import type { KnownLead, ReceivedLead } from "#worker/db/leads";
import { referenceOf, sign, spelled } from "#worker/signature";
import { writtenOf } from "./lead-summary";

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
  const content = contentOf(rowOf(received.lead));
  const isSame = known.sent_mark === null ? content === contentOf(known) : received.mark === known.sent_mark;
  return isSame
    ? null
    : { ...received, reference: await referenceOf(leadKey, `${received.reference} ${content}`) };
}

/** A keyed hash of what the visitor sent. */
export async function markOf(leadKey: string, lead: Lead): Promise<string> {
  return spelled(await sign(leadKey, `sent ${contentOf(rowOf(lead))}`));
}

const rowOf = (lead: Lead) => ({ ...lead, details: JSON.stringify(lead.details) });

/** Sender and text, without the lines that the form adds in the language of its page. */
function contentOf(lead: Omit<KnownLead, "slot_start" | "sent_mark">): string {
  const { kind, name, email, phone } = lead;
  return JSON.stringify([kind, name, email, phone, writtenOf({ ...lead }).trim()]);
}
