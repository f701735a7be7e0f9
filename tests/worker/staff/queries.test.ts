import { beforeAll, expect, test } from "vitest";
import { offeredSlots } from "#app/domain/calendar/offered-slots";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import { phoneKey } from "#app/domain/leads/phone";
import { askedWords } from "#app/domain/staff/search-words";
import { env } from "#tests/worker/bindings";
import { callback, countRows, mail, newestLead, post } from "#tests/worker/site";
import { selectTaken, selectUnconfirmed } from "#worker/db/calls";
import { erasure, findingsOf, selectTraces } from "#worker/db/erasure";
import { selectInbox } from "#worker/db/inbox";
import {
  cancel,
  markAnswered,
  release,
  selectChanges,
  selectSlots,
  setStatus,
} from "#worker/db/lead-changes";
import { personOf } from "#worker/db/person";
import { countLeads, selectLeads } from "#worker/db/staff-queries";
import type { Row, Statement } from "#worker/db/statement";
import guide from "../../../docs/leads.md?raw";
import { CLAIRE, newLead } from "./employee";

const run = async ({ sql, parameters }: Statement) =>
  (
    await env.DB.prepare(sql)
      .bind(...parameters)
      .all<Row>()
  ).results;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** A time at which no other test books. */
const atNight = (days: number) => `${inDays(days).slice(0, 10)}T02:00:00.000Z`;

beforeAll(async () => {
  await newLead({ name: "Open", details: '{"source":"flyer"}', page: "/fr/pricing" });
  await newLead({ name: "Won", status: "won", details: '{"source":"flyer"}', page: "/fr/pricing" });
  await newLead({ name: "Junk", status: "spam", details: '{"source":"flyer"}', page: "/fr/pricing" });
  await newLead({ name: "Named", status: "won", details: '{"source":"flyer","utm_campaign":"autumn"}' });
  await newLead({ name: "Spam", quarantine: "links" });
  await newLead({ name: "Held", kind: "schedule", slot_start: atNight(2) });
  await newLead({ name: "Beaten", kind: "schedule", slot_wanted: inDays(3) });
  await newLead({ name: "Given up", kind: "schedule", slot_wanted: inDays(4), status: "lost" });
  await newLead({ name: "Later", kind: "schedule", slot_start: inDays(9) });
  await newLead({ name: "Called", kind: "schedule", slot_start: inDays(-1) });
  await newLead({ name: "Letter", kind: "newsletter" });
  await newLead({ name: "Resting", put_off_until: inDays(3).slice(0, 10) });
  await newLead({ name: "Back", put_off_until: inDays(-1).slice(0, 10) });
  const day = new Date().toISOString().slice(0, 10);
  await env.DB.batch([
    env.DB.prepare("INSERT INTO missing_pages VALUES (?, '/x', 7, 'en', '', '')").bind(day),
    env.DB.prepare("INSERT INTO form_errors VALUES (?, '/en', 'en', 'newsletter', 'email_required', 3)").bind(
      day,
    ),
    env.DB.prepare(
      "INSERT INTO client_errors (day, fingerprint, message, stack, last_url) VALUES (?, 'f', 'Oops', 's', '')",
    ).bind(day),
  ]);
});

const documented = [
  ...(/```sql\n([\s\S]*?)```/.exec(guide)?.[1] ?? "").matchAll(/^(SELECT [^;]+);\s+-- (.+)$/gm),
];

test("each query of the guide runs", async () => {
  expect(documented.length).toBeGreaterThan(0);
  for (const [, sql = ""] of documented) {
    const { results } = await env.DB.prepare(sql).all();
    if (!sql.includes("x@example.com")) expect(results.length, sql).toBeGreaterThan(0);
  }
});

const names = async (view: string) =>
  (await env.DB.prepare(`SELECT name FROM ${view}`).all<{ name: string }>()).results.map(({ name }) => name);

test("each view shows the leads that belong in it, and no others", async () => {
  expect(await names("open_leads")).toEqual(["Called", "Open", "Beaten", "Back"]);
  const now = new Date();
  const onlooker = { mail: CLAIRE, now: now.toISOString(), today: zurichDay(now) };
  const waiting = await run(selectInbox({ view: "waiting", words: [] }, onlooker, 50, null));
  expect(waiting.map(({ name }) => name)).toEqual(await names("open_leads"));
  expect(await names("quarantined_leads")).toEqual(["Spam"]);
  expect(await names("slots_of_the_week")).toEqual(["Held", "Beaten"]);
  const flyer = await env.DB.prepare(
    "SELECT leads, won FROM leads_per_source WHERE source = 'flyer'",
  ).first();
  const pricing = await env.DB.prepare(
    "SELECT leads, won FROM leads_per_page WHERE page = '/fr/pricing'",
  ).first();
  const autumn = await env.DB.prepare(
    "SELECT leads, won FROM leads_per_source WHERE source = 'autumn'",
  ).first();
  expect([flyer, pricing, autumn]).toEqual([
    { leads: 2, won: 1 },
    { leads: 2, won: 1 },
    { leads: 1, won: 1 },
  ]);
  expect(await env.DB.prepare("SELECT path, hits FROM most_missed_pages").first()).toEqual({
    path: "/x",
    hits: 7,
  });
});

test("a status is set and recorded", async () => {
  const reference = await newLead({});
  expect(await run(setStatus(reference, "answered"))).toEqual([{ reference, status: "answered" }]);
  await run(setStatus(reference, "answered"));
  await run(setStatus(reference, "won"));
  const changes = (await run(selectChanges(reference))).filter(({ what }) => what === "status");
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    ["new", "answered"],
    ["answered", "won"],
  ]);
  expect(await run(setStatus("NOSUCHLEAD", "won"))).toEqual([]);
});

test("a booking in quarantine holds no slot; released, it takes the slot if that is still free", async () => {
  const booking = { ...callback, type: "schedule", email: "ada@x.example", slot: "tue_1400" };
  const book = async (reach: object) =>
    (
      await post(
        "/contact",
        { ...booking, ...reach, meta: { trap: "x" } },
        { "idempotency-key": crypto.randomUUID() },
      )
    ).json<{
      reference: string;
    }>();
  const { reference: first } = await book({});
  const { reference: second } = await book({ email: "bea@x.example", phone: "+41 79 555 01 02" });
  expect(await newestLead()).toMatchObject({
    quarantine: "trap",
    slot_start: null,
    slot_wanted: expect.any(String),
  });
  const [released] = await run(release(first));
  expect(released).toEqual({
    reference: first,
    status: "new",
    slot_start: expect.any(String),
    slot_wanted: null,
  });
  expect(await run(release(second))).toEqual([
    { reference: second, status: "new", slot_start: null, slot_wanted: released?.slot_start },
  ]);
  expect(await run(release(second))).toEqual([]);
});

interface Reach {
  email?: string | null;
  phone?: string | null;
}

test("a released booking does not get a slot that is past or blocked, nor a second slot of its person", async () => {
  await env.DB.prepare("UPDATE leads SET slot_start = NULL").run();
  const [soon = "", next = "", later = ""] = offeredSlots(new Date()).map(({ start }) => start);
  const wanting = (slot_wanted: string, { email = null, phone = null }: Reach) =>
    newLead({
      kind: "schedule",
      quarantine: "trap",
      slot_wanted,
      email,
      phone,
      phone_key: phone && phoneKey(phone),
    });
  const given = async (slot_wanted: string, reach: Reach) => {
    const reference = await wanting(slot_wanted, reach);
    const [released] = await run(release(reference));
    expect(released?.slot_wanted).toBe(released?.slot_start ? null : slot_wanted);
    return released?.slot_start;
  };
  const past = new Date(Date.parse(soon) - 28 * 86_400_000).toISOString();
  expect(await given(past, { email: "f@x.example" })).toBeNull();

  expect(await given(soon, { email: "Lea@X.example", phone: "+41 79 555 01 01" })).toBe(soon);
  for (const reach of [
    { email: "lea@x.example" },
    { phone: "079/555.01.01" },
    { phone: "0041 (0)79 555-01-01" },
  ])
    expect(await given(next, reach), JSON.stringify(reach)).toBeNull();
  for (const [start, reach] of [
    [next, { email: "other@x.example", phone: "1" }],
    [later, { email: "another@x.example", phone: "1" }],
  ] as const)
    expect(await given(start, reach)).toBe(start);

  await env.DB.prepare("UPDATE leads SET slot_start = ? WHERE slot_start = ?").bind(past, soon).run();
  const blocked = "INSERT INTO call_blocks (starts_at, ends_at, reason, who) VALUES (?, ?, '', ?)";
  await env.DB.prepare(blocked)
    .bind(soon, new Date(Date.parse(soon) + 1).toISOString(), CLAIRE)
    .run();
  expect(await given(soon, { email: "lea@x.example" })).toBeNull();
  await env.DB.prepare("DELETE FROM call_blocks").run();
  expect(await given(soon, { email: "lea@x.example" })).toBe(soon);
});

test("a lead that is lost, spam or cancelled frees its slot, and that is recorded", async () => {
  for (const off of [
    (reference: string) => setStatus(reference, "lost"),
    (reference: string) => setStatus(reference, "spam"),
    cancel,
  ]) {
    const slot = inDays(30);
    const reference = await newLead({ kind: "schedule", slot_start: slot });
    expect(await run(selectSlots(reference))).toMatchObject([{ slot_start: slot }]);
    expect(await run(off(reference))).toMatchObject([{ reference }]);
    const slot_wanted = off === cancel ? null : slot;
    expect(await run(selectSlots(reference))).toMatchObject([{ slot_start: null, slot_wanted }]);
    const [change] = (await run(selectChanges(reference))).filter(({ before }) => before === slot);
    expect(change).toMatchObject({ what: "slot", after: null });
  }
  const wanting = await newLead({ kind: "schedule", slot_wanted: inDays(30) });
  await run(cancel(wanting));
  expect(await run(selectSlots(wanting))).toMatchObject([{ slot_wanted: null }]);
  expect(await run(cancel(wanting))).toEqual([]);
  expect(await run(setStatus(await newLead({ slot_start: inDays(31) }), "answered"))).toHaveLength(1);
  expect(
    (await env.DB.prepare("SELECT slot_start FROM leads ORDER BY id DESC").first())?.slot_start,
  ).not.toBeNull();
});

test("a lost or spam booking that is restored holds its slot again, or waits for a time if another has it", async () => {
  await env.DB.prepare("UPDATE leads SET slot_start = NULL").run();
  const [start = ""] = offeredSlots(new Date()).map((each) => each.start);
  const author = { who: CLAIRE, version: null };
  const slotsOf = async (reference: string) => (await run(selectSlots(reference)))[0];
  const reference = await newLead({ kind: "schedule", slot_start: start });
  for (const off of ["lost", "spam"] as const)
    for (const back of [
      () => setStatus(reference, "new"),
      () => setStatus(reference, "won"),
      ...(off === "spam"
        ? [
            () => release(reference, { ...author, fromSpam: true }),
            () => markAnswered(reference, { ...author, onlyIfAwaited: false }),
          ]
        : []),
    ]) {
      await run(setStatus(reference, off));
      expect(await slotsOf(reference)).toMatchObject({ slot_start: null, slot_wanted: start });
      await run(back());
      expect(await slotsOf(reference)).toMatchObject({ slot_start: start, slot_wanted: null });
    }

  await run(setStatus(reference, "lost"));
  for (const back of [
    setStatus,
    (aside: string) => markAnswered(aside, { ...author, onlyIfAwaited: false }),
  ]) {
    const aside = await newLead({ kind: "schedule", quarantine: "trap", slot_wanted: start });
    await run(back(aside, "answered"));
    expect(await slotsOf(aside)).toMatchObject({ slot_start: start, slot_wanted: null });
    await run(cancel(aside));
  }
  await run(setStatus(reference, "spam"));
  await newLead({ kind: "schedule", slot_start: start, email: "faster@x.example" });
  await run(release(reference, { ...author, fromSpam: true }));
  expect(await slotsOf(reference)).toMatchObject({ slot_start: null, slot_wanted: start });
  expect(await run(selectTaken(reference))).toEqual([{ taken: 1 }]);
  const unconfirmed = await run(selectUnconfirmed(new Date().toISOString(), 20));
  expect(unconfirmed.map((each) => each.reference)).toContain(reference);
});

test("a call that was moved to another time gets that back, too, after a wrong mark", async () => {
  const slot_start = new Date(Date.parse(inDays(5).slice(0, 10)) + 675 * 60_000).toISOString();
  const reference = await newLead({ kind: "schedule", slot_start, email: "own@x.example", phone_key: null });
  for (const off of ["lost", "spam"] as const) {
    await run(setStatus(reference, off));
    await run(setStatus(reference, "new"));
    expect(await run(selectSlots(reference))).toMatchObject([{ slot_start, slot_wanted: null }]);
  }
});

test("a call that took place stays with its lead, even if that is lost or spam", async () => {
  const slot_start = inDays(-1);
  const reference = await newLead({ kind: "schedule", slot_start });
  for (const status of ["lost", "spam", "new"] as const) {
    await run(setStatus(reference, status));
    expect(await run(selectSlots(reference))).toMatchObject([{ status, slot_start, slot_wanted: null }]);
  }
  expect(
    (await run(selectChanges(reference))).filter(({ what, before }) => what === "slot" && before),
  ).toEqual([]);
});

/** Erases a person as staff's command does, and returns how many rows were found and how many changed. */
async function erase(typed: string): Promise<[found: number, met: number]> {
  const person = personOf(typed);
  if (!person) throw new Error(`${typed} names nobody`);
  const rows = [];
  for (const statement of selectTraces(person)) rows.push(await run(statement));
  const findings = findingsOf(person, rows);
  let met = 0;
  for (const statement of erasure(findings)) met += (await run(statement)).length;
  return [findings.length, met];
}

/** The content of all tables, as one JSON text. */
async function everything(): Promise<string> {
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  ).all<{ name: string }>();
  const rows = tables.results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`).all());
  return JSON.stringify((await Promise.all(rows)).map(({ results }) => results));
}

test("erasing an address removes it from every table, also from other leads' texts", async () => {
  const day = "2026-11-01";
  const own = [
    await newLead({ email: " Eve@Canary.example" }),
    await newLead({ email: "eve@canary.example", status: "won" }),
  ];
  const steve = await newLead({ email: "steve@canary.example", message: "I am steve@canary.example" });
  const friend = await newLead({
    subject: "For EVE@canary.example",
    message: "Ask eve@canary.example, please.\nOr <eve%40canary.example>; BEGIN TRANSACTION",
    page: "/en?m=eve@canary.example",
    details:
      '{"website":"https://x.example/?m=eve%40canary.example","n":1,"utm_source":"\\u0065ve@canary.example eve@canary.example"}',
  });
  const error = (fingerprint: string, texts: string[]) =>
    env.DB.prepare(
      "INSERT INTO client_errors (day, fingerprint, message, stack, last_url, last_context) VALUES (?, ?, ?, ?, ?, ?)",
    ).bind(day, fingerprint, ...texts);
  await env.DB.batch([
    env.DB.prepare("INSERT INTO missing_pages VALUES (?, '/eve@canary.example', 1, 'en', '', '')").bind(day),
    env.DB.prepare(
      "INSERT INTO missing_pages VALUES (?, '/a', 1, 'en', 'https://x.example/eve%40canary.example', '')",
    ).bind(day),
    env.DB.prepare("INSERT INTO missing_pages VALUES (?, '/b', 1, 'en', '', 'eve@canary.example')").bind(day),
    env.DB.prepare(
      "INSERT INTO form_errors VALUES (?, '/en?m=eve@canary.example', 'en', 'call', 'x', 1)",
    ).bind(day),
    env.DB.prepare(
      "INSERT INTO call_blocks (starts_at, ends_at, reason, who) VALUES ('2026-11-01T08:00:00.000Z', '2026-11-01T09:00:00.000Z', 'Visit to eve@canary.example', 'claire@rivelac.example')",
    ),
    error("g1", ["for eve@canary.example", "s", "", "{}"]),
    error("g2", ["m", "at eve@canary.example", "", "{}"]),
    error("g3", ["m", "s", "https://x.example/?m=eve%40canary.example", "{}"]),
    error("g4", ["m", "s", "", '{"userAgent":"eve@canary.example"}']),
    error("g5", ["m", "s", "", "{}"]),
  ]);
  expect(await erase(" EVE@canary.example ")).toEqual([12, 12]);
  expect(await env.DB.prepare("SELECT reason FROM call_blocks").first("reason")).toBe("Visit to [erased]");
  expect((await everything()).replaceAll("steve@canary", "")).not.toMatch(/eve(@|%40)canary/i);
  for (const reference of own) expect(await run(selectLeads({ reference }, 1))).toEqual([]);
  expect(await run(selectChanges(own[1] ?? ""))).toEqual([]);
  expect(await run(selectLeads({ reference: steve }, 1))).toMatchObject([
    { message: "I am steve@canary.example" },
  ]);
  expect(await run(selectLeads({ reference: friend }, 1))).toMatchObject([
    {
      subject: "For [erased]",
      message: "Ask [erased], please.\nOr <[erased]>; BEGIN TRANSACTION",
      page: "/en?m=[erased]",
      details: '{"website":"https://x.example/?m=[erased]","n":1,"utm_source":"[erased] [erased]"}',
    },
  ]);
  expect(await countRows("client_errors")).toBe(2);
  expect(await erase("eve@canary.example")).toEqual([0, 0]);
});

test("the search for an address of short words reads no lead that only has such words", async () => {
  await newLead({ message: "Une ligne du catalogue est à rechercher." });
  const mention = await newLead({ message: "My colleague is LI@bo.ch, or li%40bo.ch" });
  const person = personOf("li@bo.ch");
  const read = person && (await run(selectTraces(person)[0] ?? { sql: "", parameters: [] }));
  expect(read?.map(({ reference }) => reference)).toEqual([mention]);
});

test("if a text holds a person's address, their full name in it is erased, too", async () => {
  for (const name of ["Eve Canary", "Eve"]) await newLead({ name, email: "eve@canary.example" });
  const other = await newLead({ message: "Ask Eve Canary (eve@canary.example), not Eve Meier." });
  expect(await erase("eve@canary.example")).toEqual([3, 3]);
  expect(await run(selectLeads({ reference: other }, 1))).toMatchObject([
    { message: "Ask [erased] ([erased]), not Eve Meier." },
  ]);
});

test("an employee who tried a form and is erased keeps the leads assigned to them", async () => {
  const own = await newLead({ email: "marc@canary.example" });
  const given = await newLead({ assignee: "marc@canary.example" });
  expect(await erase("marc@canary.example")).toEqual([1, 1]);
  expect(await run(selectLeads({ reference: own }, 1))).toEqual([]);
  expect(await run(selectChanges(given))).toMatchObject([{ what: "assignee", after: "marc@canary.example" }]);
});

test("erasing a phone number finds it however it is written", async () => {
  const own = [
    await newLead({ email: null, phone: "+41 78 123 45 67" }),
    await newLead({ phone: "0041(0)78/123.45.67" }),
    await newLead({ phone: "078 123 45 67 or 021 555 01 42" }),
  ];
  const other = await newLead({
    phone: "+41 78 123 45 68",
    message: "Call Eve: 078-123-45-67.",
    details: '{"n":"0781234567","tel":41781234567}',
  });
  await env.DB.prepare(
    "INSERT INTO lead_changes (reference, what, before) VALUES (?, 'quarantine', 'said +41781234567')",
  )
    .bind(other)
    .run();
  await env.DB.prepare(
    "INSERT INTO missing_pages VALUES ('2026-11-01', '/call/0781234567', 1, 'en', '', '')",
  ).run();
  expect(await erase("078 123 45 67")).toEqual([6, 6]);
  for (const reference of own) expect(await run(selectLeads({ reference }, 1))).toEqual([]);
  expect(await run(selectLeads({ reference: other }, 1))).toMatchObject([
    {
      phone: "+41 78 123 45 68",
      message: "Call Eve: [erased].",
      details: '{"n":"[erased]","tel":"[erased]"}',
    },
  ]);
  expect(await everything()).not.toMatch(/7\D*8\D*1\D*2\D*3\D*4\D*5\D*6\D*7(?!\d)/);
});

test("lists and counts leave quarantine out, or show only it; leads put off and coming calls do not count as to be answered", async () => {
  const put = await run(selectLeads({ isQuarantined: true }, 100));
  const others = await run(selectLeads({ isQuarantined: false }, 100));
  expect(put.length + others.length).toBe(await countRows("leads"));
  expect(others.every(({ quarantine }) => quarantine === null)).toBe(true);
  expect(await run(countLeads({ isQuarantined: false, kind: "mail" }, new Date()))).toEqual([
    {
      leads: others.filter(({ kind }) => kind === "mail").length,
      open: others.filter(
        ({ kind, status, name }) => kind === "mail" && status === "new" && name !== "Resting",
      ).length,
    },
  ]);
  const calls = others.filter(({ kind, status }) => kind === "schedule" && status === "new");
  const ahead = calls.filter(
    ({ slot_start, to_confirm }) => !to_confirm && String(slot_start ?? "") > inDays(0),
  );
  expect([ahead.length > 0, ahead.length < calls.length]).toEqual([true, true]);
  expect(
    await run(countLeads({ isQuarantined: false, kind: "schedule", status: "new" }, new Date())),
  ).toEqual([{ leads: calls.length, open: calls.length - ahead.length }]);
  expect(await run(countLeads({ kind: "newsletter" }, new Date()))).toEqual([{ leads: 1, open: 0 }]);
});

test("a search by command finds what the inbox finds, and uses its word index", async () => {
  const reference = await newLead(
    {},
    { ...callback, name: "Jérôme Müller", phone: "+41 76 555 88 99", message: "Une menuiserie" },
  );
  for (const asked of ["jerome", "MUELLER menuis", "076 555 88 99", reference])
    expect(await run(selectLeads({ words: askedWords(asked) }, 10)), asked).toMatchObject([{ reference }]);
  expect(await run(countLeads({ words: ["menuiserie"], kind: "mail" }, new Date()))).toEqual([
    { leads: 0, open: 0 },
  ]);
  expect(await run(countLeads({ words: ["menuiserie"] }, new Date()))).toEqual([{ leads: 1, open: 1 }]);
  expect(await run(selectLeads({ words: ["enuiserie"] }, 10))).toEqual([]);
});

const send = async (message: string, more: object = {}) => {
  await post("/contact", { ...mail, message, ...more }, { "idempotency-key": crypto.randomUUID() });
  return (await newestLead())?.quarantine;
};

test("the same text is quarantined the fourth time in a day; short texts and those of other days are not", async () => {
  const reasons = [];
  for (let index = 0; index < 4; index++) reasons.push(await send("We rank you first on every engine"));
  expect(reasons).toEqual([null, null, null, "repeated_text"]);
  for (let index = 0; index < 5; index++) expect(await send("Bonjour")).toBeNull();
  await env.DB.prepare("UPDATE leads SET created_at = ? WHERE message LIKE 'We rank%'")
    .bind(inDays(-1.01))
    .run();
  expect(await send("We rank you first on every engine")).toBeNull();
});

test("different people may send the same text, such as an answer of the assistant, unless it has a link", async () => {
  const reasonsOf = async (message: string, type: "mail" | "call") => {
    const reasons = [];
    for (let index = 0; index < 4; index++) {
      const reach = { type, email: `p${index}@x.example`, phone: `+41 79 444 01 0${index}` };
      reasons.push(await send(message, reach));
    }
    return reasons;
  };
  const answer = "You: What does a website cost?\nRivelac: From CHF 250 a month.";
  for (const type of ["mail", "call"] as const) {
    expect(await reasonsOf(`${answer} By ${type}`, type)).toEqual([null, null, null, null]);
    for (const link of ["https://rank.example", "WWW.rank.example"])
      expect(await reasonsOf(`${answer} By ${type}, ${link}`, type)).toEqual([
        null,
        null,
        null,
        "repeated_text",
      ]);
  }
  expect(await send(`${answer} By call`, { type: "call", phone: "079/444 01 00" })).toBeNull();
  expect(await send(`${answer} By call`, { type: "call", phone: "0794440100" })).toBeNull();
  expect(await send(`${answer} By call`, { type: "call", phone: "079 444 01 00" })).toBe("repeated_text");
});
