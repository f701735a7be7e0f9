import { expect, test } from "vitest";
import { simpleForm } from "#app/content/shared/lead-form";
import { PROMISED_MINUTES, promisedDay, workingMinutes } from "#app/domain/calendar/working-time";
import { daysAfter } from "#app/domain/calendar/zurich-time";
import { newsletterBody, planBody, scheduleBody, simpleBody } from "#app/domain/leads/lead";
import { parseLead } from "#app/domain/leads/lead-schema";
import { type TicketFacts, ticketOf } from "#app/domain/leads/ticket";

const place = { locale: "en", path: "/en/contact", search: "" } as const;
/** A Monday, 10:30 in Switzerland. */
const now = new Date("2026-11-23T09:30:00Z");

function ticketFor(body: unknown, rules: "contact" | "plan" = "contact", isHeld = false): TicketFacts {
  const parsed = parseLead(body, rules);
  if ("error" in parsed) throw new Error(parsed.error);
  return ticketOf(parsed.lead, isHeld, now);
}

test("an answer is promised for the day on which the 42nd working hour ends, across weekends and holidays", () => {
  for (let hour = 0; hour < 24 * 60; hour += 7) {
    const asked = new Date(Date.UTC(2026, 11, 1, hour));
    const day = promisedDay(asked);
    const by = (end: string) => workingMinutes(asked, new Date(`${end}T22:00:00Z`));
    expect(by(day), asked.toISOString()).toBeGreaterThanOrEqual(PROMISED_MINUTES);
    expect(by(daysAfter(day, -1)), asked.toISOString()).toBeLessThan(PROMISED_MINUTES);
  }
});

test("the ticket of a message says by which day we answer, that of a callback when we call", () => {
  const fields = { name: "Ada", email: "ada@x.example", phone: "021 555 01 01", day: "tuesday", time: "870" };
  const words = simpleForm.en;
  const mail = ticketFor(simpleBody({ ...fields, method: "mail", plan: "pro-yearly" }, place, words));
  expect(mail).toEqual({
    kind: "mail",
    sentAt: now.toISOString(),
    booking: null,
    wish: null,
    opens: null,
    answerBy: "2026-11-30",
    plan: "Pro",
    billing: "yearly",
    phone: null,
    email: "ada@x.example",
  });
  const call = ticketFor(simpleBody({ ...fields, method: "call" }, place, words));
  expect(call).toMatchObject({
    wish: "2026-11-24T13:30:00.000Z",
    opens: null,
    answerBy: null,
    phone: "021 555 01 01",
  });
});

test("if the office is closed at the time wished for a call, the ticket says when it opens", () => {
  const opens = (day: string, time: string) => {
    const fields = { name: "Ada", phone: "021 555 01 01", day, time, method: "call" };
    return ticketFor(simpleBody(fields, place, simpleForm.en)).opens;
  };
  expect(opens("monday", "390")).toBe("2026-11-30T07:00:00.000Z");
  expect(opens("tuesday", "750")).toBe("2026-11-24T12:00:00.000Z");
  expect(opens("saturday", "600")).toBe("2026-11-30T07:00:00.000Z");
  expect(opens("wednesday", "480")).toBeNull();
  expect(opens("friday", "720")).toBe("2026-11-27T12:00:00.000Z");
});

test("the ticket of a hosting plan names it; that of a sign-up promises no answer", () => {
  const labels = { interest: "Interest:", plan: "Plan", website: "Website", name: "Name" };
  const fields = { name: "Luc", email: "luc@x.example", plan_key: "secureweb" };
  const ticketWith = (phone: string) => ticketFor(planBody({ ...fields, phone }, place, labels), "plan");
  expect(ticketWith("021 555 01 01")).toMatchObject({
    kind: "plan",
    plan: "SecureWeb",
    answerBy: "2026-11-30",
    phone: "021 555 01 01",
  });
  // Nobody can call it.
  expect(ticketWith("abc").phone).toBeNull();
  expect(ticketFor(newsletterBody(fields, place))).toMatchObject({ answerBy: null, email: "luc@x.example" });
});

test("the ticket of a booking has the date that the visitor saw, and says whether it is held", () => {
  const fields = { name: "Ada", email: "ada@x.example", phone: "021" };
  const chosen = { slot: "tue_1500", start: "2026-12-01T14:00:00.000Z" } as const;
  const body = scheduleBody(fields, place, "Chosen time", chosen);
  for (const isHeld of [true, false])
    expect(ticketFor(body, "contact", isHeld)).toMatchObject({
      booking: { start: chosen.start, isHeld },
      answerBy: null,
    });
});
