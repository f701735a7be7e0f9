import type { Lead, LeadAnswer, LeadError } from "#app/domain/lead";
import { nextOccurrence, upcomingSlots } from "#app/domain/slots";
import { freeOf, hasLead, insertLead } from "./db/leads";
import type { Env } from "./env";
import { referenceOf } from "./signature";
import { visitorOf } from "./visitor";

/** How long the same body from the same visitor counts as the same lead, when its sender named no key. */
const REPEAT_WINDOW_MS = 10 * 60_000;

/**
 * Stores a lead that passed the rules and answers with its reference. The reference is derived from the
 * idempotency key, so that a lead sent twice is found again by it, whatever way it takes.
 */
export async function acceptLead(
  env: Env,
  request: Request,
  body: unknown,
  parse: (body: unknown) => { lead: Lead } | { error: LeadError },
): Promise<LeadAnswer> {
  const parsed = parse(body);
  if ("error" in parsed) return { status: 422, error: parsed.error };

  try {
    const key = request.headers.get("idempotency-key") || derivedKey(request, body);
    const reference = await referenceOf(env.LEAD_KEY, key);
    return await store(env.DB, reference, parsed.lead);
  } catch (error) {
    console.error("lead not stored", error instanceof Error ? error.name : "unknown error");
    return { status: 503 };
  }
}

/** Writes the lead; a booking only at the date that its visitor saw, and only if nobody holds it. */
async function store(db: D1Database, reference: string, lead: Lead): Promise<LeadAnswer> {
  const now = new Date();
  const start = lead.slot && nextOccurrence(lead.slot, now).start;
  const isStale = lead.slotStart !== null && lead.slotStart !== start;
  const { isNew } = isStale ? { isNew: false } : await insertLead(db, reference, lead, start);

  if (isNew) return { status: 201, reference };
  if (lead.slot === null || (await hasLead(db, reference))) return { status: 200, reference };
  return { status: 409, slots: await freeOf(db, upcomingSlots(now)) };
}

function derivedKey(request: Request, body: unknown): string {
  const window = Math.floor(Date.now() / REPEAT_WINDOW_MS);
  return `${visitorOf(request.headers)} ${window} ${JSON.stringify(body)}`;
}
