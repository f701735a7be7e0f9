import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CALENDAR_FILE } from "#app/domain/calendar/calendar";
import { brand } from "#app/domain/site/brand";
import { env } from "#tests/worker/bindings";
import { get, post } from "#tests/worker/site";
import {
  CLAIRE,
  cellsOf,
  follow,
  hiddenIn,
  leadOf,
  MARC,
  newLead,
  open,
  press,
  pressWith,
  read,
  send,
} from "./employee";

/** A Thursday; the next Monday is 30 November. */
// The database uses the real clock: the dates of these tests must stay in the future for long.
const NOW = "2037-11-26T10:00:00Z";
const MONDAY = "2037-11-30T08:00:00.000Z";
const TUESDAY = "2037-12-01T13:00:00.000Z";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  await env.DB.batch([env.DB.prepare("DELETE FROM leads"), env.DB.prepare("DELETE FROM call_blocks")]);
});

afterEach(() => void vi.restoreAllMocks());

async function offered(): Promise<string[]> {
  const { slots } = await (await get("/api/slots")).json<{ slots: { start: string }[] }>();
  return slots.map(({ start }) => start);
}

let people = 0;

async function book(slot: string, slot_start: string) {
  const email = `ada${++people}@rochat.example`;
  const body = {
    type: "schedule",
    name: "Ada Rochat",
    email,
    phone: `+41 79 555 ${3000 + people}`,
    slot,
    message: "",
    meta: { locale: "fr", page: "/fr", slot_start },
  };
  const answer = await post("/contact", body, { "idempotency-key": crypto.randomUUID() });
  return { status: answer.status, ...(await answer.json<{ reference: string; held: boolean }>()) };
}

const move = (reference: string) => `/staff/leads/${reference}/move`;

test("a moved call frees its old time and takes its new one", async () => {
  const { reference } = await book("mon_0900", MONDAY);
  expect(await offered()).not.toContain(MONDAY);
  const week = await read("/staff/calls?week=2037-12-02");
  expect(week).toContain("Ada Rochat");
  const answer = await press("/staff/calls?week=2037-12-02", move(reference), { start: TUESDAY });
  expect(answer.headers.get("location")).toBe(`/staff/calls?week=2037-12-01&of=${reference}&told=0`);
  expect(await leadOf(reference)).toMatchObject({
    slot_start: TUESDAY,
    slot_sequence: 1,
    changed_by: CLAIRE,
  });
  expect(await offered()).toContain(MONDAY);
  expect(await offered()).not.toContain(TUESDAY);
  expect((await book("mon_0900", MONDAY)).status).toBe(201);
});

test("a call whose lead was marked as spam after it is not shown in its week", async () => {
  const slot_start = "2037-11-24T08:00:00.000Z";
  await newLead({ kind: "schedule", slot_start, name: "Real Person" });
  await newLead({
    kind: "schedule",
    slot_start: "2037-11-24T13:00:00.000Z",
    status: "spam",
    name: "Not Real",
  });
  const week = await read("/staff/calls");
  expect(week).toContain("Real Person");
  expect(week).not.toContain("Not Real");
});

test("from Saturday on, the calls of the next week are shown first", async () => {
  const weeks = [];
  for (const today of ["2037-11-27T22:30:00Z", "2037-11-27T23:30:00Z", "2037-11-29T22:30:00Z"]) {
    vi.setSystemTime(new Date(today));
    weeks.push(/<h1>([^<]+)/.exec(await read("/staff/calls"))?.[1]);
  }
  expect(weeks).toEqual(["Week of Mon 23 Nov", "Week of Mon 30 Nov", "Week of Mon 30 Nov"]);
});

test("two calls cannot have one time: the second move is refused, and says so", async () => {
  const first = await book("mon_0900", MONDAY);
  const second = await book("tue_1400", TUESDAY);
  const answer = await press("/staff/calls?week=2037-12-01", move(second.reference), { start: MONDAY });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("This time is held by another call");
  expect([(await leadOf(first.reference))?.slot_start, (await leadOf(second.reference))?.slot_start]).toEqual(
    [MONDAY, TUESDAY],
  );
});

test("a call moved to less than half an hour from an offered time blocks that time too", async () => {
  const { reference } = await book("mon_1000", "2037-11-30T09:00:00.000Z");
  const page = "/staff/calls?week=2037-11-30";
  const to = (time: string) => press(page, move(reference), { start: "", day: "2037-11-30", time });
  const aside = await newLead({ kind: "schedule", slot_wanted: MONDAY, quarantine: "trap" });

  for (const time of ["08:45", "09:15", "08:31"]) {
    expect((await to(time)).status).toBe(303);
    expect(await offered()).not.toContain(MONDAY);
    expect(await offered()).toContain("2037-12-07T08:00:00.000Z");
    expect(await read(page)).not.toContain(`<option value="${MONDAY}"`);
    expect((await book("mon_0900", MONDAY)).status).toBe(409);
  }
  await press(`/staff/leads/${aside}`, `/staff/leads/${aside}/release`);
  expect(await leadOf(aside)).toMatchObject({ quarantine: null, slot_start: null, slot_wanted: MONDAY });

  expect((await to("08:30")).status).toBe(303);
  expect(await offered()).toContain(MONDAY);
  expect(await read(page)).toContain(`<option value="${MONDAY}"`);
  expect(await book("mon_0900", MONDAY)).toMatchObject({ status: 201, held: true });
});

test("a call cannot be moved to a time that overlaps another call", async () => {
  await book("mon_0900", MONDAY);
  const { reference } = await book("tue_1400", TUESDAY);
  const to = (time: string) =>
    press("/staff/calls?week=2037-12-01", move(reference), { start: "", day: "2037-11-30", time });
  for (const time of ["08:31", "08:45", "09:15", "09:29"]) {
    const answer = await to(time);
    expect([answer.status, (await answer.text()).includes("This time is held by another call")]).toEqual([
      409,
      true,
    ]);
  }
  expect(await leadOf(reference)).toMatchObject({ slot_start: TUESDAY, slot_sequence: 0 });
  expect((await to("09:30")).status).toBe(303);
  expect(await leadOf(reference)).toMatchObject({ slot_start: "2037-11-30T08:30:00.000Z" });
});

test("if a call cannot be moved to a time, its form stays open as it was typed, in the week shown", async () => {
  const held = await book("mon_0900", "2037-12-21T08:00:00.000Z");
  const { reference } = await book("mon_1000", "2037-12-21T09:00:00.000Z");
  for (const [day, time] of [
    ["2037-12-21", "09:15"],
    ["2037-11-26", "10:30"],
  ] as const) {
    const typed = { start: "", day, time };
    const answer = await press("/staff/calls?week=2037-12-21", move(reference), typed);
    const page = await answer.text();
    expect([answer.status, page.includes("Week of Mon 21 Dec")]).toEqual([409, true]);
    const [open = "", ...others] = page.split("<details").filter((part) => part.startsWith(" open"));
    expect(others).toEqual([]);
    expect(open).toContain(`action="${move(reference)}"`);
    expect(open).toMatch(new RegExp(`name="day"[^>]* value="${day}"`));
    expect(open).toMatch(new RegExp(`name="time"[^>]* value="${time}"`));
    expect(page).toContain(`action="${move(held.reference)}"`);
  }
});

test("if two employees move one call, the second changes nothing", async () => {
  const { reference } = await book("mon_0900", MONDAY);
  const seen = hiddenIn(await read("/staff/calls?week=2037-12-01", MARC), move(reference));
  await press("/staff/calls?week=2037-12-01", move(reference), { start: TUESDAY });
  const answer = await send(move(reference), { ...seen, day: "2037-12-03", time: "16:30", start: "" }, MARC);
  expect([answer.status, (await leadOf(reference))?.slot_start]).toEqual([409, TUESDAY]);
});

test("a call can be moved to any other future time on a Swiss clock", async () => {
  const { reference } = await book("mon_0900", MONDAY);
  const page = "/staff/calls?week=2037-11-30";
  expect((await press(page, move(reference), { start: "", day: "2037-11-26", time: "09:00" })).status).toBe(
    409,
  );
  const none = await press(page, move(reference), { start: "", day: "2037-12-03", time: "" });
  expect([none.status, await none.text()]).toEqual([
    422,
    expect.stringMatching(/Week of .+Nothing was moved.+<details open.+2037-12-03/s),
  ]);
  expect((await press(page, move(reference), { start: "", day: "2038-06-03", time: "16:30" })).status).toBe(
    303,
  );
  expect(await leadOf(reference)).toMatchObject({ slot_start: "2038-06-03T14:30:00.000Z" });
});

test("a call is moved to a time when nobody works only after a warning that the employee confirms", async () => {
  vi.setSystemTime(new Date("2027-03-22T08:00:00Z"));
  const reference = await newLead({ kind: "schedule", slot_wanted: "2027-03-23T08:00:00.000Z" });
  await press("/staff/calls", "/staff/blocks", { day: "2027-03-31", from: "08:00", to: "12:00" });
  const page = "/staff/calls?week=2027-03-22";
  const asked = async (day: string, time: string) => {
    const answer = await press(page, move(reference), { start: "", day, time });
    return { status: answer.status, text: await answer.text() };
  };
  for (const [day, time, why] of [
    ["2027-03-30", "03:00", "Tue 30 Mar, 03:00 is outside our office hours, 8:00 to\u00A012:00"],
    ["2027-03-30", "11:45", "Tue 30 Mar, 11:45 is outside our office hours"],
    ["2027-04-04", "09:00", "Sun 4 Apr, 09:00 is at the weekend."],
    ["2027-03-29", "09:00", "Mon 29 Mar, 09:00 is a public holiday here."],
    ["2027-03-31", "11:30", "Wed 31 Mar, 11:30 is within blocked hours."],
  ] as const) {
    const { status, text } = await asked(day, time);
    expect([time, status, text]).toEqual([time, 409, expect.stringContaining(why)]);
    expect(text).toMatch(new RegExp(`<details open.+name="day"[^>]* value="${day}"`, "s"));
  }
  expect(await leadOf(reference)).toMatchObject({ slot_start: null, version: 0 });

  const { text } = await asked("2027-03-31", "11:00");
  const again = hiddenIn(text, move(reference));
  const anyway = again.start ?? "";
  const elsewhere = { ...again, anyway, start: "", day: "2027-03-31", time: "10:00" };
  expect((await send(move(reference), elsewhere)).status).toBe(409);
  expect((await send(move(reference), { ...again, anyway })).status).toBe(303);
  expect(await leadOf(reference)).toMatchObject({ slot_start: "2027-03-31T09:00:00.000Z" });
});

test("the week shows its wished callbacks that still wait, and above it those still waiting from an earlier week", async () => {
  const wish = (columns: Record<string, string>, selected_day: string, selected_time: number) =>
    newLead({
      kind: "call",
      phone: "+41 79 555 01 01",
      created_at: "2037-11-25T09:00:00.000Z",
      details: JSON.stringify({ selected_day, selected_time, company: "Kern SA" }),
      ...columns,
    });
  const friday = await wish({ name: "Fay Friday" }, "friday", 540);
  await wish({ name: "Sue Sunday", created_at: "2037-11-21T09:00:00.000Z" }, "sunday", 600);
  await wish({ name: "Moe Monday" }, "monday", 390);
  await wish({ name: "Thea Today" }, "thursday", 390);
  await wish({ name: "Ann Answered", status: "answered" }, "friday", 570);
  await wish({ name: "Rita Rests", put_off_until: "2037-12-03" }, "friday", 600);
  const week = await read("/staff/calls?week=2037-11-23");
  const named = [...week.matchAll(/class="booking wished( late)?".*?datetime="([^"]+)".*?<bdi>([^<]+)/gs)];
  expect(named.map(([, late, start, name]) => [name, start, !!late])).toEqual([
    ["Sue Sunday", "2037-11-22T09:00:00.000Z", true],
    ["Thea Today", "2037-11-26T05:30:00.000Z", true],
    ["Fay Friday", "2037-11-27T08:00:00.000Z", false],
  ]);
  expect(week).toMatch(/Callbacks of the weeks before.+Sun 22 Nov, 10:00.+Sue Sunday/s);
  expect(week).toMatch(/Callback<.+Kern SA.+href="tel:\+41795550101"/s);
  const next = await read("/staff/calls?week=2037-11-30");
  expect([next.includes("Moe Monday"), next.includes("Sue Sunday")]).toEqual([true, false]);
  await press(`/staff/leads/${friday}`, `/staff/leads/${friday}/call`, { how: "missed", text: "" });
  expect(await read("/staff/calls?week=2037-11-23")).toContain("not reached, ");
});

test("a visitor gets an e-mail with a file that moves, then cancels the entry in their calendar; each change needs one batch of the database", async () => {
  const { reference } = await book("mon_0900", MONDAY);
  interface Mail {
    to: string;
    subject: string;
    text: string;
    attachments: { type: string; content: Uint8Array }[];
  }
  const sent: Mail[] = [];
  let answers = 0;
  const bindings = {
    DB: {
      prepare: (sql: string) => env.DB.prepare(sql),
      batch: async (statements: D1PreparedStatement[]) => {
        if (++answers > 1) throw new Error("D1_ERROR: Network connection lost.");
        return env.DB.batch(statements);
      },
    },
    VISITOR_MAIL_FROM: "calls@rivelac.example",
    MAIL: { send: async (mail: Mail) => void sent.push(mail) },
  };
  const told = await pressWith(bindings, "/staff/calls?week=2037-11-30", move(reference), { start: TUESDAY });
  expect(told.headers.get("location")).toContain("told=1");
  const said = await follow(told);
  expect(said).toMatch(/The call with Ada Rochat is now on Tue 1 Dec, 14:00\. .* was told by email/s);
  expect(said).toContain('data-here="/staff/calls?week=2037-12-01"');
  answers = 0;
  const cancel = `/staff/leads/${reference}/cancel`;
  const cancelled = await pressWith(bindings, "/staff/calls?week=2037-12-01", cancel);
  expect(cancelled.headers.get("location")).toContain("told=1");
  const [moved, off] = sent;
  expect(moved).toMatchObject({
    to: `ada${people}@rochat.example`,
    subject: `Votre appel avec ${brand.name} est déplacé`,
  });
  expect(moved?.text).toMatch(/mardi.1er.décembre/);
  expect(moved?.attachments[0]?.type).toBe("text/calendar; charset=utf-8; method=REQUEST");
  expect(off?.attachments[0]?.type).toBe("text/calendar; charset=utf-8; method=CANCEL");
  const files = sent.map(({ attachments }) => new TextDecoder().decode(attachments[0]?.content));
  for (const file of files) {
    expect(file).toContain(`UID:${reference}@${CALENDAR_FILE.replace(".ics", "")}\r\n`);
    expect(file).toContain("DTSTART:20371201T130000Z\r\n");
    expect(file).toContain(`ORGANIZER;CN="${brand.name}":mailto:calls@rivelac.example\r\n`);
  }
  expect(files.map((file) => /SEQUENCE:(\d)/.exec(file)?.[1])).toEqual(["1", "2"]);
  expect(await leadOf(reference)).toMatchObject({ slot_start: null, slot_wanted: null });
  expect(await offered()).toContain(TUESDAY);
});

test("a day of another century is ignored in an address and refused in a form", async () => {
  const { reference } = await book("mon_0900", MONDAY);
  for (const day of ["9999-12-31", "2100-01-01", "1000-01-01", "0000-01-01"]) {
    for (const path of [`/staff/calls?week=${day}`, `/staff?day=${day}`, `/staff/leads.csv?day=${day}`])
      expect((await open(path)).status, path).toBe(200);
    const page = `/staff/leads/${reference}`;
    const hours = { from: "08:00", to: "09:00", reason: "" };
    const answers = [
      await press("/staff/calls", "/staff/blocks", { day, ...hours }),
      await press("/staff/calls", "/staff/blocks", { day: "2037-11-30", until: day, ...hours }),
      await press("/staff/calls?week=2037-11-30", move(reference), { day, time: "09:00" }),
      await press("/staff/calls?week=2037-11-30", move(reference), { start: `${day}T08:00:00.000Z` }),
      await press(page, `${page}/put_off`, { day }),
    ];
    expect(
      answers.map(({ status }) => status),
      day,
    ).toEqual(Array(5).fill(422));
  }
  expect(await leadOf(reference)).toMatchObject({ slot_start: MONDAY, put_off_until: null, version: 0 });
});

test("if no e-mail can be sent to visitors, the employee gets the e-mail and the file to send, in the week of the call", async () => {
  const { reference } = await book("mon_0900", MONDAY);
  const answer = await press("/staff/calls?week=2037-11-30", `/staff/leads/${reference}/cancel`);
  expect(answer.headers.get("location")).toBe(`/staff/calls?week=2037-11-30&of=${reference}&told=0`);
  const page = await follow(answer);
  expect(page).toContain(
    "The call with Ada Rochat on Mon 30 Nov, 09:00 is cancelled. As far as we know, no email went out. Tell Ada Rochat yourself:",
  );
  // The notice stays until an employee confirms that the visitor was told.
  expect(page).toContain(`data-here="${(answer.headers.get("location") ?? "").replaceAll("&", "&amp;")}"`);
  expect(page).toContain('href="/staff/calls?week=2037-11-30">I have told them</a>');
  expect(page).toContain(`href="mailto:ada${people}@rochat.example?subject=Votre%20appel`);
  const file = await open(`/staff/leads/${reference}/call.ics`);
  expect(file.headers.get("content-type")).toContain("text/calendar");
  expect(await file.text()).toContain("STATUS:CANCELLED\r\n");
});

test("if the e-mail to a visitor fails, the page does not say that they were told", async () => {
  const mails = vi.fn().mockRejectedValue(new Error("down"));
  vi.spyOn(console, "warn").mockReturnValue();
  for (const [email, slot_start, sent] of [
    [null, MONDAY, 0],
    ["ada@rochat.example", TUESDAY, 1],
  ] as const) {
    const reference = await newLead({ kind: "schedule", slot_start, email, phone: "+41 79 555 01 01" });
    const bindings = { VISITOR_MAIL_FROM: "calls@rivelac.example", MAIL: { send: mails } };
    const cancel = `/staff/leads/${reference}/cancel`;
    const answer = await pressWith(bindings, "/staff/calls?week=2037-11-30", cancel);
    expect(answer.headers.get("location")).toContain("told=0");
    expect(mails).toHaveBeenCalledTimes(sent);
  }
});

test("a visitor who waited for a time is told that it is confirmed; only an e-mail with a file mentions it", async () => {
  const columns = { kind: "schedule", slot_wanted: MONDAY, email: "tom@baker.example", locale: "en" };
  const reference = await newLead(columns);
  const week = "/staff/calls?week=2037-11-30";
  const confirmed = await press(week, move(reference), { start: MONDAY });
  const mailed = async (answer: Response) => {
    const page = await follow(answer);
    return decodeURIComponent(/mailto:tom@baker\.example\?([^"]+)/.exec(page)?.[1] ?? "");
  };
  const first = await mailed(confirmed);
  expect(await follow(confirmed)).toContain("is confirmed: Mon 30 Nov, 09:00.");
  expect(first).toMatch(/is confirmed.+We confirm your call/s);
  expect(await mailed(await press(week, move(reference), { start: TUESDAY }))).toContain("has been moved");
  expect(first).not.toContain("file");
});

test("a page that was opened before a call can neither cancel nor move it once it has begun", async () => {
  // The database knows only the real time.
  vi.setSystemTime(new Date("2024-03-04T08:00:00Z"));
  const slot_start = "2024-03-05T08:00:00.000Z";
  const reference = await newLead({ kind: "schedule", slot_start });
  const [cancel, moved] = [`/staff/leads/${reference}/cancel`, move(reference)];
  const week = await read("/staff/calls?week=2024-03-04");
  vi.setSystemTime(new Date(slot_start));
  for (const answer of [
    await send(cancel, hiddenIn(week, cancel)),
    await send(moved, { ...hiddenIn(week, moved), start: "2024-03-06T08:00:00.000Z" }),
  ]) {
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("This call has begun");
  }
  expect(await leadOf(reference)).toMatchObject({ slot_start });
});

test("a booking that held no time is cancelled like any other: its visitor is told, and it is recorded", async () => {
  const reference = await newLead({ kind: "schedule", slot_wanted: MONDAY, name: "Waiting Person" });
  const answer = await press("/staff/calls", `/staff/leads/${reference}/cancel`);
  expect(answer.status).toBe(303);
  const page = await follow(answer);
  expect(page).toContain("Tell Waiting Person yourself:");
  expect(decodeURIComponent(/href="(mailto:tom@baker[^"]+)"/.exec(page)?.[1] ?? "")).toMatch(
    /on Monday.30.November.+ will not take place/,
  );
  const file = await open(`/staff/leads/${reference}/call.ics`);
  expect(await file.text()).toMatch(/DTSTART:20371130T080000Z.+STATUS:CANCELLED/s);
  expect(await read(`/staff/leads/${reference}`)).toMatch(/Claire <\/b>cancelled the call of [^<]*30 Nov/);
});

test("blocked hours are not offered, cannot be booked, and are offered again once they are unblocked", async () => {
  expect(await offered()).toContain(MONDAY);
  const answer = await press("/staff/calls", "/staff/blocks", {
    day: "2037-11-30",
    until: "",
    from: "08:00",
    to: "09:30",
    reason: "Team <day>",
  });
  expect(answer.status).toBe(303);
  const week = await follow(answer);
  expect(week).toContain("Blocked: Mon 30 Nov 08:00 – 09:30. Nothing is offered then.");
  expect(week).toContain('data-here="/staff/calls?week=2037-11-30"');
  expect(week).toContain("Team &lt;day&gt;");
  expect(await offered()).not.toContain(MONDAY);
  expect(await offered()).toContain("2037-12-07T08:00:00.000Z");
  expect(await offered()).toContain("2037-11-30T09:00:00.000Z");
  expect((await book("mon_0900", MONDAY)).status).toBe(409);
  expect(
    (
      await press("/staff/calls", "/staff/blocks", {
        day: "2037-11-30",
        until: "",
        from: "10:00",
        to: "09:30",
      })
    ).status,
  ).toBe(422);
  const [, id = ""] = /action="\/staff\/blocks\/(\d+)\/delete"/.exec(week) ?? [];
  const lifted = await press("/staff/calls?week=2037-11-30", `/staff/blocks/${id}/delete`);
  expect(await follow(lifted)).toMatch(/data-here="\/staff\/calls\?week=2037-11-30".+The block is lifted/s);
  expect(await offered()).toContain(MONDAY);
});

test("hours blocked from the middle of a slot exclude it, and keep the slot that begins as they end", async () => {
  const hours = { day: "2037-11-30", until: "", from: "09:15", to: "10:00" };
  await press("/staff/calls", "/staff/blocks", hours);
  expect(await offered()).not.toContain(MONDAY);
  expect(await offered()).toContain("2037-11-30T09:00:00.000Z");
  expect(await read("/staff/calls")).not.toContain(`<option value="${MONDAY}"`);
  expect((await book("mon_0900", MONDAY)).status).toBe(409);
  expect((await book("mon_1000", "2037-11-30T09:00:00.000Z")).status).toBe(201);
});

test("a reason for blocked hours that is too long is shortened", async () => {
  const hours = { day: "2037-11-30", until: "", from: "08:00", to: "09:00" };
  const blocked = await press("/staff/calls", "/staff/blocks", { ...hours, reason: "x".repeat(201) });
  expect(blocked.status).toBe(303);
  expect(await env.DB.prepare("SELECT reason FROM call_blocks").first("reason")).toBe("x".repeat(200));
});

test("hours that end before they begin block nothing, and what was typed is still there", async () => {
  const typed = { day: "2037-12-03", until: "2037-12-02", from: "09:15", to: "11:45", reason: "Team day" };
  const answer = await press("/staff/calls?week=2037-12-03", "/staff/blocks", typed);
  const page = await answer.text();
  expect(page).toContain("Week of Mon 30 Nov");
  expect([answer.status, page.includes("these hours end before they begin")]).toEqual([422, true]);
  for (const [name, value] of Object.entries(typed))
    expect(page).toMatch(new RegExp(`name="${name}"[^>]* value="${value}"`));
  expect(await env.DB.prepare("SELECT count(*) AS n FROM call_blocks").first("n")).toBe(0);
});

test("no call is offered on a public holiday of our canton, and the week names those of the others", async () => {
  vi.setSystemTime(new Date("2027-03-22T08:00:00Z"));
  // Easter Monday, 29 March 2027.
  expect((await offered()).filter((start) => start.startsWith("2027-03-29"))).toEqual([]);
  expect((await book("mon_0900", "2027-03-29T07:00:00.000Z")).status).toBe(409);
  const week = await read("/staff/calls?week=2027-03-29");
  expect(week).toContain("Easter Monday");
  expect(week).toContain("Holiday: no call is offered");
  expect(await read("/staff/calls?week=2027-09-09")).toContain("Genevan Fast");
});

test("a booking without a time is listed below the week until it gets one, but not while it is quarantined", async () => {
  const waiting = { kind: "schedule", slot_wanted: MONDAY };
  const reference = await newLead({ ...waiting, name: "Waiting Person" });
  await newLead({ ...waiting, name: "Put Aside", quarantine: "links" });
  const page = await read("/staff/calls");
  expect([page.includes("Waiting Person"), page.includes("Put Aside")]).toEqual([true, false]);
  expect(page).toContain(`<time datetime="${MONDAY}">Mon 30 Nov, 09:00</time>`);
  expect((await press("/staff/calls", move(reference), { start: MONDAY })).status).toBe(303);
  expect(await leadOf(reference)).toMatchObject({ slot_start: MONDAY, slot_wanted: null });
});

test("of many bookings without a time the future ones come first, and a line says that there are more", async () => {
  const wanting = (name: string, slot_wanted: string) =>
    newLead({ kind: "schedule", status: "answered", name, slot_wanted });
  for (let day = 1; day <= 18; day++)
    await wanting(`Past ${day}.`, `2037-10-${String(day).padStart(2, "0")}T08:00:00.000Z`);
  await wanting("Next week", TUESDAY);
  await wanting("Soon", MONDAY);
  const named = (page: string) =>
    [...page.slice(page.indexOf("to be confirmed")).matchAll(/class="whom">.*?<bdi>([^<]+)/gs)].map(
      ([, name]) => name,
    );
  const all = await read("/staff/calls");
  expect(named(all).slice(0, 3)).toEqual(["Soon", "Next week", "Past 1."]);
  expect(named(all)).toHaveLength(20);
  expect(all).not.toContain("There are more");
  await wanting("Past 19.", "2037-10-19T08:00:00.000Z");
  const most = await read("/staff/calls");
  expect(named(most)).toEqual(named(all));
  expect(most).toContain("There are more. They move up here");
  expect(await (await open("/staff/calls", CLAIRE, { "accept-language": "fr" })).text()).toContain(
    "Il y en a d’autres.",
  );
});

test("a lead counts in the Swiss week in which it came, in summer and winter", async () => {
  // Twelve weeks, from Monday 7 September to Sunday 29 November; the first seven begin in summer time.
  for (const [at, name] of [
    ["2037-09-06T21:59:59.000Z", "Sunday before"],
    ["2037-09-06T22:00:00.000Z", "First Monday, 00:00"],
    ["2037-09-13T21:59:59.000Z", "First Sunday, 23:59"],
    ["2037-11-15T22:59:59.000Z", "Sunday, 23:59"],
    ["2037-11-15T23:00:00.000Z", "Monday, 00:00"],
  ] as const)
    await newLead({ created_at: at, name });
  const page = await read("/staff/figures");
  const bars = [...page.matchAll(/<title>([1-9]) in the week of ([^<]+)<\/title>/g)].slice(0, 3);
  expect(bars.map(([, count, day]) => `${day}: ${count}`)).toEqual([
    "Mon 7 Sept: 2",
    "Mon 9 Nov: 1",
    "Mon 16 Nov: 1",
  ]);
  expect(page).toMatch(/<td class="sum">4<\/td>/);
});

test("figures show counts by week, and the median of working hours until an answer", async () => {
  await newLead({
    created_at: "2037-11-23T08:00:00.000Z",
    answered_at: "2037-11-23T09:00:00.000Z",
    status: "won",
    name: "A",
  });
  await newLead({
    created_at: "2037-11-23T08:00:00.000Z",
    answered_at: "2037-11-23T10:30:00.000Z",
    status: "lost",
    name: "B",
  });
  await newLead({
    created_at: "2037-11-20T08:00:00.000Z",
    answered_at: "2037-11-24T08:00:00.000Z",
    status: "answered",
    name: "C",
  });
  // A call booked three weeks ahead does not count as waiting until it is over.
  await newLead({
    created_at: "2037-11-02T08:00:00.000Z",
    slot_start: "2037-11-23T09:00:00.000Z",
    answered_at: "2037-11-23T09:30:00.000Z",
    status: "answered",
    name: "D",
  });
  // A visitor who gets an answer before their call has waited since they booked.
  await newLead({
    created_at: "2037-11-18T08:00:00.000Z",
    slot_start: "2037-11-30T09:00:00.000Z",
    answered_at: "2037-11-18T09:30:00.000Z",
    status: "answered",
    name: "E",
  });
  // So has a visitor who was told that their call would be confirmed.
  await newLead({
    created_at: "2037-11-19T08:00:00.000Z",
    slot_start: "2037-11-19T09:20:00.000Z",
    answered_at: "2037-11-19T10:00:00.000Z",
    status: "answered",
    to_confirm: 1,
    name: "F",
  });
  await newLead({ quarantine: "trap" });
  await env.DB.prepare(
    "INSERT INTO missing_pages VALUES ('2037-11-25', '/en/prices', 7, 'en', '', '')",
  ).run();
  await env.DB.prepare(
    "INSERT INTO answer_votes (day, answer, locale, vote, hits) VALUES ('2037-11-24', 'prices.site', 'fr', 'down', 3), ('2037-11-25', 'prices.site', 'fr', 'up', 2), ('2037-11-25', 'prices.plan', 'en', 'up', 9), ('2037-09-01', 'prices.site', 'fr', 'down', 5)",
  ).run();
  const page = await read("/staff/figures");
  const text = cellsOf(page);
  expect(text).toContain("|Leads|6|");
  expect(text).toContain("|Median to an answer|1 h 45|");
  expect(text).toContain("|Won|1|50% of what was decided|Lost|1|");
  expect(text).toContain("Nearest page: /en/pricing.");
  expect(text).toContain("a field was filled in that nobody sees");
  expect(text).toContain("|3|prices.site (fr)|helped 2×|");
  expect(text).not.toContain("prices.plan");
  expect(
    [...page.matchAll(/<title>(\d+) in the week of Mon 23 Nov<\/title>/g)].map(([, count]) => count),
  ).toEqual(["2", "2", "2"]);
});
