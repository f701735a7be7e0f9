import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { seeded } from "#scripts/seeded";
import { env } from "#tests/worker/bindings";
import { askWith, bundle, consume, EVERY_QUARTER, onTime } from "#tests/worker/bundle";
import { caughtLog } from "#tests/worker/log";
import settings from "../../wrangler.toml?raw";
import { callback, countRows, mail, posted } from "./site";

type Fault = "before" | "after" | "stall";

/** The real database, whose statements may fail before they run, fail after they ran, or never answer. */
function databaseWith(faultOf: () => { fault: Fault; message: string } | null) {
  const faulty = (run: () => Promise<unknown>) => async (): Promise<unknown> => {
    const { fault, message } = faultOf() ?? {};
    if (fault === "stall") return await new Promise(() => {});
    if (fault === "before") throw new Error(message);
    const result = await run();
    if (fault === "after") throw new Error(message);
    return result;
  };
  return {
    prepare: (sql: string) => ({
      bind: (...values: unknown[]) => {
        const statement = env.DB.prepare(sql).bind(...values);
        return {
          run: faulty(() => statement.run()),
          first: faulty(() => statement.first()),
          all: faulty(() => statement.all()),
        };
      },
    }),
  };
}

/** Gives each statement the next fault in turn, then none. */
function inTurn(...faults: [Fault, string][]) {
  return () => {
    const [fault, message] = faults.shift() ?? [];
    return fault && message !== undefined ? { fault, message } : null;
  };
}

const always = (fault: Fault, message: string) => () => ({ fault, message });

const waiting: { kind: string; reference: string; lead?: object }[] = [];
const queue = { send: async (message: never) => void waiting.push(structuredClone(message)) };
const sent: { subject: string; text: string; replyTo?: string }[] = [];
const mailer = { send: async (message: never) => void sent.push(message) };
const down = { send: () => Promise.reject(new Error("down")) };
const stalled = { send: () => new Promise(() => {}) };

// No time passes between the attempts at a statement.
beforeEach(() => void vi.stubGlobal("scheduler", { wait: async () => {} }));

const logged = caughtLog();
afterEach(() => {
  vi.unstubAllGlobals();
  expect(logged.join("\n")).not.toMatch(/@|\d{6}|Ada|Tom/);
  for (const list of [waiting, sent, logged]) list.splice(0);
});

const bindings = { QUEUE: queue, MAIL: mailer };

async function hand(body: object, faults: object, key: string = crypto.randomUUID()) {
  const request = posted("/contact", body, { "idempotency-key": key });
  const response = await askWith({ ...bindings, ...faults }, request);
  const { reference = "" } = await response.json<{ reference?: string }>();
  return { status: response.status, reference };
}

/** Delivers messages to the consumer; the result has those it acknowledged and those it wants to retry. */
async function deliver(messages: object[], faults: object = {}, attempts = 1) {
  const batch = createMessageBatch(
    "rivelac",
    messages.map((body, index) => ({ id: `${index}`, timestamp: new Date(), attempts, body })),
  );
  const context = createExecutionContext();
  await bundle.queue(batch, { ...env, ...bindings, ...faults }, context);
  return await getQueueResult(batch, context);
}

const rowsOf = async (reference: string) =>
  (await env.DB.prepare("SELECT * FROM leads WHERE reference = ?").bind(reference).all()).results;

/** D1's errors as Cloudflare documents them, and whether the same statement may succeed at once. */
const documented: [message: string, isRetryable: boolean][] = [
  ["D1_ERROR: Network connection lost.", true],
  ["D1_ERROR: Internal error in D1 storage caused object to be reset.", true],
  ["D1_ERROR: D1 DB reset because its code was updated.", true],
  ["D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.", true],
  ["D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.", false],
  ["D1_ERROR: D1 DB is overloaded. Requests queued for too long.", false],
  ["D1_ERROR: D1 DB is overloaded. Too many requests queued.", false],
  ["D1_ERROR: D1 DB exceeded its CPU time limit and was reset.", false],
  ["D1_ERROR: D1 DB exceeded its memory limit and was reset.", false],
  ["D1_ERROR: Exceeded maximum DB size.", false],
  ["D1_ERROR: Your account has exceeded D1's maximum account storage limit.", false],
  ["D1_ERROR: no such table: leads", false],
];

describe.each(documented)("%s", (message, isRetryable) => {
  test("once", async () => {
    const { status, reference } = await hand(mail, { DB: databaseWith(inTurn(["before", message])) });
    expect(status).toBe(isRetryable ? 201 : 202);
    if (!isRetryable) await deliver(waiting);
    expect(await rowsOf(reference)).toHaveLength(1);
  });

  test("again and again", async () => {
    const { status, reference } = await hand(mail, { DB: databaseWith(always("before", message)) });
    expect(status).toBe(202);
    expect(await rowsOf(reference)).toHaveLength(0);
    expect(waiting).toHaveLength(1);
    const { retryMessages } = await deliver(waiting, { DB: databaseWith(always("before", message)) });
    expect(retryMessages).toHaveLength(1);
    await deliver(waiting);
    expect(await rowsOf(reference)).toHaveLength(1);
  });

  test("after the row was written, of which staff are notified all the same", async () => {
    const { status, reference } = await hand(mail, { DB: databaseWith(inTurn(["after", message])) });
    expect(status).toBe(isRetryable ? 200 : 202);
    await deliver(waiting);
    expect(await rowsOf(reference)).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });
});

test("if the database never answers, the queue takes the lead; if neither does, the visitor is told so before the browser gives up", async () => {
  const stall = { DB: databaseWith(always("stall", "")) };
  const limits: number[] = [];
  // Every timeout fires at once and its limit is recorded.
  const { setTimeout } = globalThis;
  vi.stubGlobal("setTimeout", (giveUp: () => void, limit: number) => {
    limits.push(limit);
    return setTimeout(giveUp);
  });
  const answers = [];
  for (const faults of [stall, { ...stall, QUEUE: down }, { ...stall, QUEUE: stalled }]) {
    answers.push(await hand(callback, faults));
    const [ofVisitor = 0, ofSite = 0, attempt = 0, storing = 0, queueing = 0] = limits.splice(0);
    expect(attempt + queueing).toBeLessThan(8000);
    expect(storing).toBe(8000);
    // The browser waits at most twenty seconds.
    expect(ofVisitor + ofSite + storing + queueing).toBeLessThan(15_000);
  }
  vi.unstubAllGlobals();
  expect(answers.map(({ status }) => status)).toEqual([202, 503, 503]);
  await deliver(waiting);
  expect(await rowsOf(answers[0]?.reference ?? "")).toHaveLength(1);
});

test("however slow the database is, one limit around all its attempts passes the lead to the queue", async () => {
  const { setTimeout } = globalThis;
  // Only the limit around all attempts fires, not the limit of a single one.
  vi.stubGlobal("setTimeout", (giveUp: () => void, limit: number) => limit >= 8000 && setTimeout(giveUp));
  const { status } = await hand(mail, { DB: databaseWith(always("stall", "")) });
  vi.unstubAllGlobals();
  expect(status).toBe(202);
});

test("a queue that is down harms no lead that the database accepts", async () => {
  const { status, reference } = await hand(mail, { QUEUE: down });
  expect(status).toBe(201);
  expect(await rowsOf(reference)).toHaveLength(1);
});

test("neither does a queue that cannot even be called", async () => {
  const uncallable = {
    send: () => {
      throw new Error("uncallable");
    },
  };
  for (const QUEUE of [uncallable, undefined]) {
    const { status, reference } = await hand(mail, { QUEUE });
    expect(status).toBe(201);
    expect(await rowsOf(reference)).toHaveLength(1);
  }
});

test("a limiter that never answers harms no lead", async () => {
  const silent = { limit: () => new Promise(() => {}) };
  const { setTimeout } = globalThis;
  const limiterMs = 1000;
  vi.stubGlobal("setTimeout", (giveUp: () => void, limit: number) =>
    setTimeout(giveUp, limit === limiterMs ? 0 : limit),
  );
  const { status, reference } = await hand(mail, { LEADS_OF_VISITOR: silent, LEADS_OF_SITE: silent });
  expect(status).toBe(201);
  expect(await rowsOf(reference)).toMatchObject([{ quarantine: null }]);
});

test("a lead in the queue with the key of another one is stored beside it, and staff are notified of both", async () => {
  const key = crypto.randomUUID();
  const down = { DB: databaseWith(always("before", "D1_ERROR: D1 DB is overloaded.")) };
  const first = await hand(mail, {}, key);
  const second = await hand({ ...mail, message: "And a shop, please" }, down, key);
  expect([first.status, second.status]).toEqual([201, 202]);
  await deliver(waiting);
  await deliver(waiting);
  const { results } = await env.DB.prepare(
    "SELECT reference, message FROM leads ORDER BY id DESC LIMIT 2",
  ).all();
  expect(results.map(({ message }) => message)).toEqual(["And a shop, please", mail.message]);
  expect(results[1]).toMatchObject({ reference: first.reference });
  expect(sent.map(({ text }) => /And a shop/.test(text)).sort()).toEqual([false, true]);
});

test("without database and queue there is no receipt and no row, and the same key succeeds later", async () => {
  const before = await countRows("leads");
  const key = crypto.randomUUID();
  const faults = { DB: databaseWith(always("before", "D1_ERROR: no such table")), QUEUE: down };
  expect(await hand(mail, faults, key)).toEqual({ status: 503, reference: "" });
  expect(await countRows("leads")).toBe(before);
  expect((await hand(mail, {}, key)).status).toBe(201);
  expect(await countRows("leads")).toBe(before + 1);
});

test("a consumer that stops after the write, and a message that comes twice, leave one row and one e-mail", async () => {
  const { reference } = await hand(mail, { DB: databaseWith(always("before", "D1_ERROR: x")) });
  const died = await deliver(waiting, { DB: databaseWith(inTurn(["after", "D1_ERROR: x"])) });
  expect(died.retryMessages).toHaveLength(1);
  await deliver([...waiting, ...waiting]);
  expect(await rowsOf(reference)).toEqual([
    expect.objectContaining({ reference, mailed_at: expect.any(String) }),
  ]);
  expect(sent).toHaveLength(1);
});

/** Has the consumer handle one message, from the queue or the dead letter queue. */
const handle = (body: unknown, faults: object, attempts?: number, queue?: string) =>
  consume(body, { ...bindings, ...faults }, attempts, queue);

const later = (delaySeconds: number) => ({ acks: 0, retries: [{ delaySeconds }] });
const done = { acks: 1, retries: [] };
const broken = { DB: databaseWith(always("before", "D1_ERROR: x")) };

test("a lead in the queue is retried at growing intervals, for more than two days and less than three", async () => {
  await hand(mail, broken);
  const [body] = waiting;
  const delays = [];
  const [, retries] = /^max_retries = (\d+)$/m.exec(settings) ?? [];
  for (let attempts = 1; attempts <= Number(retries); attempts++) {
    const { acks, retries } = await handle(body, broken, attempts);
    expect(acks).toBe(0);
    delays.push(retries[0].delaySeconds);
  }
  expect(delays.slice(0, 5)).toEqual([5, 10, 20, 40, 80]);
  expect(delays).toEqual([...delays].sort((one, other) => one - other));
  const seconds = delays.reduce((sum, delay) => sum + delay, 0);
  expect(seconds).toBeGreaterThan(2 * 24 * 3600);
  expect(seconds).toBeLessThan(3 * 24 * 3600);
});

test("a lead that the queue could not deliver is stored after all, or sent to staff as an e-mail that holds all of it", async () => {
  const { reference } = await hand(callback, broken);
  const [body] = waiting;
  expect(await handle(body, { ...broken, MAIL: down }, 1, "rivelac-dead")).toEqual(later(5));
  expect(await handle(body, broken, 2, "rivelac-dead")).toEqual(done);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe(`Not in the database: Ada Rochat wants to be called (${reference})`);
  expect(sent[0]?.text).toContain("+41 79 555 01 01");
  expect(sent[0]?.text).toContain("Un nouveau site");
  expect(await handle(body, {}, 3, "rivelac-dead")).toEqual(done);
  expect(await rowsOf(reference)).toHaveLength(1);
});

test("a message of unknown form is retried, then sent to staff as it is; the log does not hold it", async () => {
  const ada = { kind: "lead", reference: "x", lead: { fullName: "Ada" } };
  const bodies = [null, undefined, "Ada", 7, {}, [], { kind: "lead" }, { kind: "lead", lead: null }, ada];
  for (const body of [...bodies, { ...ada, kind: "enquiry" }]) {
    expect(await handle(body, {})).toEqual(later(5));
    expect(await handle(body, { MAIL: down }, 1, "rivelac-dead")).toEqual(later(5));
    expect(await handle(body, {}, 2, "rivelac-dead")).toEqual(done);
  }
  expect(sent).toHaveLength(10);
  for (const { subject, text } of sent.slice(-2)) {
    expect(subject).toContain("Not in the database");
    expect(text).toContain('"fullName": "Ada"');
  }
});

test("a waiting lead is stored although its slot no longer exists, and sent to staff if its kind no longer exists", async () => {
  const { reference } = await hand(callback, broken);
  const [body] = waiting;
  const waited = (changed: object) => ({ ...body, lead: { ...body?.lead, ...changed } });
  expect(await handle(waited({ kind: "fax" }), {})).toEqual(done);
  expect(sent.map(({ subject }) => subject)).toEqual([
    `Not in the database: Ada Rochat wrote a message (${reference})`,
  ]);
  expect(await handle(waited({ slot: "sun_2300" }), {})).toEqual(done);
  expect(await rowsOf(reference)).toHaveLength(1);
});

test("text that could not be stored as it came is stored without the invalid characters", async () => {
  const body = { ...mail, name: "Ma\uD800x\0", email: "\0max@x.example", message: "a\u0000b \uDC00 é 👋" };
  const { status, reference } = await hand(body, {});
  expect(status).toBe(201);
  expect(await rowsOf(reference)).toEqual([
    expect.objectContaining({ name: "Max", email: "max@x.example", message: "ab  é 👋" }),
  ]);
});

test("an insert that breaks the table's constraints is refused and never queued; one in the queue is sent to staff at once", async () => {
  const rules = {
    DB: databaseWith(always("before", "D1_ERROR: CHECK constraint failed: x: SQLITE_CONSTRAINT")),
  };
  expect(await hand(mail, rules)).toEqual({ status: 503, reference: "" });
  expect(waiting).toEqual([]);
  await hand(mail, broken);
  expect(await handle(waiting[0], rules)).toEqual(done);
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining("Not in the database")]);
});

test("a slot that is taken while another booking waits stays with the first; the second is stored without it, flagged", async () => {
  const booking = { ...callback, type: "schedule", email: "ada@rochat.example", slot: "wed_1100" };
  const queued = await hand(booking, broken);
  const first = await hand({ ...booking, email: "eve@x.example", phone: "+41 21 555 99 99" }, {});
  expect([queued.status, first.status]).toEqual([202, 201]);
  await deliver(waiting);
  const [held] = await rowsOf(first.reference);
  const [kept] = await rowsOf(queued.reference);
  expect(held).toMatchObject({ slot_start: expect.any(String), slot_wanted: null });
  expect(kept).toMatchObject({ slot_start: null, slot_wanted: held?.slot_start, quarantine: null });
  const told = sent.find(({ subject }) => subject.includes(queued.reference))?.text;
  expect(told).toContain("Wanted, to be confirmed: Wednesday ");
  expect(told).toContain("Nothing is booked: ");
});

test("a booking that gets its slot after it waited tells staff that its visitor waits for a confirmation, and is found at once", async () => {
  const ways: [email: string, slot: string, phone: string, faults: object][] = [
    ["queued@x.example", "tue_1400", "+41 21 555 66 01", broken],
    [
      "late@y.example",
      "tue_1500",
      "+41 21 555 66 02",
      { DB: databaseWith(inTurn(["after", "D1_ERROR: x"])) },
    ],
  ];
  for (const [email, slot, phone, faults] of ways) {
    const { status, reference } = await hand({ ...callback, type: "schedule", email, phone, slot }, faults);
    expect(status).toBe(202);
    await deliver(waiting.splice(0));
    expect(await rowsOf(reference)).toEqual([
      expect.objectContaining({
        slot_start: expect.any(String),
        slot_wanted: null,
        to_confirm: 1,
        words: expect.stringContaining("rochat"),
      }),
    ]);
    const [told] = sent.splice(0);
    expect(told?.subject).toMatch(/booked a call, .+, and waits for our word/);
    expect(told?.text).toMatch(/^Booked: .+ They were told that we will confirm this time/m);
  }
});

test("a booking that waited until after its time is stored without it", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-06T10:00:00Z") });
  const booking = { ...callback, type: "schedule", email: "late@x.example", slot: "mon_0900" };
  const { reference } = await hand({ ...booking, phone: "+41 21 555 44 44" }, broken);
  vi.setSystemTime(new Date("2026-05-12T10:00:00Z"));
  await deliver(waiting);
  vi.useRealTimers();
  expect(await rowsOf(reference)).toEqual([
    expect.objectContaining({ slot_start: null, slot_wanted: "2026-05-11T07:00:00.000Z" }),
  ]);
  expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining("may be past, taken or blocked")]);
});

test("300 leads with faults at every step: as many rows as receipts, none lost, none stored twice", async () => {
  const random = seeded(20261121);
  const messages = documented.map(([message]) => message);
  const chance = (share: number) => random() < share;
  const DB = databaseWith(() => {
    if (!chance(0.3)) return null;
    const message = messages[Math.floor(random() * messages.length)] ?? "";
    return { fault: chance(0.5) ? "before" : "after", message };
  });
  const pending: object[] = [];
  const QUEUE = {
    send: async (message: object) => {
      if (chance(0.1)) throw new Error("queue");
      pending.push(structuredClone(message));
      if (chance(0.1)) pending.push(structuredClone(message));
      if (chance(0.05)) throw new Error("queue");
    },
  };
  const MAIL = {
    send: async (message: never) => {
      if (chance(0.2)) throw new Error("mail");
      sent.push(message);
    },
  };
  const before = await countRows("leads");

  const receipts = new Set<string>();
  async function visitor(index: number): Promise<void> {
    const key = `visitor ${index}`;
    const body = { ...mail, name: `Visitor ${index}`, message: `Question ${index}` };
    for (;;) {
      const { status, reference } = await hand(body, { DB, QUEUE, MAIL }, key);
      if (status === 503) continue;
      expect([200, 201, 202]).toContain(status);
      receipts.add(reference);
      return;
    }
  }
  await Promise.all(Array.from({ length: 300 }, (_, index) => visitor(index)));

  for (let round = 0; pending.length > 0 && round < 200; round++) {
    const batch = pending.splice(0, 50);
    const { retryMessages } = await deliver(batch, { DB, QUEUE, MAIL });
    for (const { msgId } of retryMessages) pending.push(batch[Number(msgId)] ?? {});
  }
  const { results } = await env.DB.prepare("SELECT reference FROM leads WHERE name LIKE 'Visitor %'").all<{
    reference: string;
  }>();
  expect(pending).toEqual([]);
  expect(receipts.size).toBe(300);
  expect(results.map(({ reference }) => reference).sort()).toEqual([...receipts].sort());
  expect(await countRows("leads")).toBe(before + 300);
  const subjects = sent.map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(subjects.length).toBeGreaterThan(150);

  // A mail that the queue lost is found by the job every quarter hour; some then arrive twice, so that none is lost.
  await env.DB.prepare(
    "UPDATE leads SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 hour'), mailing_since = NULL WHERE name LIKE 'Visitor %'",
  ).run();
  let found: object[];
  do {
    found = [];
    const sendBatch = async (messages: { body: object }[]) =>
      void found.push(...messages.map(({ body }) => body));
    await onTime(EVERY_QUARTER, { ...bindings, QUEUE: { sendBatch } });
    await deliver(found);
  } while (found.length > 0);
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(300);
});
