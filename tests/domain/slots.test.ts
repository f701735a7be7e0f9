import { expect, test } from "vitest";
import { CALENDAR_FILE, calendarFile } from "#app/domain/calendar/calendar";
import { slotParts, slotTime } from "#app/domain/calendar/dates";
import { offeredSlots } from "#app/domain/calendar/offered-slots";
import { officeHours } from "#app/domain/calendar/office-hours";
import { freeSlotsIn } from "#app/domain/calendar/slot-list";
import { occurrencesOf, type SlotKey, soonestOfEach } from "#app/domain/calendar/slots";

const starts = (slot: SlotKey, now: string) => occurrencesOf(slot, new Date(now)).map(({ start }) => start);
const start = (slot: SlotKey, now: string) => starts(slot, now)[0];

test("a slot means its next date in Swiss time, in winter and in summer", () => {
  expect(start("mon_0900", "2026-01-14T10:00:00Z")).toBe("2026-01-19T08:00:00.000Z");
  expect(start("tue_1400", "2026-07-15T10:00:00Z")).toBe("2026-07-21T12:00:00.000Z");
});

test("a slot needs twelve hours' notice, to the second", () => {
  expect(start("mon_0900", "2026-01-18T20:00:00Z")).toBe("2026-01-19T08:00:00.000Z");
  expect(start("mon_0900", "2026-01-18T20:00:01Z")).toBe("2026-01-26T08:00:00.000Z");
});

test("a change of clocks between now and the slot is taken into account", () => {
  expect(start("mon_0900", "2026-03-28T12:00:00Z")).toBe("2026-03-30T07:00:00.000Z");
  expect(start("mon_0900", "2026-03-29T19:00:00Z")).toBe("2026-03-30T07:00:00.000Z");
  expect(start("mon_0900", "2026-03-29T19:00:01Z")).toBe("2026-04-06T07:00:00.000Z");
  expect(start("mon_0900", "2026-10-24T12:00:00Z")).toBe("2026-10-26T08:00:00.000Z");
  expect(start("mon_0900", "2026-10-25T20:00:00Z")).toBe("2026-10-26T08:00:00.000Z");
});

test("a slot can be booked at the same Swiss hour in three further weeks, also across a change of clocks", () => {
  expect(starts("mon_0900", "2026-10-14T10:00:00Z")).toEqual([
    "2026-10-19T07:00:00.000Z",
    "2026-10-26T08:00:00.000Z",
    "2026-11-02T08:00:00.000Z",
    "2026-11-09T08:00:00.000Z",
  ]);
});

test("staff can still assign a time within the next twelve hours", () => {
  const now = new Date("2026-03-23T07:59:00Z");
  const starts = (notice?: number) => offeredSlots(now, notice).map(({ start }) => start);
  expect(starts()).not.toContain("2026-03-23T08:00:00.000Z");
  expect(starts(0)).toContain("2026-03-23T08:00:00.000Z");
});

test("the slots are in the order of their dates, each with the first of its dates", () => {
  const all = offeredSlots(new Date("2026-11-23T21:00:00Z"));
  const order = (slots: typeof all) => slots.map(({ slot }) => slot);
  expect(all).toHaveLength(20);
  expect(order(soonestOfEach(all))).toEqual(["tue_1400", "tue_1500", "wed_1100", "mon_0900", "mon_1000"]);
  const isHeld = (start: string) => start < "2026-11-25";
  const left = soonestOfEach(all.filter(({ start }) => !isHeld(start)));
  expect(order(left)).toEqual(["wed_1100", "mon_0900", "mon_1000", "tue_1400", "tue_1500"]);
  expect(left.at(-1)?.start).toBe("2026-12-01T14:00:00.000Z");
  expect(soonestOfEach([])).toEqual([]);
});

test("a date reads as each language writes it", () => {
  expect(slotTime("2026-11-23T08:00:00.000Z", "en")).toBe("Monday 23 November at 09:00");
  expect(slotTime("2026-07-20T08:00:00.000Z", "fr")).toBe("lundi 20 juillet à 10 h");
  expect(slotTime("2026-12-01T08:00:00.000Z", "fr")).toBe("mardi 1er décembre à 9 h");
  expect(slotParts("2026-07-20T08:00:00.000Z", "fr")).toEqual({
    day: "lundi 20\u00A0juillet",
    time: "10\u00A0h",
  });
  expect(slotParts("2026-11-23T08:00:00.000Z", "en").day).toBe("Monday 23\u00A0November");
});

test("a booked call is a calendar entry of thirty minutes, escaped and folded", () => {
  const file = calendarFile(
    {
      reference: "K7Q2M4XR9T",
      start: "2026-11-23T08:00:00.000Z",
      title: "Call, with Rivelac",
      description: `Reference K7Q2M4XR9T; we call you.\n${"é".repeat(60)}${"x".repeat(90)}`,
    },
    new Date("2026-11-21T10:00:00Z"),
  );
  const lines = file.split("\r\n");
  expect(lines).toContain("DTSTART:20261123T080000Z");
  expect(lines).toContain("DTEND:20261123T083000Z");
  expect(lines).toContain("DTSTAMP:20261121T100000Z");
  expect(lines).toContain(`UID:K7Q2M4XR9T@${CALENDAR_FILE.replace(".ics", "")}`);
  expect(lines).toContain("SUMMARY:Call\\, with Rivelac");
  expect(file.replaceAll("\r\n ", "")).toContain(
    `DESCRIPTION:Reference K7Q2M4XR9T\\; we call you.\\n${"é".repeat(60)}${"x".repeat(90)}`,
  );
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(75);
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

test("a response without valid times has no free slot", () => {
  const slots = [{ slot: "mon_0900", start: "2026-11-30T08:00:00.000Z" }];
  expect(freeSlotsIn({ slots })).toEqual(slots);
  for (const start of ["", "Monday at nine", "2026-11-30T08:00:00Z"])
    expect(freeSlotsIn({ slots: [{ slot: "mon_0900", start }] })).toBeNull();
  expect([freeSlotsIn({ slots: [{ slot: "sun_2300", start: slots[0]?.start }] }), freeSlotsIn(null)]).toEqual(
    [null, null],
  );
});

test("the telephone hours end at a quarter past five, with a break at noon", () => {
  expect(officeHours.en.replaceAll("\u00A0", " ")).toBe("8:00 to 12:00 and 13:00 to 17:15");
  expect(officeHours.fr.replaceAll("\u00A0", " ")).toBe("de 8 h à 12 h et de 13 h à 17 h 15");
});
