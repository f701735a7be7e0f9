import type { Lead } from "#app/domain/leads/lead";
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

/** Tags that a sentence speaks of, as `<h1>`, make no link; a forum's do, and here no person writes them. */
const forumLink = /\[(?:url|link|img)\b/i;
const anchor = /<\s*a\s[^>]*href/gi;

/** A person pastes a signature or an error with a link or two in it, behind words of their own. */
const MOST_ANCHORS = 2;
const OWN_WORDS = 500;

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
    markup: hasMarkup(`${name} ${message}`),
  };
  return Object.entries(signs).flatMap(([sign, isSeen]) => (isSeen ? [sign] : []));
}

function hasMarkup(text: string): boolean {
  const anchors = [...text.matchAll(anchor)].length;
  return forumLink.test(text) || anchors > MOST_ANCHORS || (anchors > 0 && text.length < OWN_WORDS);
}
