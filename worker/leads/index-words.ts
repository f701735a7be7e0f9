import { leadWords } from "#app/domain/staff/search-words";
import { selectUnindexed, setWords } from "#worker/db/lead-words";
import { prepared } from "#worker/db/prepared";
import { detailsOf } from "./lead-details";

/** How many leads one batch handles, and how many batches one run. */
const AT_ONCE = 100;
const MOST_BATCHES = 20;

type Unindexed = Record<"reference" | "name" | "message" | "details", string> &
  Record<"email" | "phone", string | null> & { id: number };

/**
 * Writes the search words of leads without any: those from before the inbox, and those whose text has changed since.
 */
export async function indexWords(db: D1Database): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const { results } = await prepared(db, selectUnindexed(AT_ONCE)).all<Unindexed>();
    if (results.length === 0) return;
    await db.batch(
      results.map((lead) =>
        prepared(db, setWords(lead.id, leadWords({ ...lead, details: detailsOf(lead) }))),
      ),
    );
    if (results.length < AT_ONCE) return;
  }
}
