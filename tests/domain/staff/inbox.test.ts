import { expect, test } from "vitest";
import { CALENDAR_FILE, calendarFile } from "#app/domain/calendar/calendar";
import { type Weekday, wishedInstant } from "#app/domain/calendar/callback";
import { holidayTable } from "#app/domain/calendar/holiday-table";
import { holidaysOf, isHoliday } from "#app/domain/calendar/holidays";
import { offeredDatesOf, offeredSlots } from "#app/domain/calendar/offered-slots";
import { nextWorkday, PROMISED_MINUTES, whyOff, workingMinutes } from "#app/domain/calendar/working-time";
import { daysAfter, zurichDay } from "#app/domain/calendar/zurich-time";
import { nearestPage } from "#app/domain/staff/nearest-page";
import { askedWords, leadWords } from "#app/domain/staff/search-words";

const minutes = (from: string, until: string) => workingMinutes(new Date(from), new Date(until));

test("working hours do not count at night, at noon, on weekends and on holidays of our canton", () => {
  // Thursday 09:00 until noon; Friday of the next week.
  expect(minutes("2026-11-26T08:00:00Z", "2026-11-26T11:00:00Z")).toBe(180);
  expect(minutes("2026-11-26T10:30:00Z", "2026-11-26T12:30:00Z")).toBe(60);
  expect(minutes("2026-11-26T20:00:00Z", "2026-11-27T06:00:00Z")).toBe(0);
  expect(minutes("2026-11-27T16:00:00Z", "2026-11-30T07:30:00Z")).toBe(24 + 30);
  expect(minutes("2026-12-24T16:24:00Z", "2026-12-28T07:00:00Z")).toBe(0);
  // The whole day before Christmas, and nothing of Christmas itself.
  expect(minutes("2026-12-24T07:00:00Z", "2026-12-25T12:00:00Z")).toBe(8 * 60 + 24);
  for (const from of ["2026-11-26T11:00:00Z", "2026-11-27T07:00:00Z", "2026-12-04T07:00:00Z"])
    expect(minutes(from, "2026-11-26T08:00:00Z")).toBe(0);
});

test("the promised 42 hours are five working days, also across a change of clocks", () => {
  expect(minutes("2026-11-23T07:00:00Z", "2026-11-27T16:24:00Z")).toBe(PROMISED_MINUTES);
  expect(minutes("2026-10-22T06:00:00Z", "2026-10-28T16:24:00Z")).toBe(PROMISED_MINUTES);
  expect(minutes("2026-11-23T07:00:00Z", "2026-11-30T07:01:00Z")).toBe(PROMISED_MINUTES + 1);
});

test("the working hours of several years are the sum of those of their days", () => {
  const days = Array.from({ length: 900 }, (_, index) => daysAfter("2026-01-01", index));
  const worked = days.map((day) => minutes(`${day}T00:00:00+01:00`, `${day}T22:30:00+01:00`));
  for (const [from, until] of [
    [0, 900],
    [3, 17],
    [90, 365],
    [364, 371],
    [10, 11],
  ] as const) {
    const sum = worked.slice(from, until).reduce((total, each) => total + each, 0);
    expect(minutes(`${days[from]}T01:00:00Z`, `${days[until - 1]}T22:30:00+01:00`)).toBe(sum);
  }
});

test("a call partly or wholly on a holiday, a weekend or outside office hours is outside working time", () => {
  const why = (instant: string) => whyOff(new Date(instant), 30);
  expect(why("2026-12-25T09:00:00Z")).toBe("holiday");
  expect(why("2026-12-27T09:00:00Z")).toBe("weekend");
  expect(["2026-12-22T02:00:00Z", "2026-12-22T10:45:00Z", "2026-12-22T16:00:00Z"].map(why)).toEqual([
    "hours",
    "hours",
    "hours",
  ]);
  expect(["2026-12-22T07:00:00Z", "2026-12-22T10:30:00Z", "2026-12-22T15:54:00Z"].map(why)).toEqual([
    null,
    null,
    null,
  ]);
});

test("the next working day is neither on a weekend nor a holiday", () => {
  expect(nextWorkday("2026-11-27")).toBe("2026-11-30");
  expect(nextWorkday("2026-12-31")).toBe("2027-01-04");
  expect(nextWorkday("2026-04-02")).toBe("2026-04-07");
});

test("the table of cantonal holidays reaches at least a year ahead", () => {
  // If this fails: `npm run holidays` adds further years.
  const last = holidayTable.trim().split("\n").at(-1) ?? "";
  expect(last > daysAfter(zurichDay(new Date()), 365)).toBe(true);
  expect([isHoliday("2026-09-21"), isHoliday("2026-09-10")]).toEqual([true, false]);
  expect(holidaysOf("2026-09-10", "fr")).toEqual([{ name: "Jeûne genevois", cantons: ["GE"] }]);
  expect(holidaysOf("2026-09-21", "en")).toEqual([{ name: "Federal Fast Monday", cantons: ["VD"] }]);
  expect(holidaysOf("2026-11-23", "en")).toEqual([]);
});

test("a wished weekday is its next date after the request, the same day only if its hour is still to come, in Swiss time", () => {
  const wished = (day: Weekday, minutes: number) =>
    wishedInstant(new Date("2026-10-23T06:00:00Z"), day, minutes).toISOString();
  expect([wished("friday", 540), wished("friday", 480), wished("thursday", 540)]).toEqual([
    "2026-10-23T07:00:00.000Z",
    "2026-10-30T07:00:00.000Z",
    "2026-10-29T08:00:00.000Z",
  ]);
});

test("no call is offered on a holiday; the same hour of other weeks is", () => {
  const before = new Date("2026-03-30T06:00:00Z");
  const mondays = offeredDatesOf("mon_0900", before).map(({ start }) => start);
  expect(mondays).toEqual([
    "2026-04-13T07:00:00.000Z",
    "2026-04-20T07:00:00.000Z",
    "2026-04-27T07:00:00.000Z",
  ]);
  expect(offeredSlots(before).some(({ start }) => start.startsWith("2026-04-06"))).toBe(false);
});

const lead = {
  reference: "K7Q2M4XR9T",
  name: "Jérôme Müller-Œuvray",
  email: "j.muller@garage-straße.example",
  phone: "+41 79 555 01 02",
  message: "Téléphone : 021/555.01.42, l’atelier 024 – 555_01 – 77\nNous cherchons l'agence",
  details: { company: "Garage Œuvray Sàrl", product: 7 },
};

/** Whether a query finds the lead: each word of the query is the beginning of one of its words. */
function finds(query: string): boolean {
  const words = leadWords(lead);
  const asked = askedWords(query);
  return asked.length > 0 && asked.every((each) => words.some((word) => word.startsWith(each)));
}

test("words are found separately, by their beginnings, without accents, with umlauts in any spelling", () => {
  for (const query of [
    "jerome",
    "MÜLLER",
    "muller",
    "mueller",
    "oeuvray garage",
    "strasse",
    "j.muller@garage",
    "l'atelier",
    "cherch agence",
    "k7q2m4xr9t",
    "Sarl",
  ])
    expect(finds(query), query).toBe(true);
  for (const query of ["erome", "jerome rochat", "website", "", "?"]) expect(finds(query), query).toBe(false);
});

test("a number is found however it is written, also in part and inside a text", () => {
  for (const query of [
    "079 555 01 02",
    "0795550102",
    "+41795550102",
    "0041 79 555 01 02",
    "555 01 02",
    "01 02 jerome",
    "0041 79 555 01 02 jerome",
    "+41 (0)79 555",
    "+41 21 555",
    "079/555.01",
    "021 555 01 42",
    "0215550142",
    "021–555–01–42",
    "021_555_01_42",
    "024 555 01 77",
    "0041 24 555",
  ])
    expect(finds(query), query).toBe(true);
  for (const query of ["079 555 01 03", "022 555 01 42", "079 555 01 02 rochat"])
    expect(finds(query), query).toBe(false);
});

test("similar addresses of pages are suggested for a missing one", () => {
  const pages = [
    "/en/pricing",
    "/fr/pricing",
    "/en/services/seo-visibility",
    "/fr/services/seo-visibility",
    "/en/services",
    "/fr/contact",
  ];
  expect(nearestPage("/fr/services/seo-visibilite", pages)).toBe("/fr/services/seo-visibility");
  expect(nearestPage("/en/prices", pages)).toBe("/en/pricing");
  expect(nearestPage("/fr/contact.html", pages)).toBe("/fr/contact");
  expect(nearestPage("/wp-admin/setup-config.php", pages)).toBe(null);
});

test("the calendar file of a change has the same entry and the number of changes", () => {
  const booked = {
    reference: "K7Q2M4XR9T",
    start: "2026-11-24T13:00:00.000Z",
    title: "Call",
    description: "Text",
  };
  const change = { sequence: 2, organizer: "a@agency.example", attendee: "ada@x.example\r\nX:1" };
  const uid = `UID:K7Q2M4XR9T@${CALENDAR_FILE.replace(".ics", "")}`;
  const first = calendarFile(booked, new Date(0));
  const moved = calendarFile({ ...booked, change: { ...change, method: "REQUEST" } }, new Date(0));
  const off = calendarFile({ ...booked, change: { ...change, method: "CANCEL" } }, new Date(0));
  for (const file of [first, moved, off]) expect(file).toContain(uid);
  expect(moved).toContain("METHOD:REQUEST\r\n");
  expect(moved).toContain("SEQUENCE:2\r\nSTATUS:CONFIRMED\r\n");
  expect(off).toContain("METHOD:CANCEL\r\n");
  expect(off).toContain("STATUS:CANCELLED\r\n");
  expect(off).toContain("ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@x.exampleX1\r\n");
});
