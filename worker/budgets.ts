import { zurichDay } from "#app/domain/calendar/zurich-time";
import type { Env } from "./env";
import { sign } from "./signature";
import { visitorOf } from "./visitor";

/** What is counted together. */
export type Budget = "LEADS" | "CHAT" | "LOGS";

/** Seconds after which a budget is whole again. */
export const BUDGET_SECONDS = 60;

/**
 * Whose budget a request exceeds: its visitor's, the whole site's, or nobody's. What cannot be counted is within it.
 * A use names what is counted apart from the rest of its budget.
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
    return (await limit.limit({ key })).success;
  } catch {
    return true;
  }
}

/** Who asks, by a name that tells nothing and changes every Swiss day: 64 characters; null where it is unknown. */
export async function visitorToday(key: string, headers: Headers): Promise<string | null> {
  const visitor = visitorOf(headers);
  return visitor && (await sign(key, `visitor ${zurichDay(new Date())} ${visitor}`)).toHex();
}
