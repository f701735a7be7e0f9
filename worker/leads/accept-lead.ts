import type { Lead, LeadAnswer, LeadError } from "#app/domain/lead";
import { nextOccurrence, upcomingSlots } from "#app/domain/slots";
import { attempt } from "#worker/db/attempt";
import { freeOf, hasLead, insertLead, type ReceivedLead } from "#worker/db/leads";
import type { Env } from "#worker/env";
import { referenceOf } from "#worker/signature";
import { withinTime } from "#worker/time-limit";
import { visitorOf } from "#worker/visitor";
import { suspicionOf } from "./suspicion";

/** How long the same body from the same visitor counts as the same lead, when its sender named no key. */
const REPEAT_WINDOW_MS = 10 * 60_000;

const QUEUE_MS = 2500;

/** What a request comes with. */
interface Visit {
  env: Env;
  request: Request;
  /** Lets a promise outlive the answer. */
  waitUntil: (promise: Promise<unknown>) => void;
}

/**
 * Stores a lead that passed the rules and answers with its reference, or hands it to the queue where the database
 * does not take it. The reference is derived from the idempotency key, so that a lead sent twice is found again by
 * it, whatever way it takes.
 */
export async function acceptLead(
  { env, request, waitUntil }: Visit,
  body: unknown,
  parse: (body: unknown) => { lead: Lead } | { error: LeadError },
): Promise<LeadAnswer> {
  const parsed = parse(body);
  if ("error" in parsed) return { status: 422, error: parsed.error };

  const { lead } = parsed;
  const now = new Date();
  const key = request.headers.get("idempotency-key") || derivedKey(request, body);
  const reference = await referenceOf(env.LEAD_KEY, key);
  const start = lead.slot && nextOccurrence(lead.slot, now).start;
  const received = {
    reference,
    lead,
    receivedAt: now.toISOString(),
    suspicion: await suspicionOf(env, request.headers, lead),
    start,
    wanted: lead.slotStart ?? start,
  };
  try {
    const answer = await store(env.DB, received, now);
    if (answer.status === 201) waitUntil(env.QUEUE.send({ kind: "notice", reference }).catch(() => {}));
    return answer;
  } catch (error) {
    console.warn("lead not stored at once", error instanceof Error ? error.name : "unknown error");
    return await queue(env, received);
  }
}

/** Writes the lead; a booking only at the date that its visitor saw, and only if nobody holds it. */
async function store(db: D1Database, received: ReceivedLead, now: Date): Promise<LeadAnswer> {
  const { reference, lead, suspicion } = received;
  const isNew = !isStale(received) && (await attempt(() => insertLead(db, received)));
  if (isNew) return { status: 201, reference };
  const isOpenToAll = lead.slot === null || suspicion !== "";
  if (isOpenToAll || (await attempt(() => hasLead(db, reference)))) return { status: 200, reference };
  return { status: 409, slots: await attempt(() => freeOf(db, upcomingSlots(now))) };
}

/** Whether a booking means another date than the one that its visitor saw; one put aside books nothing. */
function isStale({ start, wanted, suspicion }: ReceivedLead): boolean {
  return suspicion === "" && wanted !== start;
}

/** Hands the lead to the queue, whose consumer writes the same row. */
async function queue(env: Env, received: ReceivedLead): Promise<LeadAnswer> {
  const start = isStale(received) ? null : received.start;
  try {
    await withinTime(env.QUEUE.send({ kind: "lead", ...received, start }), QUEUE_MS);
    return { status: 202, reference: received.reference };
  } catch (error) {
    console.error("lead not queued", error instanceof Error ? error.name : "unknown error");
    return { status: 503 };
  }
}

function derivedKey(request: Request, body: unknown): string {
  const window = Math.floor(Date.now() / REPEAT_WINDOW_MS);
  return `${visitorOf(request.headers)} ${window} ${JSON.stringify(body)}`;
}
