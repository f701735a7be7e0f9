import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import {
  erase,
  release,
  type Statement,
  selectChanges,
  selectLeads,
  selectStats,
  setStatus,
} from "#worker/staff/statements";
import readme from "../../README.md?raw";
import { callback, countRows, mail, newestLead, post } from "./site";

const run = async ({ sql, parameters }: Statement) =>
  (
    await env.DB.prepare(sql)
      .bind(...parameters)
      .all()
  ).results;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function lead(columns: Record<string, unknown>): Promise<string> {
  const { reference } = await (
    await post("/contact", mail, { "idempotency-key": crypto.randomUUID() })
  ).json<{
    reference: string;
  }>();
  for (const [column, value] of Object.entries(columns))
    await env.DB.prepare(`UPDATE leads SET ${column} = ? WHERE reference = ?`).bind(value, reference).run();
  return reference;
}

beforeAll(async () => {
  await lead({ name: "Open", details: '{"source":"flyer"}', page: "/fr/pricing" });
  await lead({ name: "Won", status: "won", details: '{"source":"flyer"}', page: "/fr/pricing" });
  await lead({ name: "Spam", quarantine: "links" });
  await lead({ name: "Held", kind: "schedule", slot_start: inDays(2) });
  await lead({ name: "Beaten", kind: "schedule", slot_wanted: inDays(3) });
  await lead({ name: "Later", kind: "schedule", slot_start: inDays(9) });
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
  ...(/```sql\n([\s\S]*?)```/.exec(readme)?.[1] ?? "").matchAll(/^(SELECT [^;]+);\s+-- (.+)$/gm),
];

test("the guide has ten queries, and each of them runs", async () => {
  expect(documented).toHaveLength(10);
  for (const [, sql = ""] of documented) {
    const { results } = await env.DB.prepare(sql).all();
    if (!sql.includes("x@example.com")) expect(results.length, sql).toBeGreaterThan(0);
  }
});

const names = async (view: string) =>
  (await env.DB.prepare(`SELECT name FROM ${view}`).all<{ name: string }>()).results.map(({ name }) => name);

test("each view shows what it is for, and nothing else", async () => {
  expect(await names("open_leads")).toEqual(expect.arrayContaining(["Open", "Held"]));
  expect(await names("open_leads")).not.toEqual(expect.arrayContaining(["Won"]));
  expect(await names("open_leads")).not.toEqual(expect.arrayContaining(["Spam"]));
  expect(await names("quarantined_leads")).toEqual(["Spam"]);
  expect(await names("slots_of_the_week")).toEqual(["Held", "Beaten"]);
  const flyer = await env.DB.prepare(
    "SELECT leads, won FROM leads_per_source WHERE source = 'flyer'",
  ).first();
  const pricing = await env.DB.prepare(
    "SELECT leads, won FROM leads_per_page WHERE page = '/fr/pricing'",
  ).first();
  expect([flyer, pricing]).toEqual([
    { leads: 2, won: 1 },
    { leads: 2, won: 1 },
  ]);
  expect(await env.DB.prepare("SELECT path, hits FROM most_missed_pages").first()).toEqual({
    path: "/x",
    hits: 7,
  });
});

test("a status is set and recorded", async () => {
  const reference = await lead({});
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
  const book = async (meta: object) =>
    (await post("/contact", { ...booking, meta }, { "idempotency-key": crypto.randomUUID() })).json<{
      reference: string;
    }>();
  const { reference: first } = await book({ trap: "x" });
  const { reference: second } = await book({ trap: "x" });
  expect(await newestLead()).toMatchObject({
    quarantine: "trap",
    slot_start: null,
    slot_wanted: expect.any(String),
  });
  const [released] = await run(release(first));
  expect(released).toEqual({ reference: first, slot_start: expect.any(String), slot_wanted: null });
  expect(await run(release(second))).toEqual([
    { reference: second, slot_start: null, slot_wanted: released?.slot_start },
  ]);
  expect(await run(release(second))).toEqual([]);
});

test("erasing an address leaves nothing of it in any table", async () => {
  const day = "2026-11-01";
  await lead({ email: " Eve@Canary.example" });
  const reference = await lead({ email: "eve@canary.example", status: "won" });
  await lead({ email: "steve@canary.example" });
  await env.DB.batch([
    env.DB.prepare("INSERT INTO missing_pages VALUES (?, '/eve@canary.example', 1, 'en', '', '')").bind(day),
    env.DB.prepare(
      "INSERT INTO form_errors VALUES (?, '/en?m=eve@canary.example', 'en', 'call', 'x', 1)",
    ).bind(day),
    env.DB.prepare(
      "INSERT INTO client_errors (day, fingerprint, message, stack, last_url) VALUES (?, 'g', 'for eve@canary.example', 's', '')",
    ).bind(day),
  ]);
  const erased = [];
  for (const statement of erase(" EVE@canary.example ")) erased.push((await run(statement)).length);
  expect(erased).toEqual([2, 1, 1, 1]);
  expect(await run(selectChanges(reference))).toEqual([]);
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  ).all<{ name: string }>();
  for (const { name } of tables.results) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
    expect(JSON.stringify(results).replaceAll("steve@", ""), name).not.toMatch(/eve@canary/i);
  }
});

test("lists and figures leave quarantine out, or show it alone", async () => {
  const put = await run(selectLeads({ isQuarantined: true }, 100));
  const others = await run(selectLeads({ isQuarantined: false }, 100));
  expect(put.length + others.length).toBe(await countRows("leads"));
  expect(others.every(({ quarantine }) => quarantine === null)).toBe(true);
  const [stats] = (await run(selectStats(30))).filter(({ kind }) => kind === "mail");
  expect(stats).toMatchObject({ quarantined: 1, won: expect.any(Number), open: expect.any(Number) });
});

test("the same text for the fourth time in a day is put aside; short ones and those of other days are not", async () => {
  const send = async (message: string) => {
    await post("/contact", { ...mail, message }, { "idempotency-key": crypto.randomUUID() });
    return (await newestLead())?.quarantine;
  };
  const reasons = [];
  for (let index = 0; index < 4; index++) reasons.push(await send("We rank you first on every engine"));
  expect(reasons).toEqual([null, null, null, "repeated_text"]);
  for (let index = 0; index < 5; index++) expect(await send("Bonjour")).toBeNull();
  await env.DB.prepare("UPDATE leads SET created_at = ? WHERE message LIKE 'We rank%'")
    .bind(inDays(-1.01))
    .run();
  expect(await send("We rank you first on every engine")).toBeNull();
});
