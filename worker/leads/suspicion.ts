import type { Lead } from "#app/domain/lead";
import { exceededBudget } from "#worker/budgets";
import type { Env } from "#worker/env";

/** No person fills in a form within so many milliseconds of the page's beginning. */
const TOO_FAST_MS = 2000;

/** A prospect names their site, those they like, and those of competitors. */
const MOST_LINKS = 5;

/** `https://www.a.ch` is one link. */
const link = /(?:https?:\/\/|\bwww\.)\S+/gi;

/** A name may be or be followed by the company's own address, `www.garage.ch SA` or `Ada (www.rochat.ch)`; amid a sentence it is an advertisement. */
const linkInName = /https?:|[\p{L}\d]\s+www\./iu;

/** What makes links where it is shown; tags that a sentence speaks of, as `<h1>`, make none. */
const markup = /<\s*a\s[^>]*href|\[(?:url|link|img)\b/i;

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
    links: [...message.matchAll(link)].length > MOST_LINKS || linkInName.test(name),
    markup: markup.test(`${name} ${message}`),
  };
  return Object.entries(signs).flatMap(([sign, isSeen]) => (isSeen ? [sign] : []));
}
