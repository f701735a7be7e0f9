import { expect, test, vi } from "vitest";
import { env } from "#tests/worker/bindings";
import { get, newestLead, post } from "./site";

function at(instant: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(instant) });
}

interface Slots {
  slots: { slot: string; start: string }[];
}

async function freeSlots(): Promise<Slots["slots"]> {
  return (await (await get("/api/slots")).json<Slots>()).slots;
}

let people = 0;

/** A booking by a new person each time. */
const booking = (slot: string, start?: string) => ({
  type: "schedule",
  name: "Ada Rochat",
  email: `ada${++people}@rochat.example`,
  phone: `+41 79 555 ${String(people).padStart(4, "0")}`,
  slot,
  message: `Un nouveau site, ${people}`,
  meta: { page: "/fr", locale: "fr", slot_start: start },
});

interface Receipt {
  reference: string;
  held: boolean;
}

async function book(body: object, address?: string): Promise<Receipt & { status: number }> {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await post("/contact", body, {
    ...headers,
    ...(address && { "cf-connecting-ip": address }),
  });
  return { status: answer.status, ...(await answer.json<Receipt>()) };
}

const columnsOf = (reference: string) =>
  env.DB.prepare("SELECT slot_start, slot_wanted, visitor FROM leads WHERE reference = ?")
    .bind(reference)
    .first();

test("if thirty visitors book one slot at once, one gets it", async () => {
  at("2026-03-28T10:00:00Z");
  // The first slot after the change to summer time.
  const start = "2026-03-30T07:00:00.000Z";
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      post("/contact", booking("mon_0900"), {
        "idempotency-key": crypto.randomUUID(),
        "cf-connecting-ip": `203.0.113.${index}`,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(29).fill(409)]);
  const held = await env.DB.prepare("SELECT count(*) AS n FROM leads WHERE slot_start = ?")
    .bind(start)
    .first("n");
  expect(held).toBe(1);

  const refusal = await answers.find(({ status }) => status === 409)?.json<Slots & { error: string }>();
  expect(refusal).toEqual({
    error: "Cette heure vient d’être prise. Choisissez-en une autre.",
    code: "slot_taken",
    slots: await freeSlots(),
  });
  expect(refusal?.slots).toHaveLength(5);
  expect(refusal?.slots.map(({ start }) => start)).not.toContain(start);
});

test("a booking of another slot with the same key is not taken for the first: it is stored with its wish", async () => {
  at("2026-08-05T10:00:00Z");
  const headers = { "idempotency-key": crypto.randomUUID() };
  const [one, other] = (await freeSlots()).slice(0, 2);
  const first = booking(one?.slot ?? "", one?.start);
  const second = { ...first, slot: other?.slot, meta: { ...first.meta, slot_start: other?.start } };
  const answers: (Receipt & { status: number })[] = [];
  for (const body of [first, second, second]) {
    const answer = await post("/contact", body, headers);
    answers.push({ status: answer.status, ...(await answer.json<Receipt>()) });
  }
  expect(answers.map(({ status, held }) => [status, held])).toEqual([
    [201, true],
    [201, false],
    [200, false],
  ]);
  expect(await columnsOf(answers[1]?.reference ?? "")).toMatchObject({ slot_wanted: other?.start });
});

test("a booking is a lead with its slot's date", async () => {
  at("2026-05-06T10:00:00Z");
  const body = booking("tue_1400", "2026-05-12T12:00:00.000Z");
  expect(await book(body)).toMatchObject({ status: 201, held: true });
  const { name, email, phone, message } = body;
  expect(await newestLead()).toMatchObject({
    kind: "schedule",
    ...{ name, email, phone, message },
    slot_start: "2026-05-12T12:00:00.000Z",
    slot_wanted: null,
  });
});

test("if a date is taken, the same hour a week later is offered, up to three weeks ahead; then the slot is not offered", async () => {
  at("2026-06-03T10:00:00Z");
  const wednesdays = ["2026-06-10", "2026-06-17", "2026-06-24", "2026-07-01"];
  for (const day of wednesdays) {
    const start = `${day}T09:00:00.000Z`;
    expect(await freeSlots()).toHaveLength(5);
    expect(await freeSlots()).toContainEqual({ slot: "wed_1100", start });
    expect(await book(booking("wed_1100", start))).toMatchObject({ status: 201, held: true });
  }
  expect((await freeSlots()).map(({ slot }) => slot)).not.toContain("wed_1100");
  expect((await book(booking("wed_1100"))).status).toBe(409);
});

test("of one visitor's five bookings at once, one holds its slot; the others keep the wished time, and say that it will be confirmed", async () => {
  at("2026-02-04T10:00:00Z");
  const slots = await freeSlots();
  expect(slots).toHaveLength(5);
  const receipts = await Promise.all(
    slots.map(({ slot, start }) => book(booking(slot, start), "198.51.100.7")),
  );
  expect(receipts.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(receipts.map(({ held }) => held).filter(Boolean)).toHaveLength(1);
  for (const [index, { reference, held }] of receipts.entries()) {
    const start = slots[index]?.start;
    expect(await columnsOf(reference)).toMatchObject(
      held ? { slot_start: start, slot_wanted: null } : { slot_start: null, slot_wanted: start },
    );
  }
  expect(await freeSlots()).toHaveLength(5);
});

test("a person holds one slot, known by e-mail or by phone however they are written", async () => {
  at("2026-02-11T10:00:00Z");
  const first = { ...booking("mon_0900"), email: "Eve@Moret.example", phone: "+41 21 555 77 88" };
  const others = [
    { ...booking("mon_1000"), email: "eve@moret.EXAMPLE" },
    { ...booking("mon_1000"), phone: "021 / 555.77.88" },
  ];
  expect(await book(first, "198.51.100.8")).toMatchObject({ status: 201, held: true });
  for (const [index, other] of others.entries())
    expect(await book(other, `198.51.100.${20 + index}`)).toMatchObject({ status: 201, held: false });
  expect(await book(booking("mon_1000"), "198.51.100.9")).toMatchObject({ status: 201, held: true });
});

test("a visitor whose call is over may book again", async () => {
  at("2026-12-02T10:00:00Z");
  const body = booking("mon_0900");
  expect(await book(body, "198.51.100.10")).toMatchObject({ status: 201, held: true });
  expect(await book(body, "198.51.100.10")).toMatchObject({ status: 201, held: false });
  at("2026-12-07T08:00:01Z");
  expect(await book(body, "198.51.100.10")).toMatchObject({ status: 201, held: true });
});

test("a booking frees its slot when its lead is lost or spam, and its person may book again", async () => {
  // With the real clock, which the database uses: only a future slot is freed.
  for (const status of ["lost", "spam"]) {
    const body = booking("tue_1500");
    const { reference, held } = await book(body);
    expect(held).toBe(true);
    await env.DB.prepare("UPDATE leads SET status = ? WHERE reference = ?").bind(status, reference).run();
    expect(await columnsOf(reference)).toMatchObject({ slot_start: null });
    const again = await book({ ...body, message: "Encore" });
    expect(again.held).toBe(true);
    await env.DB.prepare("DELETE FROM leads WHERE reference = ?").bind(again.reference).run();
  }
});

const forged = {
  "a Sunday": "2026-03-15T08:00:00.000Z",
  "the year 2099": "2099-03-16T08:00:00.000Z",
  "the past": "2026-03-02T08:00:00.000Z",
  "a date beyond the horizon": "2026-04-13T07:00:00.000Z",
  "another hour": "2026-03-16T03:00:00.000Z",
};

for (const [what, start] of Object.entries(forged)) {
  test(`${what} cannot be booked, quarantined or not`, async () => {
    at("2026-03-11T10:00:00Z");
    const body = booking("mon_0900", start);
    expect((await book(body)).status).toBe(409);
    const aside = await book({ ...body, meta: { ...body.meta, trap: "x" } });
    expect(aside).toMatchObject({ status: 201, held: false });
    expect(await columnsOf(aside.reference)).toMatchObject({ slot_start: null, slot_wanted: null });
  });
}

test("only bookings store their visitor, as a hash that others cannot compute", async () => {
  at("2026-04-15T10:00:00Z");
  const { reference } = await book(booking("mon_0900"), "198.51.100.44");
  expect(await columnsOf(reference)).toMatchObject({ visitor: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const { type: _, slot: __, ...other } = booking("mon_0900");
  const call = await book({ ...other, type: "call" }, "198.51.100.44");
  expect(await columnsOf(call.reference)).toEqual({ slot_start: null, slot_wanted: null, visitor: null });
  expect(call).not.toHaveProperty("held");
});

test("no visitor is booked on another date than the one they saw", async () => {
  at("2026-08-09T20:00:00Z");
  const seen = "2026-08-10T07:00:00.000Z";
  const answer = await post("/contact", booking("mon_0900", seen));
  expect(answer.status).toBe(409);
  expect((await answer.json<Slots>()).slots).toContainEqual({
    slot: "mon_0900",
    start: "2026-08-17T07:00:00.000Z",
  });
});

test("the same booking sent again keeps its receipt, even after its slot has moved on", async () => {
  at("2026-09-06T18:00:00Z");
  const headers = { "idempotency-key": crypto.randomUUID() };
  const body = booking("mon_0900", "2026-09-07T07:00:00.000Z");
  const send = () => post("/contact", body, headers);
  const first = await send();
  const second = await send();
  at("2026-09-06T22:00:00Z");
  const third = await send();
  expect([first.status, second.status, third.status]).toEqual([201, 200, 200]);
  expect(await third.json()).toEqual(await first.json());
});

test("a booking needs a name, an e-mail, a phone and a slot, in this order", async () => {
  const codes = [];
  let body: object = { type: "schedule", meta: { locale: "en" } };
  for (const next of [{ name: "Ada" }, { email: "a@x.example" }, { phone: "021" }, { slot: "sun_0900" }]) {
    codes.push((await (await post("/contact", body)).json<{ code: string }>()).code);
    body = { ...body, ...next };
  }
  codes.push((await (await post("/contact", body)).json<{ code: string }>()).code);
  expect(codes).toEqual([
    "name_required",
    "email_required",
    "phone_required",
    "slot_required",
    "slot_required",
  ]);
});

test("the database itself does not let two leads hold one slot", async () => {
  const insert = (reference: string) =>
    env.DB.prepare(
      `INSERT INTO leads (reference, kind, name, email, subject, message, locale, page, details, slot_start)
       VALUES (?, 'schedule', 'A', 'a@x.example', '', '', 'fr', '', '{}', '2027-01-04T08:00:00.000Z')`,
    )
      .bind(reference)
      .run();
  await insert("AAAAAAAAAA");
  await expect(insert("BBBBBBBBBB")).rejects.toThrow("UNIQUE constraint failed: leads.slot_start");
});
