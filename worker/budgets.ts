import { zurichDay } from "#app/domain/zurich-time";
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
  const visitor = await dailyNameOf(env.LEAD_KEY, visitorOf(headers));
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

/** A visitor by a name that tells nothing and changes every day. */
async function dailyNameOf(key: string, visitor: string): Promise<string> {
  const name = await sign(key, `visitor ${zurichDay(new Date())} ${visitor}`);
  return name.toHex();
}
