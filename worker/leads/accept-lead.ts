import { offeredDatesOf, offeredSlots } from "#app/domain/calendar/offered-slots";
import { soonestOfEach } from "#app/domain/calendar/slots";
import type { Lead, LeadAnswer, LeadRules } from "#app/domain/leads/lead";
import { parseLead } from "#app/domain/leads/lead-schema";
import { browserOf } from "#app/domain/measurement/reports";
import { errorName } from "#app/domain/outside";
import { visitorToday } from "#worker/budgets";
import { attempt, isAgainstRules } from "#worker/db/attempt";
import { findLead, freeOf, insertLead, type ReceivedLead, type StoredLead } from "#worker/db/leads";
import type { Env } from "#worker/env";
import { withinTime } from "#worker/time-limit";
import { visitorOf } from "#worker/visitor";
import { asOtherLead, markOf } from "./other-lead";
import { referenceOf } from "./reference";
import { spamReasons } from "./spam-reasons";

/** Without an idempotency key, the same body from the same visitor within this time is the same lead. */
const REPEAT_WINDOW_MS = 10 * 60_000;

/** Timeouts of all database work, and then of the queue; the browser waits longer (`post-json.ts`). */
const STORE_MS = 8000;
const QUEUE_MS = 2500;

/** A request with what is needed to accept it. */
interface Submission {
  env: Env;
  request: Request;
  /** The idempotency key that the browser gave it. */
  key: string | undefined;
  /** Keeps the Worker alive for a promise after the answer. */
  waitUntil: (promise: Promise<unknown>) => void;
}

/**
 * Stores a valid lead and answers with its reference, or queues it if the database fails. The reference is derived from
 * the idempotency key, so that a retry finds the same lead, whether it was stored or queued.
 */
export async function acceptLead(
  { env, request, key: givenKey, waitUntil }: Submission,
  body: unknown,
  rules: LeadRules,
): Promise<LeadAnswer> {
  const parsed = parseLead(body, rules);
  if ("error" in parsed) return { status: 422, error: parsed.error };

  const device = browserOf(request.headers.get("user-agent") ?? "");
  const lead = { ...parsed.lead, details: { ...parsed.lead.details, ...(device && { device }) } };
  const now = new Date();
  const key = givenKey || derivedKey(request, body);
  const received: ReceivedLead = {
    reference: await referenceOf(env.LEAD_KEY, key),
    lead,
    receivedAt: now.toISOString(),
    suspicion: await spamReasons(env, request.headers, lead),
    start: bookableStart(lead, now),
    visitor: lead.slot && (await visitorToday(env.LEAD_KEY, request.headers)),
    mark: await markOf(env.LEAD_KEY, lead),
  };
  try {
    const answer = await withinTime(store(env, received, now), STORE_MS);
    // A known lead may come from this same request if its first answer was lost. Staff get only one mail all the same.
    if ("reference" in answer) waitUntil(queueNotice(env, answer.reference).catch(() => {}));
    return answer;
  } catch (error) {
    if (isAgainstRules(error)) {
      console.error("lead against the table's rules");
      return { status: 503 };
    }
    console.warn("lead not stored at once", errorName(error));
    return await queue(env, received);
  }
}

/**
 * The start of the slot that a booking means: the one that the visitor saw, else the next of that slot; null if it
 * cannot be booked.
 */
function bookableStart({ slot, slotStart }: Lead, now: Date): string | null {
  if (slot === null) return null;
  const meant = offeredDatesOf(slot, now).find(({ start }) => slotStart === null || start === slotStart);
  return meant?.start ?? null;
}

/** Stores the lead. A booking is stored only if its slot can be booked and nobody holds it. */
async function store(env: Env, received: ReceivedLead, now: Date): Promise<LeadAnswer> {
  const db = env.DB;
  const { reference, lead, suspicion, start } = received;
  const isRefused = lead.slot !== null && start === null && suspicion === "";
  const stored = isRefused ? null : await attempt(() => insertLead(db, received, now));
  if (stored) return { status: 201, ...receiptOf(received, stored) };
  const known = await attempt(() => findLead(db, reference));
  const other = known && (await asOtherLead(env.LEAD_KEY, received, known));
  if (other) return store(env, other, now);
  if (known) return { status: 200, ...receiptOf(received, known) };
  const free = await attempt(() => freeOf(db, offeredSlots(now)));
  return { status: 409, slots: soonestOfEach(free) };
}

function receiptOf({ reference, lead }: ReceivedLead, stored: StoredLead | null) {
  return { reference, isHeld: lead.slot === null ? null : stored !== null && stored.slot_start !== null };
}

/** Has staff mailed about a stored lead. If this fails in any way, the cron job finds the lead. */
async function queueNotice({ QUEUE }: Env, reference: string): Promise<void> {
  await QUEUE.send({ kind: "notice", reference });
}

/** Puts the lead into the queue, whose consumer writes the same row. */
async function queue(env: Env, received: ReceivedLead): Promise<LeadAnswer> {
  try {
    await withinTime(env.QUEUE.send({ kind: "lead", ...received }), QUEUE_MS);
    return { status: 202, ...receiptOf(received, null) };
  } catch (error) {
    console.error("lead not queued", errorName(error));
    return { status: 503 };
  }
}

function derivedKey(request: Request, body: unknown): string {
  const window = Math.floor(Date.now() / REPEAT_WINDOW_MS);
  return `${visitorOf(request.headers) ?? "unknown"} ${window} ${JSON.stringify(body)}`;
}
