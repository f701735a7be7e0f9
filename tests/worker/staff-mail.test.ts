import { createExecutionContext, createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { countRows, ENGLISH, mail, newestLead, post } from "./site";

// The bundle itself, so that its bindings can be watched.
const bundlePath = "../../build/server/index.js";
const { default: bundle } = await import(/* @vite-ignore */ bundlePath);

type Mail = Parameters<SendEmail["send"]>[0] & { subject: string; text: string };

const sent: Mail[] = [];
const MAIL = { send: async (message: Mail) => void sent.push(message) };
const broken = { send: () => Promise.reject(new Error("no such mailbox staff@x.example")) };

const log = vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => sent.splice(0));

/** Tells staff of a lead as the queue's consumer does. */
async function tell(reference: unknown, bindings: object = { MAIL }, attempts = 1) {
  const message = { body: { kind: "notice", reference }, attempts, ack: vi.fn(), retry: vi.fn() };
  await bundle.queue({ messages: [message] }, { ...env, ...bindings });
  return { acks: message.ack.mock.calls.length, retries: message.retry.mock.calls.length };
}

async function onTime(cron: string, bindings: object = {}): Promise<void> {
  await bundle.scheduled(
    createScheduledController({ cron }),
    { ...env, ...bindings },
    createExecutionContext(),
  );
}

const EVERY_QUARTER = "*/15 * * * *";
const NIGHTLY = "23 2 * * *";

async function storedLead(more: object = {}) {
  // No queue, so that nobody is told before the test does it.
  const request = new Request(`${ENGLISH}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: ENGLISH, "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({ ...mail, ...more }),
  });
  const QUEUE = { send: () => Promise.reject(new Error("down")) };
  const response: Response = await bundle.fetch(request, { ...env, QUEUE }, createExecutionContext());
  const { reference } = await response.json<{ reference: string }>();
  return reference;
}

test("a new lead is one mail of plain text, which the lead records", async () => {
  const reference = await storedLead({ message: "Bonjour,\nun site pour ma cave, < 3 pages" });
  expect(await tell(reference)).toEqual({ acks: 1, retries: 0 });
  await tell(reference);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toEqual({
    to: env.MAIL_TO,
    from: { name: "Rivelac", email: env.MAIL_FROM },
    replyTo: "tom@baker.example",
    subject: `Lead ${reference} (mail)`,
    text: expect.stringContaining("message: Bonjour,\nun site pour ma cave, < 3 pages"),
  });
  expect(await newestLead()).toMatchObject({ reference, mailed_at: expect.any(String) });
});

test("nothing that a visitor writes becomes a header", async () => {
  for (const email of [
    "a@b.example\r\nBcc: eve@x.example",
    "a@b.example, eve@x.example",
    '"x" <eve@x.example>',
  ]) {
    const reference = await storedLead({
      email,
      name: "Eve\r\nBcc: eve@x.example",
      meta: { page: "/fr\r\nX: y" },
    });
    await tell(reference);
    const { text, ...headers } = sent.pop() ?? {};
    expect(headers).not.toHaveProperty("replyTo");
    expect(JSON.stringify(headers)).not.toMatch(/Bcc|eve|\\[rn]/);
    expect(text).toContain("Bcc: eve");
  }
});

test("a mail service that fails is tried again, then left to the quarter hours; the visitor never notices", async () => {
  const reference = await storedLead();
  expect(await tell(reference, { MAIL: broken })).toEqual({ acks: 0, retries: 1 });
  expect(await tell(reference, { MAIL: broken }, 3)).toEqual({ acks: 1, retries: 0 });
  expect(JSON.stringify(log.mock.calls)).not.toContain("staff@");

  const queued: { body: object }[] = [];
  const QUEUE = { sendBatch: async (messages: { body: object }[]) => void queued.push(...messages) };
  await onTime(EVERY_QUARTER, { QUEUE });
  expect(queued).toEqual([]);
  await env.DB.prepare(
    "UPDATE leads SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 hour') WHERE reference = ?",
  )
    .bind(reference)
    .run();
  await onTime(EVERY_QUARTER, { QUEUE });
  expect(queued).toEqual([{ body: { kind: "notice", reference } }]);
  expect(await tell(reference)).toEqual({ acks: 1, retries: 0 });
  expect(sent).toHaveLength(1);
});

test("two Workers at once send one mail; one that died is followed by another after five minutes", async () => {
  const reference = await storedLead();
  await Promise.all([tell(reference), tell(reference), tell(reference)]);
  expect(sent).toHaveLength(1);

  const died = await storedLead();
  await env.DB.prepare(
    "UPDATE leads SET mailing_since = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ?) WHERE reference = ?",
  )
    .bind("-1 minutes", died)
    .run();
  await tell(died);
  expect(sent).toHaveLength(1);
  await env.DB.prepare(
    "UPDATE leads SET mailing_since = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ?) WHERE reference = ?",
  )
    .bind("-6 minutes", died)
    .run();
  await tell(died);
  expect(sent).toHaveLength(2);
});

test("nobody is told of a lead in quarantine until it is released", async () => {
  const reference = await storedLead({ meta: { trap: "x" } });
  await tell(reference);
  expect(sent).toHaveLength(0);
  await env.DB.prepare("UPDATE leads SET quarantine = NULL WHERE reference = ?").bind(reference).run();
  await tell(reference);
  expect(sent).toHaveLength(1);
});

test("every night what is too old goes: leads, quarantine and counts, each at its own age", async () => {
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
  await env.DB.prepare(
    "UPDATE leads SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-91 days') WHERE reference = ?",
  )
    .bind(spam)
    .run();
  for (const day of ["2020-01-01", new Date().toISOString().slice(0, 10)]) {
    await env.DB.batch([
      env.DB.prepare("INSERT INTO missing_pages VALUES (?, '/x', 1, 'en', '', '')").bind(day),
      env.DB.prepare("INSERT INTO form_errors VALUES (?, '/en', 'en', 'plan', 'name_required', 1)").bind(day),
      env.DB.prepare(
        "INSERT INTO client_errors (day, fingerprint, message, stack, last_url) VALUES (?, 'f', 'm', 's', '')",
      ).bind(day),
    ]);
  }
  await onTime(NIGHTLY, { LEAD_MONTHS: "nonsense", QUARANTINE_DAYS: "", COUNT_DAYS: "x" });
  expect(await countRows("missing_pages")).toBe(2);
  await onTime(NIGHTLY);
  const { results } = await env.DB.prepare(
    "SELECT name FROM leads WHERE name IN ('young', 'old', 'spam')",
  ).all();
  expect(results).toEqual([{ name: "young" }]);
  for (const table of ["missing_pages", "form_errors", "client_errors"] as const)
    expect(await countRows(table)).toBe(1);
});

test("a lead that comes in over the call is mailed by way of the queue", async () => {
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
