import { zurichDay } from "#app/domain/calendar/zurich-time";
import type { Env } from "./env";
import { sign } from "./signature";
import { withinTime } from "./time-limit";
import { visitorOf } from "./visitor";

/** Requests that share a rate limit. */
export type Budget = "LEADS" | "CHAT" | "LOGS";

/** Seconds after which a rate limit is reset. */
export const BUDGET_SECONDS = 60;

/** Timeout of the limiter, in milliseconds. */
const LIMITER_MS = 1000;

/**
 * Which rate limit a request exceeds: its visitor's, the whole site's, or none. If the limiter fails or does not answer,
 * the request is within its limit. Each `use` is counted separately within a budget.
 */
export async function exceededBudget(
  env: Env,
  budget: Budget,
  headers: Headers,
  use = "",
): Promise<"visitor" | "site" | null> {
  const visitor = await visitorToday(env.LEAD_KEY, headers);
  if (!(await isWithin(env[`${budget}_OF_VISITOR`], `${visitor} ${use}`))) return "visitor";
  if (!(await isWithin(env[`${budget}_OF_SITE`], `site ${use}`))) return "site";
  return null;
}

async function isWithin(limit: RateLimit, key: string): Promise<boolean> {
  try {
    return (await withinTime(limit.limit({ key }), LIMITER_MS)).success;
  } catch {
    return true;
  }
}

/** Pseudonym of a visitor, new every Swiss day: 64 characters; null if the visitor is unknown. */
export async function visitorToday(key: string, headers: Headers): Promise<string | null> {
  const visitor = visitorOf(headers);
  return visitor && (await sign(key, `visitor ${zurichDay(new Date())} ${visitor}`)).toHex();
}
