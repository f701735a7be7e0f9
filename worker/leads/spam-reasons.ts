import type { Lead } from "#app/domain/leads/lead";
import { exceededBudget } from "#worker/budgets";
import type { Env } from "#worker/env";

/** No human completes a form within this many milliseconds of page load. */
const TOO_FAST_MS = 2000;

/** A prospect may link to their own site, to sites that they like, and to those of competitors. */
const MOST_LINKS = 5;

/** `https://www.a.ch` is one link. */
const link = /(?:https?:\/\/|\bwww\.)\S+/gi;

/** A name may contain a domain, `www.garage.ch SA` or `Ada (www.rochat.ch)`; within a sentence it is spam. */
const linkInName = /https?:|[\p{L}\d]\s+www\./iu;

/** A sentence may mention HTML tags such as `<h1>`. Forum markup for links is spam: nobody writes it here by hand. */
const forumLink = /\[(?:url|link|img)\b/i;
const anchor = /<\s*a\s[^>]*href/gi;

/** A person may paste a signature or an error with a link or two, after a text of their own. */
const MOST_ANCHORS = 2;
const OWN_WORDS = 500;

/**
 * Why a lead is quarantined: keywords separated by spaces; empty if nothing is suspicious. `insertLead` adds
 * `repeated_text`, which only the database can tell.
 */
export async function spamReasons(env: Env, headers: Headers, lead: Lead): Promise<string> {
  const exceeded = await exceededBudget(env, "LEADS", headers);
  return [...signsOf(lead), ...(exceeded ? [`budget_of_${exceeded}`] : [])].join(" ");
}

/** Signs of a bot in the lead itself. */
export function signsOf({ trap, elapsedMs, name, message }: Lead): string[] {
  const signs = {
    trap: trap !== "",
    too_fast: elapsedMs !== null && elapsedMs < TOO_FAST_MS,
    links: [...message.matchAll(link)].length > MOST_LINKS || linkInName.test(name),
    markup: hasMarkup(`${name} ${message}`),
  };
  return Object.entries(signs).flatMap(([sign, isSeen]) => (isSeen ? [sign] : []));
}

function hasMarkup(text: string): boolean {
  const anchors = [...text.matchAll(anchor)].length;
  return forumLink.test(text) || anchors > MOST_ANCHORS || (anchors > 0 && text.length < OWN_WORDS);
}
