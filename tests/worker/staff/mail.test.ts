import { beforeEach, expect, test, vi } from "vitest";
import { brand } from "#app/domain/site/brand";
import { env } from "#tests/worker/bindings";
import { askWith, consume, EVERY_QUARTER, onTime } from "#tests/worker/bundle";
import { countRows, mail, newestLead, post, posted } from "#tests/worker/site";
import { NIGHTLY } from "#worker/timers";

type Mail = Parameters<SendEmail["send"]>[0] & { subject: string; text: string };

const sent: Mail[] = [];
const MAIL = { send: async (message: Mail) => void sent.push(message) };
const broken = { send: () => Promise.reject(new Error("no such mailbox staff@x.example")) };

const log = vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => sent.splice(0));

/** Notifies staff of a lead through the queue's consumer. */
async function tell(reference: unknown, bindings: object = { MAIL }, attempts = 1) {
  const { acks, retries } = await consume({ kind: "notice", reference }, bindings, attempts);
  return { acks, retries: retries.length };
}

/** The messages that the job every quarter hour puts into the queue. */
async function queuedByQuarter(): Promise<{ kind: string; reference: string }[]> {
  const queued: Awaited<ReturnType<typeof queuedByQuarter>> = [];
  const sendBatch = async (messages: { body: (typeof queued)[number] }[]) =>
    void queued.push(...messages.map(({ body }) => body));
  await onTime(EVERY_QUARTER, { QUEUE: { sendBatch } });
  return queued;
}

/** Sets the time of every lead to an hour ago: by then staff should have been notified. */
const haveComeAnHourAgo = () =>
  env.DB.prepare("UPDATE leads SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 hour')").run();

async function storedLead(more: object = {}) {
  // The queue fails, so that staff are not notified before the test does it.
  const request = posted("/contact", { ...mail, ...more }, { "idempotency-key": crypto.randomUUID() });
  const QUEUE = { send: () => Promise.reject(new Error("down")) };
  const response = await askWith({ QUEUE }, request);
  const { reference } = await response.json<{ reference: string }>();
  return reference;
}

test("a new lead is sent as one plain-text e-mail that says who wants what, and the lead records it", async () => {
  const meta = { ...mail.meta, service_en: "website", rec: "mood" };
  const reference = await storedLead({ message: "Bonjour,\nun site pour ma cave, < 3 pages", meta });
  expect(await tell(reference)).toEqual({ acks: 1, retries: 0 });
  await tell(reference);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toEqual({
    to: env.MAIL_TO,
    from: { name: brand.name, email: env.MAIL_FROM },
    replyTo: "tom@baker.example",
    subject: `Tom Baker wrote a message: website (${reference})`,
    text: expect.stringContaining("message\n  | Bonjour,\n  | un site pour ma cave, < 3 pages"),
  });
  // The answers of the quiz are only in the lead, not in the e-mail.
  expect(sent[0]?.text).not.toContain("mood");
  expect(await newestLead()).toMatchObject({ reference, mailed_at: expect.any(String) });
});

test("the e-mail of a booked call has its Swiss time, and says if it is yet to be confirmed", async () => {
  const set = "UPDATE leads SET kind = 'schedule', slot_start = ?, slot_wanted = ? WHERE reference = ?";
  const start = "2031-07-07T07:00:00.000Z";
  for (const [held, wanted, subject] of [
    [start, null, "Tom Baker booked a call, Monday 7 July 2031 09:00"],
    [null, start, "Tom Baker wants a call, Monday 7 July 2031 09:00, time to be confirmed"],
    [null, null, "Tom Baker wants a call, time to be confirmed"],
  ]) {
    const reference = await storedLead();
    await env.DB.prepare(set).bind(held, wanted, reference).run();
    await tell(reference);
    expect(sent.pop()?.subject).toBe(`${subject} (${reference})`);
  }
});

test("the e-mail of a hosting plan has its name", async () => {
  const reference = await storedLead();
  const set = `UPDATE leads SET kind = 'plan', details = '{"planKey":"secureweb"}' WHERE reference = ?`;
  await env.DB.prepare(set).bind(reference).run();
  await tell(reference);
  expect(sent.pop()?.subject).toBe(`Tom Baker wants a hosting plan: SecureWeb (${reference})`);
});

test("no text of a visitor becomes a header, or looks like a field", async () => {
  for (const email of [
    "a@b.example\r\nBcc: eve@x.example",
    "a@b.example, eve@x.example",
    '"x" <eve@x.example>',
  ]) {
    const reference = await storedLead({
      email,
      name: "Eve\r\nBcc: eve@x.example",
      message: "Hello\r\nReference: 0000000000\u2028Booked: today\nphone\n  | 1",
      subject: "x\nKind: won",
      meta: { page: "/fr\r\nX: y", source: "a\nb" },
    });
    await tell(reference);
    const { text = "", ...headers } = sent.pop() ?? {};
    // A name stored before names were limited to one line.
    const set = "UPDATE leads SET name = ?, mailed_at = NULL, mailing_since = NULL WHERE reference = ?";
    await env.DB.prepare(set).bind("Eve\r\nBcc: eve@x.example", reference).run();
    await tell(reference);
    expect(sent.pop()?.subject).toBe(`Eve Bcc: eve@x.example wrote a message (${reference})`);
    expect(headers).not.toHaveProperty("replyTo");
    expect(JSON.stringify(headers)).not.toMatch(/\\[rn]/);
    const atMargin = text.split("\n").filter((line) => line !== "" && !line.startsWith("  | "));
    expect(atMargin).toEqual([
      `Reference: ${reference}`,
      expect.stringMatching(/^Received: \w+day \d+ \w+ \d\d:\d\d, Swiss time$/),
      "Kind: mail",
      ...["name", "email", "locale", "page", "subject", "source", "message"],
    ]);
  }
});

test("an answer goes to the visitor only if their address can be a header: the e-mail service refuses any other", async () => {
  for (const [email, isHeader] of [
    ["jean-luc.o'neil+site@rochat.example", true],
    ["jean..luc@rochat.example", false],
    ["jean.@rochat.example", false],
    ["élodie@rochat.example", false],
    ["ada@rochat..example", false],
  ] as const) {
    await tell(await storedLead({ email }));
    expect(sent.pop(), email).toEqual(
      isHeader
        ? expect.objectContaining({ replyTo: email })
        : expect.not.objectContaining({ replyTo: expect.anything() }),
    );
  }
});

test("a subject that is cut ends in a whole character", async () => {
  await tell(await storedLead({ name: `${"a".repeat(78)}😀 and more` }));
  expect(sent.pop()?.subject).toContain(`${"a".repeat(78)}… wrote`);
});

test("a failing e-mail service is tried again, then by the job every quarter hour; the visitor never notices", async () => {
  const reference = await storedLead();
  expect(await tell(reference, { MAIL: broken })).toEqual({ acks: 0, retries: 1 });
  expect(await tell(reference, { MAIL: broken }, 3)).toEqual({ acks: 1, retries: 0 });
  expect(JSON.stringify(log.mock.calls)).not.toContain("staff@");

  expect(await queuedByQuarter()).toEqual([]);
  await haveComeAnHourAgo();
  expect(await queuedByQuarter()).toEqual([{ kind: "notice", reference }]);
  expect(await tell(reference)).toEqual({ acks: 1, retries: 0 });
  expect(sent).toHaveLength(1);
});

test("if a sent e-mail cannot be recorded at once, it is recorded later, and is not sent again meanwhile", async () => {
  const reference = await storedLead();
  const queued: object[] = [];
  const QUEUE = { send: async (message: object) => void queued.push(message) };
  const isNote = (sql: string) => sql.includes("SET mailed_at");
  const DB = {
    prepare: (sql: string) => {
      if (isNote(sql)) throw new Error("D1_ERROR: D1 DB is overloaded.");
      return env.DB.prepare(sql);
    },
  };
  expect(await tell(reference, { MAIL, QUEUE, DB })).toEqual({ acks: 1, retries: 0 });
  await tell(reference);
  expect(sent).toHaveLength(1);
  expect(queued).toEqual([{ kind: "mailed", reference }]);
  await consume(queued[0], { MAIL });
  expect(await newestLead()).toMatchObject({ reference, mailed_at: expect.any(String) });
});

test("an e-mail whose sending takes too long may have been sent: it is not sent again within half an hour", async () => {
  const reference = await storedLead();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const slow = { send: () => new Promise(() => {}) };
  let isOver = false;
  const told = tell(reference, { MAIL: slow }).finally(() => {
    isOver = true;
  });
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(await told).toEqual({ acks: 0, retries: 1 });
  await tell(reference);
  expect(sent).toHaveLength(0);
});

test("fifty leads whose e-mails fail do not block the fifty-first", async () => {
  await env.DB.prepare("DELETE FROM leads").run();
  const references = [];
  for (let index = 0; index < 51; index++) references.push(await storedLead({ message: `Number ${index}` }));
  await env.DB.prepare(
    "UPDATE leads SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-2 hours', (id || ' seconds'))",
  ).run();
  const queued = (await queuedByQuarter()).map(({ reference }) => reference);
  expect(queued).toEqual(references.slice(0, 50));
  for (const reference of queued) await tell(reference, { MAIL: broken });
  expect((await queuedByQuarter())[0]?.reference).toBe(references[50]);
});

const later = (time: string) =>
  env.DB.prepare(
    "UPDATE leads SET digested_at = strftime('%Y-%m-%dT%H:%M:%fZ', digested_at, ?) WHERE digested_at IS NOT NULL",
  )
    .bind(time)
    .run();

test("a quarantined lead is named with its reasons in the next digest, once, and there is one digest an hour at most", async () => {
  await env.DB.prepare("DELETE FROM leads").run();
  await onTime(EVERY_QUARTER, { MAIL });
  expect(sent).toEqual([]);
  const first = await storedLead({ name: "Trapped", message: "x\ny".repeat(60), meta: { trap: "x" } });
  const second = await storedLead({ message: "http://a.example ".repeat(9), meta: { elapsed: 3 } });
  await expect(onTime(EVERY_QUARTER, { MAIL: broken })).rejects.toThrow();
  await onTime(EVERY_QUARTER, { MAIL });
  expect(sent.splice(0)).toEqual([
    expect.objectContaining({ to: env.MAIL_TO, subject: "2 leads were put aside", text: expect.any(String) }),
  ]);

  const third = await storedLead({ meta: { trap: "x" } });
  await onTime(EVERY_QUARTER, { MAIL });
  await later("-59 minutes");
  await onTime(EVERY_QUARTER, { MAIL });
  expect(sent).toEqual([]);
  await later("-2 minutes");
  await onTime(EVERY_QUARTER, { MAIL });
  const [digest] = sent.splice(0);
  expect(digest?.subject).toBe("1 lead was put aside");
  expect(digest?.text).toContain(third);
  expect(digest?.text).not.toMatch(new RegExp(`${first}|${second}`));
  await later("-61 minutes");
  await onTime(EVERY_QUARTER, { MAIL });
  expect(sent).toEqual([]);
});

test("a digest says why each lead was quarantined, and indents all text of visitors", async () => {
  await env.DB.prepare("DELETE FROM leads").run();
  const reference = await storedLead({
    name: "Eve",
    message: "One\nK7Q2M4XR9T  trap\n".repeat(20),
    meta: { trap: "x", elapsed: 5 },
  });
  await onTime(EVERY_QUARTER, { MAIL });
  const lines = sent[0]?.text.split("\n").filter((line) => line.startsWith("  | ")) ?? [];
  expect(lines).toEqual([expect.stringMatching(/^ {2}\| Eve: One K7Q2M4XR9T trap .*…$/)]);
  expect(sent[0]?.text).toMatch(
    new RegExp(`^${reference}  \\w+day \\d+ \\w+ [:\\d]{5}  mail  trap, too_fast$`, "m"),
  );
});

test("leads that do not fit into one digest are in the next, and a failing queue holds no digest back", async () => {
  await env.DB.prepare("DELETE FROM leads").run();
  await storedLead();
  await haveComeAnHourAgo();
  await env.DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 501)
     INSERT INTO leads (reference, kind, name, email, subject, message, locale, page, details, quarantine)
     SELECT 'X' || printf('%09d', n), 'mail', 'Eve', 'eve@x.example', '', '', 'fr', '', '{}', 'trap' FROM numbers`,
  ).run();
  const QUEUE = { sendBatch: () => Promise.reject(new Error("down")) };
  const digests: string[] = [];
  for (let hour = 0; hour < 2; hour++) {
    await expect(onTime(EVERY_QUARTER, { MAIL, QUEUE })).rejects.toThrow("down");
    digests.push(...sent.splice(0).map(({ subject, text }) => `${subject}\n${text}`));
    await later("-61 minutes");
  }
  expect(digests.map((digest) => digest.split("\n")[0])).toEqual([
    "500 leads were put aside",
    "1 lead was put aside",
  ]);
  const isToCome = "There are more; the next digest names them.";
  expect(digests.map((digest) => digest.includes(isToCome))).toEqual([true, false]);
  expect(new Set(digests.join("\n").match(/^X\d{9}/gm)).size).toBe(501);
});

test("each failing job of the quarter hours is logged, not only the first", async () => {
  await storedLead();
  await storedLead({ meta: { trap: "x" } });
  await haveComeAnHourAgo();
  const QUEUE = { sendBatch: () => Promise.reject(new Error("no queue")) };
  await expect(onTime(EVERY_QUARTER, { MAIL: broken, QUEUE })).rejects.toThrow(/no queue.*no such mailbox/);
});

test("two Workers at once send one e-mail; if one stopped while sending, another sends it after half an hour", async () => {
  const reference = await storedLead();
  await Promise.all([tell(reference), tell(reference), tell(reference)]);
  expect(sent).toHaveLength(1);

  const died = await storedLead();
  const claim =
    "UPDATE leads SET mailing_since = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ?) WHERE reference = ?";
  for (const [since, mails] of [
    ["-29 minutes", 1],
    ["-31 minutes", 2],
  ] as const) {
    await env.DB.prepare(claim).bind(since, died).run();
    await tell(died);
    expect(sent).toHaveLength(mails);
  }
});

test("staff are not notified of a lead in quarantine until it is released", async () => {
  const reference = await storedLead({ meta: { trap: "x" } });
  await tell(reference);
  expect(sent).toHaveLength(0);
  await env.DB.prepare("UPDATE leads SET quarantine = NULL WHERE reference = ?").bind(reference).run();
  await tell(reference);
  expect(sent).toHaveLength(1);
});

test("staff are not notified of a lead that they have already handled, in quarantine or not", async () => {
  await env.DB.prepare("DELETE FROM leads").run();
  const statuses = ["answered", "won", "lost", "spam"];
  for (const status of statuses) {
    const aside = await storedLead({ meta: { trap: "x" } });
    for (const reference of [aside, await storedLead()])
      await env.DB.prepare("UPDATE leads SET status = ?, quarantine = NULL WHERE reference = ?")
        .bind(status, reference)
        .run();
  }
  const waiting = await storedLead();
  await haveComeAnHourAgo();
  const { results } = await env.DB.prepare("SELECT reference FROM leads").all();
  expect(await queuedByQuarter()).toEqual([{ kind: "notice", reference: waiting }]);
  for (const { reference } of results) expect(await tell(reference)).toEqual({ acks: 1, retries: 0 });
  expect(sent.map(({ subject }) => subject.includes(waiting))).toEqual([true]);
});

test("the job every quarter hour sends the e-mail of a lead released long after it came, but not of one that only came long ago", async () => {
  await env.DB.prepare("DELETE FROM leads").run();
  const [released] = [await storedLead(), await storedLead()];
  await env.DB.batch([
    env.DB.prepare("UPDATE leads SET created_at = '2026-01-01T00:00:00.000Z'"),
    env.DB.prepare("UPDATE leads SET quarantine = 'trap' WHERE reference = ?").bind(released),
    env.DB.prepare("UPDATE leads SET quarantine = NULL WHERE reference = ?").bind(released),
  ]);
  expect(await queuedByQuarter()).toEqual([{ kind: "notice", reference: released }]);
});

test("every night the hashes of visitors who booked on an earlier day are deleted", async () => {
  const visitor = "a".repeat(64);
  const set = "UPDATE leads SET visitor = ?, created_at = ? WHERE reference = ?";
  const bookings = { yesterday: -86_400_000, today: 0 };
  for (const [name, age] of Object.entries(bookings)) {
    const at = new Date(Date.now() + age).toISOString();
    await env.DB.prepare(set)
      .bind(visitor, at, await storedLead({ name }))
      .run();
  }
  await onTime(NIGHTLY);
  const visitorsOf = "SELECT name, visitor FROM leads WHERE name IN ('yesterday', 'today') ORDER BY name";
  expect((await env.DB.prepare(visitorsOf).all()).results).toEqual([
    { name: "today", visitor },
    { name: "yesterday", visitor: null },
  ]);
});

test("every night data that is too old is deleted: leads, spam, counts and employees no longer in the inbox, each at its own age", async () => {
  const ages = { young: "-23 months", old: "-25 months" };
  for (const [name, age] of Object.entries(ages)) {
    const reference = await storedLead({ name });
    await env.DB.prepare(
      "UPDATE leads SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ?) WHERE reference = ?",
    )
      .bind(age, reference)
      .run();
  }
  const spam = await storedLead({ name: "spam", meta: { trap: "x" } });
  const marked = await storedLead({ name: "marked" });
  const markedToday = await storedLead({ name: "marked today" });
  const asideToday = await storedLead({ name: "aside, marked today", meta: { trap: "x" } });
  const old = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-91 days')";
  await env.DB.batch([
    env.DB.prepare("UPDATE leads SET status = 'spam' WHERE reference IN (?, ?, ?)").bind(
      marked,
      markedToday,
      asideToday,
    ),
    env.DB.prepare(`UPDATE lead_changes SET changed_at = ${old} WHERE reference = ?`).bind(marked),
    env.DB.prepare(`UPDATE leads SET created_at = ${old} WHERE reference IN (?, ?, ?, ?)`).bind(
      spam,
      marked,
      markedToday,
      asideToday,
    ),
  ]);
  for (const days of [91, 89]) {
    const day = new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10);
    await env.DB.batch([
      env.DB.prepare("INSERT INTO missing_pages VALUES (?, '/x', 1, 'en', '', '')").bind(day),
      env.DB.prepare("INSERT INTO form_errors VALUES (?, '/en', 'en', 'plan', 'name_required', 1)").bind(day),
      env.DB.prepare(
        "INSERT INTO client_errors (day, fingerprint, message, stack, last_url) VALUES (?, 'f', 'm', 's', '')",
      ).bind(day),
      env.DB.prepare(
        "INSERT INTO call_blocks (starts_at, ends_at, reason, who) VALUES (?, ?, 'x', 'a@b.example')",
      ).bind(`${day}T08:00:00.000Z`, `${day}T09:00:00.000Z`),
      env.DB.prepare(
        "INSERT INTO answer_votes (day, answer, locale, vote) VALUES (?, 'plans', 'en', 'down')",
      ).bind(day),
    ]);
  }
  await env.DB.prepare(
    "INSERT INTO staff_members VALUES ('here@x.example', date('now', '-89 days')), ('gone@x.example', date('now', '-91 days'))",
  ).run();
  await onTime(NIGHTLY);
  const { results } = await env.DB.prepare(
    "SELECT name FROM leads WHERE name IN ('young', 'old', 'spam', 'marked', 'marked today', 'aside, marked today')",
  ).all();
  expect(results).toEqual([{ name: "young" }, { name: "marked today" }, { name: "aside, marked today" }]);
  expect((await env.DB.prepare("SELECT mail FROM staff_members").all()).results).toEqual([
    { mail: "here@x.example" },
  ]);
  for (const table of [
    "missing_pages",
    "form_errors",
    "client_errors",
    "answer_votes",
    "call_blocks",
  ] as const)
    expect(await countRows(table)).toBe(1);
});

test("staff are notified through the queue of a lead that comes by the API", async () => {
  const { reference } = await (await post("/contact", { ...mail, name: "By queue" })).json<{
    reference: string;
  }>();
  await vi.waitFor(
    async () => {
      const row = await env.DB.prepare("SELECT mailed_at FROM leads WHERE reference = ?")
        .bind(reference)
        .first();
      expect(row?.mailed_at).toEqual(expect.any(String));
    },
    { timeout: 8000, interval: 200 },
  );
});
