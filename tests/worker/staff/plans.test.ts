import { expect, test } from "vitest";
import { type View, views } from "#app/domain/staff/views";
import { env } from "#tests/worker/bindings";
import { selectBlocks, selectCalls, selectFree, selectTaken, selectUnconfirmed } from "#worker/db/calls";
import { selectAnswers, selectAside, selectResults, selectWeeks } from "#worker/db/figures";
import { countViews, selectCampaigns, selectInbox, selectLead, selectOthers } from "#worker/db/inbox";
import { moveCall, release, selectChanges, setStatus, undo } from "#worker/db/lead-changes";
import { selectUnindexed } from "#worker/db/lead-words";
import { selectUndigested } from "#worker/db/notifications";
import type { Statement } from "#worker/db/statement";

const onlooker = { mail: "claire@rivelac.example", now: "2026-11-26T10:00:00.000Z", today: "2026-11-26" };
const since = "2026-09-01T00:00:00.000Z";

async function planOf({ sql, parameters }: Statement): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...parameters)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

/** Whether a step reads a whole table or index, except a partial index that holds only the rows asked for. */
const wholeTable = (step: string) =>
  /^SCAN (?!CONSTANT|\(|json_each|campaigns)/.test(step) &&
  !/ USING (?:COVERING )?INDEX leads_(?:waiting|put_aside|to_digest|without_words)$/.test(step);
/** Whether a step sorts its rows. */
const sorts = (step: string) => step.includes("TEMP B-TREE FOR ORDER BY");

const look = (view: View) => ({ view, words: [] });
const after = { value: "2026-11-20T10:00:00.000Z", id: 7 };

const indexOf: Partial<Record<View, string>> = {
  waiting: "leads_waiting",
  mine: "leads_by_assignee",
  calls: "leads_by_slot",
  later: "leads_put_off",
  answered: "leads_by_status",
  won: "leads_by_status",
  lost: "leads_by_status",
  aside: "leads_put_aside",
  newsletter: "leads_by_kind",
  all: "leads_by_time",
};

for (const view of views) {
  test(`the view ${view} is read from its index, in order`, async () => {
    for (const cursor of [null, after]) {
      const plan = await planOf(selectInbox(look(view), onlooker, 51, cursor));
      const ofView = `INDEX ${indexOf[view]}`;
      expect(plan.join("\n")).toMatch(
        new RegExp(`${cursor ? "SEARCH" : "^(?:SEARCH|SCAN)"} leads USING ${ofView}\\b`, "m"),
      );
      // The first page of all leads scans the index from its start, and stops when the page is full.
      const read = plan.filter((step) => step !== "SCAN leads USING INDEX leads_by_time" || view !== "all");
      expect(read.filter((step) => wholeTable(step) || sorts(step))).toEqual([]);
    }
  });
}

test("a search reads only the words that it looks for, and sorts nothing", async () => {
  for (const cursor of [null, after]) {
    const plan = await planOf(selectInbox({ view: "all", words: ["jerome", "site"] }, onlooker, 51, cursor));
    expect(
      plan.filter((step) => /lead_words USING PRIMARY KEY \(word>\? AND word<\?\)/.test(step)),
    ).toHaveLength(2);
    expect(plan.join("\n")).toContain("SEARCH leads USING INTEGER PRIMARY KEY");
    expect(plan.filter((step) => wholeTable(step) || sorts(step))).toEqual([]);
  }
});

test("filters, counts, a lead, calls and figures read no whole table", async () => {
  const period = { from: since, until: onlooker.now };
  const weeks = [{ monday: since.slice(0, 10), ...period }];
  const statements: Record<string, Statement> = {
    kind: selectInbox({ ...look("all"), kind: "call" }, onlooker, 51, null),
    service: selectInbox({ ...look("all"), service: "website" }, onlooker, 51, null),
    page: selectInbox({ ...look("all"), page: "/fr/contact" }, onlooker, 51, null),
    campaign: selectInbox({ ...look("all"), campaign: "spring" }, onlooker, 51, null),
    day: selectInbox({ ...look("all"), period }, onlooker, 51, null),
    counts: countViews(onlooker),
    campaigns: selectCampaigns,
    lead: selectLead("K7Q2M4XR9T"),
    others: selectOthers("K7Q2M4XR9T"),
    history: selectChanges("K7Q2M4XR9T"),
    unindexed: selectUnindexed(100),
    calls: selectCalls(since, onlooker.now),
    callbacks: selectInbox({ ...look("waiting"), kind: "call" }, onlooker, 500, null),
    undone: undo("K7Q2M4XR9T", 7, { who: onlooker.mail, version: 0 }),
    unconfirmed: selectUnconfirmed(onlooker.now, 20),
    blocks: selectBlocks(since, onlooker.now),
    kinds: selectWeeks("kind", weeks),
    pages: selectWeeks("page", weeks),
    sources: selectWeeks("source", weeks),
    answers: selectAnswers(since),
    results: selectResults(since),
    aside: selectAside(since),
  };
  const all = { sql: "SELECT * FROM leads", parameters: [] };
  expect((await planOf(all)).filter(wholeTable)).toHaveLength(1);
  for (const [name, statement] of Object.entries(statements))
    expect((await planOf(statement)).filter(wholeTable), name).toEqual([]);
});

test("the counts of a page of the inbox read few rows, however many leads there are", async () => {
  const { sql, parameters } = countViews(onlooker);
  await env.DB.prepare(`
    INSERT INTO leads (reference, kind, name, email, subject, message, locale, page, details)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1500)
    SELECT printf('ROW%07d', n), iif(n % 2, 'newsletter', 'mail'), 'N', 'n@x.example', '', '', 'en', '/en', '{}' FROM numbers`).run();
  const { meta } = await env.DB.prepare(sql)
    .bind(...parameters)
    .all();
  await env.DB.prepare("DELETE FROM leads WHERE reference LIKE 'ROW%'").run();
  expect(meta.rows_read).toBeLessThan(1000);
});

test("leads of one language are read in order until the page is full", async () => {
  const plan = await planOf(selectInbox({ ...look("all"), locale: "fr" }, onlooker, 51, null));
  expect(plan).toContain("SCAN leads USING INDEX leads_by_time");
  expect(plan.filter(sorts)).toEqual([]);
});

test("the digest reads only the quarantined leads that no digest has named", async () => {
  const plan = await planOf(selectUndigested(501));
  expect(plan).toEqual([
    "SCAN leads USING INDEX leads_to_digest",
    "SCALAR SUBQUERY 1",
    expect.stringMatching(/^SEARCH leads USING COVERING INDEX leads_by_digest /),
  ]);
});

test("whether a time is free is read from the indexes of held slots and of blocked hours", async () => {
  const start = "2026-11-30T08:00:00.000Z";
  const author = { who: onlooker.mail, version: 0 };
  const held =
    /SEARCH holder (EXISTS )?USING COVERING INDEX leads_by_slot \(slot_start>\? AND slot_start<\?\)/;
  const statements: Record<string, Statement> = {
    free: selectFree([start]),
    taken: selectTaken("K7Q2M4XR9T"),
    moved: moveCall("K7Q2M4XR9T", start, { ...author, mayBeBlocked: false }),
    released: release("K7Q2M4XR9T", { ...author, fromSpam: true }),
    reopened: setStatus("K7Q2M4XR9T", "new", author),
  };
  for (const [name, statement] of Object.entries(statements)) {
    const plan = await planOf(statement);
    expect(plan.filter(wholeTable), name).toEqual([]);
    expect(plan.join("\n"), name).toMatch(held);
  }
  expect((await planOf(selectFree([start]))).join("\n")).toContain(
    "SEARCH call_blocks USING INDEX call_blocks_by_end",
  );
});
