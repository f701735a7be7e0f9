import type { KnownLead, ReceivedLead } from "#worker/db/leads";
import { referenceOf } from "#worker/signature";
import { writtenOf } from "./lead-summary";

/**
 * A lead under a reference of its own, where another one stands under its idempotency key; null where the known one is
 * this one. A client may use a key twice: what it sends with it the second time is not lost.
 */
export async function asOtherLead(
  leadKey: string,
  received: ReceivedLead,
  known: KnownLead,
): Promise<ReceivedLead | null> {
  const { lead, reference } = received;
  const content = contentOf({ ...lead, details: JSON.stringify(lead.details) });
  if (content === contentOf(known)) return null;
  return { ...received, reference: await referenceOf(leadKey, `${reference} ${content}`) };
}

/** Who wrote and what; not what the form joins to it, which is in the language of the page. */
function contentOf(lead: Omit<KnownLead, "slot_start">): string {
  const { kind, name, email, phone } = lead;
  return JSON.stringify([kind, name, email, phone, writtenOf({ ...lead }).trim()]);
}
