import type { Condition } from "./statement";

/** This instant, as columns hold instants. */
export const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/** What nobody has answered: the very words of the partial index `leads_waiting`. */
export const OPEN = "status = 'new' AND quarantine IS NULL AND kind <> 'newsletter'";

/** What a lead came from, as far as its address said: the very words of the index of campaigns. */
export const CAMPAIGN =
  "coalesce(json_extract(details, '$.utm_campaign'), json_extract(details, '$.source'), json_extract(details, '$.utm_source'))";

/** That a lead is found by a word: one of its own begins with it. */
export function foundBy(word: string): Condition {
  return ["id IN (SELECT lead FROM lead_words WHERE word >= ? AND word < ?)", word, `${word}\u{10ffff}`];
}
