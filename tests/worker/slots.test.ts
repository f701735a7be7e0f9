import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { get, newestLead, post } from "./site";

afterEach(() => vi.useRealTimers());

function at(instant: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(instant) });
}

interface Slots {
  slots: { slot: string; start: string }[];
}

async function freeSlots(): Promise<Slots["slots"]> {
  return (await (await get("/api/slots")).json<Slots>()).slots;
}

const booking = (slot: string, start?: string) => ({
  type: "schedule",
  name: "Ada Rochat",
  email: "ada@rochat.example",
  phone: "+41 79 555 01 01",
  slot,
  message: "Un nouveau site",
  meta: { page: "/fr", locale: "fr", slot_start: start },
});

const seasons = {
  winter: ["2026-01-14T10:00:00Z", "2026-01-19T08:00:00.000Z"],
  summer: ["2026-07-15T10:00:00Z", "2026-07-20T07:00:00.000Z"],
  "the spring change": ["2026-03-28T10:00:00Z", "2026-03-30T07:00:00.000Z"],
  "the autumn change": ["2026-10-24T10:00:00Z", "2026-10-26T08:00:00.000Z"],
} as const;

for (const [season, [now, start]] of Object.entries(seasons)) {
  test(`of twenty visitors who want one slot at once, one gets it (${season})`, async () => {
    at(now);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        post("/contact", booking("mon_0900"), {
          "idempotency-key": crypto.randomUUID(),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const held = await env.DB.prepare("SELECT count(*) AS n FROM leads WHERE slot_start = ?")
      .bind(start)
      .first("n");
    expect(held).toBe(1);

    const refusal = await answers.find(({ status }) => status === 409)?.json<Slots & { error: string }>();
    expect(refusal).toEqual({
      error: "Cet horaire vient d’être pris. Choisissez-en un autre.",
      code: "slot_taken",
      slots: await freeSlots(),
    });
    expect(refusal?.slots.map(({ slot }) => slot)).not.toContain("mon_0900");
    expect(refusal?.slots).toHaveLength(4);
  });
}

test("a booking is a lead with its slot's date", async () => {
  at("2026-05-06T10:00:00Z");
  expect((await post("/contact", booking("tue_1400", "2026-05-12T12:00:00.000Z"))).status).toBe(201);
  expect(await newestLead()).toMatchObject({
    kind: "schedule",
    name: "Ada Rochat",
    email: "ada@rochat.example",
    phone: "+41 79 555 01 01",
    slot_start: "2026-05-12T12:00:00.000Z",
    message: "Un nouveau site",
  });
});

test("the list of slots leaves out the held one, and offers it again a week later", async () => {
  at("2026-06-03T10:00:00Z");
  expect(await freeSlots()).toHaveLength(5);
  await post("/contact", booking("wed_1100"));
  expect((await freeSlots()).map(({ slot }) => slot)).toEqual([
    "mon_0900",
    "mon_1000",
    "tue_1400",
    "tue_1500",
  ]);
  at("2026-06-10T10:00:00Z");
  expect(await freeSlots()).toContainEqual({ slot: "wed_1100", start: "2026-06-17T09:00:00.000Z" });
});

test("nobody is booked on another date than the one they saw", async () => {
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
  const send = () => post("/contact", booking("mon_0900", "2026-09-07T07:00:00.000Z"), headers);
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

test("the database itself keeps two leads from one slot", async () => {
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

test("the list of slots is never kept by a cache", async () => {
  const answer = await get("/api/slots");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
});
