import type { Lead, LeadAnswer, LeadError } from "#app/domain/lead";
import { insertLead } from "./db/leads";
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
    const { isNew } = await insertLead(env.DB, reference, parsed.lead);
    return { status: isNew ? 201 : 200, reference };
  } catch (error) {
    console.error("lead not stored", error instanceof Error ? error.name : "unknown error");
    return { status: 503 };
  }
}

function derivedKey(request: Request, body: unknown): string {
  const window = Math.floor(Date.now() / REPEAT_WINDOW_MS);
  return `${visitorOf(request.headers)} ${window} ${JSON.stringify(body)}`;
}
