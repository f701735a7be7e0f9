import type { Lead } from "#app/domain/lead";
import { exceededBudget } from "#worker/budgets";
import type { Env } from "#worker/env";

/** Milliseconds from the page's beginning in which nobody fills in a form. */
const TOO_FAST_MS = 2000;

const MOST_LINKS = 2;

const link = /https?:|www\./gi;
const markup = /<\s*\/?\s*[a-z][^>]*>|\[\/?(?:url|link|img)\b/i;

/** Why a lead is put aside, as words apart from each other by a space; the empty text where nothing speaks against it. */
export async function suspicionOf(env: Env, headers: Headers, lead: Lead): Promise<string> {
  const exceeded = await exceededBudget(env, "LEADS", headers);
  return [...signsOf(lead), ...(exceeded ? [`budget_of_${exceeded}`] : [])].join(" ");
}

/** What in a lead itself looks like a program's work. */
export function signsOf({ trap, elapsedMs, name, message }: Lead): string[] {
  const signs = {
    trap: trap !== "",
    too_fast: elapsedMs !== null && elapsedMs < TOO_FAST_MS,
    links: [...message.matchAll(link)].length > MOST_LINKS || name.search(link) !== -1,
    markup: markup.test(`${name} ${message}`),
  };
  return Object.entries(signs).flatMap(([sign, isSeen]) => (isSeen ? [sign] : []));
}
