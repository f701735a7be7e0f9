import { createExecutionContext, createScheduledController } from "cloudflare:test";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offeredSlots } from "#app/domain/calendar/offered-slots";
import { env } from "#tests/worker/bindings";
import { askWith, bundle } from "#tests/worker/bundle";
import { callback, mail, newestLead, post, submit } from "#tests/worker/site";
import {
  CLAIRE,
  cellsOf,
  follow,
  hiddenIn,
  leadOf,
  MACHINE,
  MARC,
  newLead,
  open,
  press,
  pressWith,
  read,
  rowsIn,
  send,
} from "./employee";

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM leads"), env.DB.prepare("DELETE FROM staff_members")]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The changes of a lead that staff made, without those of the queue, which sends e-mails at any time. */
const historyOf = async (reference: string) =>
  (
    await env.DB.prepare(
      "SELECT what, before, after, who, text FROM lead_changes WHERE reference = ? AND what <> 'mail' ORDER BY id",
    )
      .bind(reference)
      .all<Record<string, string | null>>()
  ).results;

/** Selects leads in the list of all leads and presses one button of the bar. */
async function several(act: string, references: string[], who = CLAIRE) {
  const list = await read("/staff?view=all", who);
  const row = references.map((each) => new RegExp(`name="row" value="(${each}:\\d+)"`).exec(list)?.[1] ?? "");
  return send("/staff/several", { ...hiddenIn(list, "/staff/several"), row, act }, who);
}

test("a visitor's message waits in the inbox, is answered and won, and each step says who", async () => {
  const { reference } = await (await post("/contact", mail)).json<{ reference: string }>();
  expect(rowsIn(await read("/staff"))).toEqual([reference]);
  const page = `/staff/leads/${reference}`;

  const replied = await press(page, `${page}/reply`, {
    subject: "Your enquiry",
    text: "Hello Tom,\nwe call you.",
  });
  expect([replied.status, replied.headers.get("location")]).toEqual([303, `${page}?done=reply`]);
  expect(await read(`${page}?done=reply`)).toContain(
    'href="mailto:tom@baker.example?subject=Your%20enquiry&amp;body=Hello%20Tom%2C%0D%0Awe%20call%20you."',
  );
  expect(await leadOf(reference)).toMatchObject({
    status: "answered",
    assignee: CLAIRE,
    answered_at: expect.any(String),
  });
  expect(rowsIn(await read("/staff"))).toEqual([]);
  expect(rowsIn(await read("/staff?view=answered"))).toEqual([reference]);

  expect((await press(page, `${page}/status`, { status: "won" }, MARC)).status).toBe(303);
  expect(rowsIn(await read("/staff?view=won"))).toEqual([reference]);
  expect(
    (await historyOf(reference)).map(({ what, after, who }) => `${what} ${after} ${who}`).sort(),
  ).toEqual([
    `assignee ${CLAIRE} ${CLAIRE}`,
    `reply null ${CLAIRE}`,
    `status answered ${CLAIRE}`,
    `status won ${MARC}`,
  ]);
});

test("if two employees change one lead, the second changes nothing, sees who was faster, and keeps their text", async () => {
  const reference = await newLead();
  const page = `/staff/leads/${reference}`;
  const seen = await read(page, MARC);
  expect((await press(page, `${page}/assign`, { assignee: CLAIRE })).status).toBe(303);
  const judged = async () => {
    const { status, assignee, put_off_until, version } = (await leadOf(reference)) ?? {};
    return { status, assignee, put_off_until, version };
  };
  const presses: Record<string, Record<string, string>> = {
    assign: { assignee: MARC },
    status: { status: "lost" },
    put_off: { day: "2099-01-05" },
    reply: { subject: "Mine", text: "Typed by <Marc>" },
    call: { how: "reached", text: "Typed by <Marc>" },
  };
  for (const [act, fields] of Object.entries(presses)) {
    const answer = await send(`${page}/${act}`, { ...hiddenIn(seen, `${page}/${act}`), ...fields }, MARC);
    const text = await answer.text();
    expect([act, answer.status]).toEqual([act, 409]);
    expect(text).toContain("Claire changed this lead");
    if ("text" in fields) expect(text).toContain("Typed by &lt;Marc&gt;");
    if ("day" in fields) expect(text).toMatch(/name="day"[^>]* value="2099-01-05"/);
    if ("how" in fields) expect(text).toMatch(/name="how" value="reached" checked/);
  }
  expect(await judged()).toEqual({ status: "new", assignee: CLAIRE, put_off_until: null, version: 1 });
  expect((await historyOf(reference)).map(({ who }) => who)).toEqual([CLAIRE]);
});

test("an employee who sends a form twice is told that they changed the lead themselves, and it counts once", async () => {
  const reference = await newLead();
  const page = `/staff/leads/${reference}`;
  await press(page, `${page}/assign`, { assignee: MARC }, MARC);
  const reply = { ...hiddenIn(await read(page), `${page}/reply`), subject: "Mine", text: "Hello" };
  expect((await send(`${page}/reply`, reply)).status).toBe(303);
  const again = await send(`${page}/reply`, reply);
  const text = await again.text();
  expect([again.status, text.includes("You have changed this lead already")]).toEqual([409, true]);
  expect(text).not.toMatch(/Marc changed/);
  expect((await historyOf(reference)).filter(({ what }) => what === "reply")).toHaveLength(1);

  await press(page, `${page}/note`, { text: "Only a note" }, MARC);
  const third = await (await send(`${page}/reply`, reply)).text();
  expect(third).toContain("You have changed this lead already");
});

test("the response to a form that came too late or is invalid links back to the page of its lead, or of the calls", async () => {
  const reference = await newLead({ slot_wanted: "2099-01-05T08:00:00.000Z" });
  const page = `/staff/leads/${reference}`;
  const [seen, calls] = [await read(page, MARC), await read("/staff/calls", MARC)];
  await press(page, `${page}/assign`, { assignee: CLAIRE });
  const late = { start: "2099-01-05T08:00:00.000Z" };
  const answers = [
    await send(`${page}/reply`, { ...hiddenIn(seen, `${page}/reply`), subject: "Mine", text: "Mine" }, MARC),
    await send(`${page}/move`, { ...hiddenIn(calls, `${page}/move`), ...late }, MARC),
    await send(
      `${page}/move`,
      { ...hiddenIn(calls, `${page}/move`), start: "2020-01-06T08:00:00.000Z" },
      MARC,
    ),
    await send(`${page}/move`, { ...hiddenIn(calls, `${page}/move`), start: "" }, MARC),
    await send(`${page}/move`, { ...hiddenIn(calls, `${page}/move`), ...late, version: "" }, MARC),
  ];
  const shown = [page, page, "/staff/calls", "/staff/calls", "/staff"];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 422, 422]);
  for (const [index, answer] of answers.entries()) {
    const text = await answer.text();
    const { back = "" } = hiddenIn(text, "/staff/language");
    expect([back, (await open(back, MARC)).status]).toEqual([shown[index], 200]);
    expect(text).toContain(`data-here="${back}"`);
    expect(text.split(`<a href="${back}">Load again`)).toHaveLength(3);
  }
});

test("a reply too long for a mailto link is never cut: the e-mail opens with its subject, and the text is shown for copying", async () => {
  const reference = await newLead();
  const path = `/staff/leads/${reference}`;
  const replied = async (text: string) => {
    const page = await follow(await press(path, `${path}/reply`, { subject: "Your site", text }));
    return {
      address: /data-open="mail" href="([^"]+)"/.exec(page)?.[1],
      copied: /<textarea readonly[^>]*>([^<]*)</.exec(page)?.[1],
    };
  };
  const long = `${"é".repeat(600)} end`;
  expect(await replied(long)).toEqual({
    address: "mailto:tom@baker.example?subject=Your%20site",
    copied: long,
  });
  expect(await replied("Short\n\nend")).toEqual({
    address: "mailto:tom@baker.example?subject=Your%20site&amp;body=Short%0D%0A%0D%0Aend",
    copied: undefined,
  });
});

test("a reply is sent without the invisible marks around a pasted number, and without those in the quoted text", async () => {
  const reference = await newLead({ message: "Appelez \u200e079 555 01 01" });
  const path = `/staff/leads/${reference}`;
  expect(await read(path)).toContain("&gt; Appelez 079 555 01 01");
  const pasted = { subject: "Call \u202a+41 79\u202c", text: "Call \u202a+41 79 555 01 01\u202c" };
  expect(await follow(await press(path, `${path}/reply`, pasted))).toContain(
    '?subject=Call%20%2B41%2079&amp;body=Call%20%2B41%2079%20555%2001%2001"',
  );
});

test("notes that several employees add at once do not replace each other", async () => {
  const reference = await newLead();
  const page = `/staff/leads/${reference}`;
  const [hers, his] = [await read(page, CLAIRE), await read(page, MARC)];
  const note = `${page}/note`;
  const answers = await Promise.all([
    send(note, { ...hiddenIn(hers, note), text: "From Claire" }, CLAIRE),
    send(note, { ...hiddenIn(his, note), text: "From Marc" }, MARC),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect((await historyOf(reference)).map(({ text }) => text).sort()).toEqual(["From Claire", "From Marc"]);
});

test("a note may be as long as its field allows, and a form of more than 64 KB is refused", async () => {
  const page = `/staff/leads/${await newLead()}`;
  const noted = async (text: string) => (await press(page, `${page}/note`, { text })).status;
  expect([await noted("é".repeat(8000)), await noted("a".repeat(70_000))]).toEqual([303, 413]);
});

test("what is too long to be recorded is refused, not an error", async () => {
  const page = `/staff/leads/${await newLead()}`;
  for (const [act, fields] of [
    ["note", { text: "a".repeat(8001) }],
    ["call", { how: "missed", text: "a".repeat(8001) }],
    ["reply", { subject: "a".repeat(1001), text: "a".repeat(7000) }],
    ["assign", { assignee: `${"a".repeat(250)}@x.example` }],
  ] as const)
    expect((await press(page, `${page}/${act}`, fields)).status, act).toBe(422);
});

test("a change and its record are atomic: if the record cannot be written, nothing is changed", async () => {
  const reference = await newLead();
  const page = `/staff/leads/${reference}`;
  const seen = hiddenIn(await read(page), `${page}/status`);
  vi.spyOn(console, "error").mockImplementation(() => {});
  await env.DB.prepare(
    "CREATE TRIGGER no_history BEFORE INSERT ON lead_changes BEGIN SELECT RAISE(ABORT, 'full'); END",
  ).run();
  const answer = await send(`${page}/status`, { ...seen, status: "won" });
  await env.DB.prepare("DROP TRIGGER no_history").run();
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain("It is not certain that your change was saved");
  expect(await leadOf(reference)).toMatchObject({ status: "new", version: 0 });
});

test("the lead that has waited longest is on top, and is late after the promised working hours", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T10:00:00Z") });
  const late = await newLead({ name: "Late", created_at: "2026-11-16T08:00:00.000Z" });
  const early = await newLead({ name: "Early", created_at: "2026-11-26T08:00:00.000Z" });
  const middle = await newLead({ name: "Middle", created_at: "2026-11-25T08:00:00.000Z" });
  const called = await newLead({
    kind: "schedule",
    created_at: "2026-11-06T08:00:00.000Z",
    slot_start: "2026-11-26T09:00:00.000Z",
  });
  await newLead({ name: "Done", status: "won" });
  await newLead({ name: "Aside", quarantine: "trap" });
  const page = await read("/staff");
  expect(rowsIn(page)).toEqual([late, middle, early, called]);
  const { results } = await env.DB.prepare("SELECT reference FROM open_leads").all();
  expect(results.map(({ reference }) => reference)).toEqual(rowsIn(page));
  expect(page).toContain("<title>(4) Waiting");
  const waits = [
    ...page.matchAll(/class="since( late)?"[^>]*><span><span class="hidden">Waits <\/span>([^<]+)/g),
  ];
  expect(waits.map(([, isLate, text]) => [isLate, text])).toEqual([
    [" late", "69 h 12"],
    [undefined, "10 h 24"],
    [undefined, "2 h 00"],
    [undefined, "1 h 00"],
  ]);
  const booked = await newLead({
    kind: "schedule",
    created_at: "2026-11-16T08:00:00.000Z",
    slot_start: "2026-11-27T09:00:00.000Z",
  });
  expect(await read(`/staff/leads/${booked}`)).toMatch(/class="state new ">[^<]*Fri 27 Nov, 10:00/);
});

test("a lead's plan is shown with its billing, in the list and on its page", async () => {
  const reference = await newLead({ details: '{"plan":"pro","billing":"yearly"}' });
  for (const path of ["/staff?view=all", `/staff/leads/${reference}`])
    expect(await read(path), path).toContain("Pro, billed yearly");
});

test("a lead's line shows the wished time of a callback and an unsuccessful call until the lead is answered", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2037-11-26T10:00:00Z") });
  const selected = '{"selected_day":"monday","selected_time":540}';
  const columns = { kind: "call", phone: "+41 79 555 01 01", created_at: "2037-11-26T09:00:00.000Z" };
  const reference = await newLead({ ...columns, details: selected });
  const path = `/staff/leads/${reference}`;
  expect(await read("/staff")).toContain("Mon 30 Nov, 09:00");
  expect(await read(path)).toContain("Mon 30 Nov, 09:00");
  await press(path, `${path}/call`, { how: "missed", text: "" });
  await env.DB.prepare(
    "UPDATE lead_changes SET changed_at = '2037-11-26T09:40:00.000Z' WHERE what = 'call'",
  ).run();
  expect(await read("/staff")).toContain("not reached, 10:40");
  await press(path, `${path}/call`, { how: "reached", text: "" });
  expect(await read("/staff?view=answered")).not.toMatch(/not reached|30 Nov/);
});

test("a company and a time that a form added to a text are shown apart from it, and a visitor's own lines stay", async () => {
  const text = "Phone: 079 555 01 01\nWebsite: www.kern.ch\nPlease call me after five.";
  const fields = { form: "simple", method: "mail", name: "Eve", email: "eve@x.example", message: text };
  const referenceOf = async (more: object) => {
    await submit("/en/contact", { ...fields, ...more });
    return String((await newestLead())?.reference);
  };
  const joined = await referenceOf({ company: "Kern SA", plan: "pro" });
  const alone = await referenceOf({});
  const request = await newLead({ kind: "request", message: "Website: www.kern.ch\nPlan: Pro" });
  const list = cellsOf(await read("/staff"));
  for (const line of [
    "Eve| |Kern SA|",
    `|${text.replaceAll("\n", " ")}|`,
    "|Website: www.kern.ch Plan: Pro|",
  ])
    expect(list).toContain(line);
  for (const reference of [joined, alone]) {
    const page = await read(`/staff/leads/${reference}`);
    expect(page).toContain(`>${text}</blockquote>`);
    expect(page).toContain("\n&gt; Phone: 079 555 01 01\n&gt; Website: www.kern.ch\n");
    expect(page.includes("<dt>Company</dt>")).toBe(reference === joined);
  }
  expect(await read(`/staff/leads/${request}`)).toContain(">Website: www.kern.ch\nPlan: Pro</blockquote>");
});

test("a lead that is put off is hidden until its day, and comes back then by itself", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2037-11-26T10:00:00Z") });
  const reference = await newLead();
  const page = `/staff/leads/${reference}`;
  expect((await press(page, `${page}/put_off`, { day: "2037-11-26" })).status).toBe(422);
  expect((await press(page, `${page}/put_off`, { day: "2037-11-30" })).status).toBe(303);
  expect(rowsIn(await read("/staff"))).toEqual([]);
  expect(rowsIn(await read("/staff?view=later"))).toEqual([reference]);
  vi.setSystemTime(new Date("2037-11-29T23:30:00Z"));
  expect(rowsIn(await read("/staff"))).toEqual([reference]);
  expect(rowsIn(await read("/staff?view=later"))).toEqual([]);
});

test("the view “mine” leaves out leads that are put off; only a waiting lead can be put off, until the next working day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2037-11-26T10:00:00Z") });
  const reference = await newLead({ assignee: CLAIRE });
  const page = `/staff/leads/${reference}`;
  const form = { ...hiddenIn(await read(page), `${page}/put_off`), day: "2037-11-30" };
  await send(`${page}/put_off`, form);
  expect(rowsIn(await read("/staff?view=mine"))).toEqual([]);
  await press(page, `${page}/status`, { status: "answered" });
  expect(rowsIn(await read("/staff?view=mine"))).toEqual([reference]);
  expect(await read(page)).not.toContain(`${page}/put_off`);
  expect(await read("/staff?view=answered")).not.toContain('value="later"');
  for (const columns of [{ status: "answered" }, { quarantine: "links" }, { kind: "newsletter" }]) {
    const other = await newLead(columns);
    const row = `${other}:${(await leadOf(other))?.version}`;
    const { headers } = await press("/staff?view=all", "/staff/several", { act: "later", row });
    expect(headers.get("location")).toBe("/staff?view=all&changed=0&unchanged=1");
    expect((await leadOf(other))?.put_off_until).toBeNull();
  }
  // The next working day on a Thursday and on a Friday.
  for (const [today, day] of [
    ["2037-11-26", "2037-11-27"],
    ["2037-11-27", "2037-11-30"],
  ] as const) {
    vi.setSystemTime(new Date(`${today}T10:00:00Z`));
    const waiting = await newLead();
    await press("/staff?view=all", "/staff/several", { act: "later", row: `${waiting}:0` });
    expect((await leadOf(waiting))?.put_off_until).toBe(day);
  }
});

test("an answered booking stays in the view of coming calls until its time", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2037-11-26T10:00:00Z") });
  const reference = await newLead({ kind: "schedule", slot_start: "2037-11-30T08:00:00.000Z" });
  const page = `/staff/leads/${reference}`;
  await press(page, `${page}/reply`, { subject: "Your call", text: "We confirm." });
  expect(rowsIn(await read("/staff?view=calls"))).toEqual([reference]);
  vi.setSystemTime(new Date("2037-11-30T08:01:00Z"));
  expect(rowsIn(await read("/staff?view=calls"))).toEqual([]);
});

test("each view is an entry with its count", async () => {
  const waiting = await newLead();
  const mine = await newLead({ assignee: CLAIRE });
  const his = await newLead({ assignee: MARC, status: "answered" });
  const spam = await newLead({ status: "spam" });
  const aside = await newLead({ quarantine: "links" });
  const signUp = await newLead({ kind: "newsletter" });
  const call = await newLead({
    kind: "schedule",
    slot_start: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const page = await read("/staff");
  const counts = [...page.matchAll(/href="\/staff(?:\?view=(\w+))?"[^>]*>[^<]+<span class="count">(\d+)/g)];
  expect(Object.fromEntries(counts.map(([, view = "waiting", count]) => [view, Number(count)]))).toEqual({
    waiting: 2,
    mine: 1,
    calls: 1,
    later: 0,
    answered: 1,
    won: 0,
    lost: 0,
    aside: 2,
    newsletter: 1,
  });
  expect(rowsIn(await read("/staff?view=mine"))).toEqual([mine]);
  expect(rowsIn(await read("/staff?view=mine", MARC))).toEqual([his]);
  expect(rowsIn(await read("/staff?view=calls"))).toEqual([call]);
  expect(rowsIn(await read("/staff?view=aside")).sort()).toEqual([spam, aside].sort());
  expect(rowsIn(await read("/staff?view=newsletter"))).toEqual([signUp]);
  expect(rowsIn(await read("/staff?view=all")).sort()).toEqual(
    [waiting, mine, his, spam, aside, signUp, call].sort(),
  );
});

test("filters narrow a view, are shown as chips, and can be removed", async () => {
  const found = await newLead({
    kind: "request",
    locale: "fr",
    page: "/fr/pricing",
    created_at: "2037-11-24T22:59:00.000Z",
    details: '{"service_en":"website","utm_campaign":"spring"}',
  });
  await newLead({
    kind: "mail",
    locale: "en",
    page: "/en/contact",
    created_at: "2037-11-24T23:01:00.000Z",
    details: '{"service_en":"graphic design","source":"flyer"}',
  });
  for (const filter of [
    "kind=request",
    "locale=fr",
    "page=/fr/pricing",
    "day=2037-11-24",
    "service=website",
    "campaign=spring",
  ]) {
    const page = await read(`/staff?${filter}`);
    expect(rowsIn(page), filter).toEqual([found]);
    expect(page, filter).toContain('class="chip" href="/staff"');
  }
  expect(await read("/staff?kind=plan")).toContain("No lead matches.");
  expect(await read("/staff")).toContain(
    '<option value="flyer">flyer</option><option value="spring">spring</option>',
  );
});

test("a search looks in all views, and ignores differences in accents, umlauts and spaces", async () => {
  const body = {
    ...callback,
    name: "Jérôme Müller",
    phone: "+41 79 555 01 02",
    message: "Entreprise: Garage Œuvray\n\nUn site à Zürich",
  };
  const reference = await newLead({ status: "lost" }, body);
  await newLead();
  for (const query of [
    "jerome",
    "mueller site",
    "oeuvray zuerich",
    "079 555 01 02",
    "555 01 02",
    reference.toLowerCase(),
  ])
    expect(rowsIn(await read(`/staff?q=${encodeURIComponent(query)}`)), query).toEqual([reference]);
  expect(rowsIn(await read("/staff?q=jerome&view=won"))).toEqual([]);
  expect(await read("/staff?q=nobody")).toContain("No lead matches.");
});

test("leads stored before the inbox existed get their search words by the timer, and those whose text was changed lose their old ones", async () => {
  const reference = await newLead({ words: null });
  expect(rowsIn(await read("/staff?q=baker"))).toEqual([]);
  const tick = () =>
    bundle.scheduled(
      createScheduledController({ cron: "*/15 * * * *" }),
      { ...env, MAIL: { send: async () => {} } },
      createExecutionContext(),
    );
  await tick();
  expect(rowsIn(await read("/staff?q=baker"))).toEqual([reference]);
  await env.DB.prepare("UPDATE leads SET name = 'Ada Rochat', email = 'a@x.example' WHERE reference = ?")
    .bind(reference)
    .run();
  expect(rowsIn(await read("/staff?q=baker"))).toEqual([]);
  await tick();
  expect(rowsIn(await read("/staff?q=rochat"))).toEqual([reference]);
  await env.DB.prepare("DELETE FROM leads").run();
  expect(await env.DB.prepare("SELECT count(*) AS n FROM lead_words").first("n")).toBe(0);
});

test("pages of fifty show every lead once, and all fifty can be assigned to oneself at once", async () => {
  const rows = Array.from({ length: 120 }, (_, index) =>
    env.DB.prepare(
      "INSERT INTO leads (reference, created_at, kind, name, email, subject, message, locale, page, details, status, slot_start) VALUES (?, ?, 'mail', 'N', 'n@x.example', '', '', 'en', '/en', '{}', ?, ?)",
    ).bind(
      `REF${String(index).padStart(7, "0")}`,
      `2026-10-0${1 + (index % 3)}T08:00:00.000Z`,
      index % 2 ? "won" : "new",
      index % 4 ? null : `2026-10-02T08:00:00.${String(index).padStart(3, "0")}Z`,
    ),
  );
  await env.DB.batch(rows);
  for (const [view, count] of [
    ["waiting", 60],
    ["won", 60],
    ["all", 120],
  ] as const) {
    const seen: string[] = [];
    let next: string | undefined = `/staff?view=${view}`;
    while (next) {
      const page: string = await read(next);
      seen.push(...rowsIn(page));
      next = /rel="next" href="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
    }
    expect([view, seen.length, new Set(seen).size]).toEqual([view, count, count]);
  }
  const list = await read("/staff?view=all");
  const row = [...list.matchAll(/name="row" value="([^"]+)"/g)].map(([, value = ""]) => value);
  const taken = await send("/staff/several", { ...hiddenIn(list, "/staff/several"), row, act: "take" });
  expect(taken.headers.get("location")).toContain("changed=50");
});

test("several leads are changed at once, except those that somebody else has just changed", async () => {
  const [one, two, three] = [await newLead(), await newLead(), await newLead()];
  const list = await read("/staff");
  const row = [...list.matchAll(/name="row" value="([^"]+)"/g)].map(([, value = ""]) => value);
  await press(`/staff/leads/${two}`, `/staff/leads/${two}/assign`, { assignee: MARC }, MARC);
  const answer = await send("/staff/several", { ...hiddenIn(list, "/staff/several"), row, act: "lost" });
  const back = answer.headers.get("location") ?? "";
  expect(back).toMatch(/^\/staff\?changed=2&unchanged=1&undo=/);
  const astray = { ...hiddenIn(list, "/staff/several"), row, act: "lost", back: "https://[" };
  expect((await send("/staff/several", astray)).status).toBe(303);
  expect(await read(back)).toContain(
    "2 changed, 1 not: somebody else was faster there, or they do not wait.",
  );
  expect([(await leadOf(one))?.status, (await leadOf(two))?.status, (await leadOf(three))?.status]).toEqual([
    "lost",
    "new",
    "lost",
  ]);
});

test("a quarantined lead is released by one press, and staff are notified then", async () => {
  const reference = await newLead({ quarantine: "links trap" });
  const page = `/staff/leads/${reference}`;
  expect(await read(page)).toContain("it holds many links, a field was filled in that nobody sees");
  const queued: unknown[] = [];
  const QUEUE = {
    sendBatch: async (messages: Iterable<{ body: unknown }>) =>
      void queued.push(...[...messages].map(({ body }) => body)),
  };
  expect((await pressWith({ QUEUE }, page, `${page}/release`)).status).toBe(303);
  expect(queued).toEqual([{ kind: "notice", reference }]);
  expect(rowsIn(await read("/staff"))).toEqual([reference]);
  expect((await press(page, `${page}/status`, { status: "spam" })).headers.get("location")).toBe(
    `${page}?done=spam`,
  );
  expect(rowsIn(await read("/staff?view=aside"))).toEqual([reference]);
  expect((await press(page, `${page}/release`)).status).toBe(303);
  expect(await leadOf(reference)).toMatchObject({ status: "new", quarantine: null });
});

test("after a release or a reopening the page says whether the call has its time again, or who has that time", async () => {
  const [start = ""] = offeredSlots(new Date()).map((each) => each.start);
  const reference = await newLead({ kind: "schedule", slot_start: start });
  const page = `/staff/leads/${reference}`;
  const said = async (answer: Response) =>
    /<div class="notice done"[^>]*>([^<]+)/.exec(await follow(answer))?.[1];
  await press(page, `${page}/status`, { status: "spam" });
  const isHeldNow = /Its call is held now: .+ Tell them\./;
  expect(await said(await press(page, `${page}/release`))).toMatch(isHeldNow);
  await press(page, `${page}/status`, { status: "lost" });
  expect(await said(await press(page, `${page}/status`, { status: "new" }))).toMatch(isHeldNow);
  const answered = await said(await press(page, `${page}/status`, { status: "answered" }));
  expect(answered).toContain("Its call is held: ");
  expect(answered).not.toContain("Tell them");
  await several("spam", [reference]);
  expect(await said(await several("release", [reference]))).toContain(
    "Calls that are held now: 1. Tell them.",
  );
  expect(await leadOf(reference)).toMatchObject({ slot_start: start });

  await several("spam", [reference]);
  const faster = await newLead({ kind: "schedule", slot_start: start, email: "faster@x.example" });
  expect(await said(await several("release", [reference]))).toContain("Calls whose time is not held: 1.");
  await press(page, `${page}/status`, { status: "lost" });
  expect(await said(await press(page, `${page}/status`, { status: "new" }))).toContain("somebody else has");
  await press(page, `${page}/status`, { status: "lost" });
  await press(`/staff/leads/${faster}`, `/staff/leads/${faster}/status`, { status: "lost" });
  await newLead({ slot_start: "2099-01-05T08:00:00.000Z" });
  const holdsAnother = "holds another";
  expect(await said(await press(page, `${page}/status`, { status: "new" }))).toContain(holdsAnother);
  expect(await said(await press(page, `${page}/status`, { status: "won" }))).toContain(holdsAnother);
});

test("a lead stays assigned to the same employee, whoever answers it", async () => {
  const [theirs, nobodys] = [await newLead({ assignee: MARC }), await newLead()];
  for (const reference of [theirs, nobodys]) {
    const page = `/staff/leads/${reference}`;
    await press(page, `${page}/reply`, { subject: "Your enquiry", text: "We call you." });
  }
  expect([(await leadOf(theirs))?.assignee, (await leadOf(nobodys))?.assignee]).toEqual([MARC, CLAIRE]);
});

test("a won or lost lead can be marked as answered again, and stays won or lost after a reply", async () => {
  for (const status of ["won", "lost"] as const) {
    const reference = await newLead({ status });
    const page = `/staff/leads/${reference}`;
    await press(page, `${page}/reply`, { subject: "Hello", text: "Thank you." });
    expect((await leadOf(reference))?.status).toBe(status);
    await press(page, `${page}/status`, { status: "answered" });
    expect((await leadOf(reference))?.status).toBe("answered");
  }
});

test("the page says once that an answer gave a call its time back, however the answer was given", async () => {
  const [start = ""] = offeredSlots(new Date()).map((each) => each.start);
  const ways = [
    ["reply", { subject: "Hello", text: "We call you." }],
    ["call", { how: "reached", text: "" }],
  ] as const;
  for (const [act, fields] of ways) {
    const reference = await newLead({ kind: "schedule", slot_wanted: start, quarantine: "links" });
    const page = `/staff/leads/${reference}`;
    const said = async () => follow(await press(page, `${page}/${act}`, fields));
    expect(await said(), act).toMatch(/Its call is held now: .+ Tell them\./);
    expect(await said(), act).not.toContain("Its call is held");
    await press(page, `${page}/status`, { status: "lost" });
  }
});

test("a day of another year is shown with its year", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2037-11-26T10:00:00Z") });
  await newLead({ status: "won", created_at: "2025-12-09T08:00:00.000Z" });
  await newLead({ status: "won", created_at: "2037-03-09T08:00:00.000Z" });
  const days = [...(await read("/staff?view=won")).matchAll(/<time[^>]*>([^<]+)/g)].map(([, day]) => day);
  expect(days).toEqual(["9 Mar", "9 Dec 2025"]);
});

test("HEAD of the inbox and of its files answers as GET does, without a body", async () => {
  const reference = await newLead({ kind: "schedule", slot_start: "2099-01-05T08:00:00.000Z" });
  const files = [...(await read("/staff")).matchAll(/(?:src|href)="(\/staff\/files\/[^"]+)"/g)];
  const lead = `/staff/leads/${reference}`;
  const pages = ["/staff", "/staff/calls", "/staff/nowhere", "/staff/leads.csv", lead, `${lead}/call.ics`];
  for (const path of [...pages, ...files.map(([, file = ""]) => file)]) {
    const [head, whole] = [await open(path, CLAIRE, {}, "HEAD"), await open(path)];
    const { "content-length": _, ...headers } = Object.fromEntries(head.headers);
    expect([head.status, headers], path).toEqual([whole.status, Object.fromEntries(whole.headers)]);
    expect(await head.text(), path).toBe("");
  }
});

test("an employee who changes several leads is told once what happens to their calls", async () => {
  const [kept = "", held = "", taken = ""] = offeredSlots(new Date()).map((each) => each.start);
  const waits = await newLead({ kind: "schedule", slot_start: kept, put_off_until: "2099-01-05" });
  const aside = { kind: "schedule", slot_wanted: held, quarantine: "links", email: "aside@x.example" };
  const unheld = { kind: "schedule", slot_wanted: taken, email: "late@x.example" };
  await newLead({ kind: "schedule", slot_start: taken, email: "faster@x.example" });
  const chosen = [waits, await newLead(aside), await newLead(unheld)];
  const said = (page: string) => /<div class="notice [^>]*>([^<]+)/.exec(page)?.[1]?.trim();

  expect(said(await follow(await several("take", chosen)))).toBe("3 changed.");
  const answered = await follow(await several("answered", chosen));
  expect(said(answered)).toBe(
    "3 changed. Calls that stay booked: 1. Calls that are held now: 1. Tell them. Calls whose time is not held: 1. They stand under Calls, below the week.",
  );
  expect((await leadOf(chosen[1] ?? ""))?.slot_start).toBe(held);
  expect(answered).toContain('data-here="/staff?view=all"');
  const lost = await follow(await several("lost", chosen));
  expect(said(lost)).toBe("3 changed. Calls whose time is free again: 2.");
  expect((await leadOf(waits))?.slot_start).toBeNull();
});

test("a visitor who was told that we will confirm their call is shown as waiting in all views until somebody answers or moves the call", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2037-11-26T10:00:00Z") });
  const [start = "", other = ""] = offeredSlots(new Date()).map((each) => each.start);
  const columns = { kind: "schedule", slot_start: start };
  const reference = await newLead({ ...columns, to_confirm: 1, created_at: "2037-11-16T08:00:00.000Z" });
  const sooner = await newLead({ created_at: "2037-11-13T08:00:00.000Z" });
  const later = await newLead({ created_at: "2037-11-17T08:00:00.000Z" });
  const page = `/staff/leads/${reference}`;
  const week = `/staff/calls?week=${start.slice(0, 10)}`;
  const isWaiting = async () => {
    const list = await read("/staff");
    const { results } = await env.DB.prepare("SELECT reference FROM open_leads").all();
    expect(results.map((each) => each.reference)).toEqual(rowsIn(list));
    expect(list).toContain(`<title>(${rowsIn(list).length}) Waiting`);
    return rowsIn(list).includes(reference);
  };
  expect(await isWaiting()).toBe(true);
  const list = await read("/staff");
  expect(rowsIn(list)).toEqual([sooner, reference, later]);
  expect(list).toMatch(
    /to be confirmed: Mon 30 Nov, 09:00.+?class="since late"[^>]*><span><span class="hidden">Waits <\/span>69 h 12/s,
  );
  expect(rowsIn(await read("/staff?view=calls"))).toEqual([reference]);
  expect(await read(page)).toMatch(/class="state new late">[^<]*69 h 12/);
  expect(await read(page)).toContain("They were told that we will confirm this time");
  expect(await read(week)).toContain("Confirm this time to them");
  await press(page, `${page}/status`, { status: "answered" });
  expect(await read(page)).not.toContain("They were told");
  expect(await read(week)).not.toContain("Confirm this time to them");
  expect(await isWaiting()).toBe(false);
  await press(page, `${page}/status`, { status: "new" });
  expect(await read(page)).toContain("They were told");
  expect(await isWaiting()).toBe(true);
  // Moving the call tells its visitor the new time.
  await press(week, `${page}/move`, { start: other });
  expect(await read(page)).not.toContain("They were told");
  expect(await isWaiting()).toBe(false);
});

test("an employee's action on a quarantined lead releases it, and it is in the right view", async () => {
  const deal: Record<string, (page: string) => Promise<Response>> = {
    won: (page) => press(page, `${page}/status`, { status: "won" }),
    lost: (page) => press(page, `${page}/status`, { status: "lost" }),
    "answered by a press": (page) => press(page, `${page}/status`, { status: "answered" }),
    "answered by mail": (page) => press(page, `${page}/reply`, { subject: "Hello", text: "We call you." }),
    "answered by phone": (page) => press(page, `${page}/call`, { how: "reached", text: "" }),
    "answered with others": async () => {
      const list = await read("/staff?view=all");
      const [, row = ""] = /name="row" value="([^"]+)"/.exec(list) ?? [];
      return send("/staff/several", { ...hiddenIn(list, "/staff/several"), row, act: "answered" });
    },
  };
  for (const columns of [{ quarantine: "links" }, { status: "spam" }])
    for (const [way, dealWith] of Object.entries(deal)) {
      const reference = await newLead(columns);
      expect((await dealWith(`/staff/leads/${reference}`)).status, way).toBe(303);
      const [status = ""] = way.split(" ");
      expect(await leadOf(reference), way).toMatchObject({ status, quarantine: null });
      expect(rowsIn(await read(`/staff?view=${status}`))).toContain(reference);
      expect(rowsIn(await read("/staff?view=aside"))).toEqual([]);
      const released = (await historyOf(reference)).filter(
        ({ what, after }) => what === "quarantine" && after === null,
      );
      expect(released.map(({ who }) => who)).toEqual("quarantine" in columns ? [CLAIRE] : []);
    }
  for (const [act, fields] of [
    ["call", { how: "missed" }],
    ["status", { status: "spam" }],
    ["note", { text: "A person?" }],
  ] as const) {
    const reference = await newLead({ quarantine: "links" });
    await press(`/staff/leads/${reference}`, `/staff/leads/${reference}/${act}`, { ...fields });
    expect(await leadOf(reference), act).toMatchObject({ quarantine: "links" });
  }
});

test("the list of all leads, a search and a person's other leads mark those in quarantine", async () => {
  const aside = await newLead({ quarantine: "links" }, { ...mail, name: "Ada Aside" });
  const waiting = await newLead({}, { ...mail, name: "Ada Waiting" });
  for (const path of ["/staff?view=all", "/staff?q=ada"]) {
    const rows = (await read(path)).split("<li ").filter((row) => row.includes("data-row"));
    const marked = rows.filter((row) => row.includes('<span class="state aside">Put aside</span>'));
    expect(rows, path).toHaveLength(2);
    expect(marked.join(), path).toContain(aside);
    expect(marked, path).toHaveLength(1);
  }
  expect(await read(`/staff/leads/${waiting}`)).toMatch(/· Put aside/);
  expect(await (await open("/staff?view=all", CLAIRE, { "accept-language": "fr" })).text()).toContain(
    '<span class="state aside">Mise de côté</span>',
  );
});

const hostile = {
  name: `<img src=x onerror=alert(1)>"'`,
  email: '"><script>alert(2)</script>@x.example',
  phone: "=HYPERLINK(1)",
  subject: "</title><script>alert(3)</script>",
  message: `=cmd|' /C calc'!A0 \u001b[2J\u202etxt.exe </textarea><script>alert(4)</script> {{7*7}} ${"x".repeat(4500)}`,
  page: "/fr/<script>",
  details: JSON.stringify({
    company: "<b>&amp;</b>",
    product: "</dd><script>",
    website: "javascript:alert(5)",
    referrer: "javascript:alert(6)",
    utm_campaign: "</option><script>",
  }),
  quarantine: "<script>alert(7)</script>",
};

test("visitors' text is shown as plain text everywhere: markup, terminal escapes, bidirectional marks, formulas", async () => {
  const reference = await newLead(hostile);
  await press(`/staff/leads/${reference}`, `/staff/leads/${reference}/note`, {
    text: "</blockquote><script>alert(8)</script>\u202e",
  });
  const paths = [
    "/staff?view=all",
    "/staff?view=aside",
    `/staff/leads/${reference}`,
    "/staff/figures",
    "/staff/calls",
    "/staff?view=all&q=%3Cscript%3E%22",
    "/staff?view=all&campaign=%3C/option%3E%3Cscript%3E",
  ];
  for (const path of paths) {
    const page = await read(path);
    const scripts = [...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts, path).toHaveLength(1);
    for (const raw of ["<img", "<b>&amp;", 'href="javascript', "\u001b", "\u202e"])
      expect(page.includes(raw), `${path} ${raw}`).toBe(false);
  }
  const shown = await read(`/staff/leads/${reference}`);
  expect(shown).toContain("[2Jtxt.exe &lt;/textarea&gt;&lt;script&gt;alert(4)");
  expect(shown).toContain("x".repeat(4500));
  const csv = await read("/staff/leads.csv?view=all");
  expect(csv).toContain(`"'=cmd|' /C calc'!A0`);
  expect(csv).toContain(`"'=HYPERLINK(1)"`);
  expect([csv.includes("\u001b"), csv.includes("\u202e")]).toEqual([false, false]);
});

test("the CSV holds the leads of the current view, from all of its pages", async () => {
  const won = await newLead({ status: "won", name: 'Won; "quoted"' });
  await newLead();
  const answer = await open("/staff/leads.csv?view=won");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="leads-won-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const lines = (await answer.text()).split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"${won}"`);
  expect(lines[1]).toContain(`"Won; ""quoted"""`);
});

test("the CSV uses the words of the inbox, in the employee's language, and Swiss times", async () => {
  const details = {
    ...{ company: "Kern SA", website: "kern.example", budget: "5,000 CHF", utm_campaign: "spring" },
    ...{ selected_day: "friday", selected_time: 540 },
  };
  await newLead({
    kind: "call",
    name: "Ada",
    phone: "+41 79 555 01 01",
    message: "Bread",
    created_at: "2037-11-25T09:00:00.000Z",
    assignee: "claire.rochat@rivelac.example",
    details: JSON.stringify(details),
  });
  const answer = await open("/staff/leads.csv?view=all", CLAIRE, { "accept-language": "fr" });
  const [heading, line] = (await answer.text()).split("\r\n");
  expect(heading).toContain('"Référence";"Reçue le";"Type";"État";"Nom";"Entreprise"');
  expect(line).toMatch(
    /"2037-11-25 10:00";"Rappel";"En attente";"Ada";"Kern SA";"";"[^"]*";"\+41 79 555 01 01"/,
  );
  expect(line).toMatch(
    /"";"2037-11-27 09:00";"Bread";"kern\.example";"";"5,000 CHF";"[^"]+";"[^"]+";"spring";"Claire Rochat";"";""$/,
  );
});

test("the CSV holds whole messages, and says so if it does not hold all leads", async () => {
  const message = `${"long ".repeat(900)}end`;
  await newLead({ message });
  const whole = await read("/staff/leads.csv");
  expect(whole).toContain(`"${message}"`);
  expect(whole).not.toContain("are in this file");
  await env.DB.prepare(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 5000)
    INSERT INTO leads (reference, kind, name, email, subject, message, locale, page, details)
    SELECT printf('%010d', n), 'mail', 'N', 'n@x.example', '', '', 'en', '/en', '{}' FROM numbers`).run();
  const lines = (await read("/staff/leads.csv")).split("\r\n");
  expect(lines).toHaveLength(5002);
  expect(lines[1]).toContain("Only the first 5000 leads of this view are in this file");
});

test("a person's data is shown before it is erased, and everything found is erased", async () => {
  const first = await newLead({ phone: "+41 79 555 01 03" });
  const second = await newLead({ message: "Ask tom@baker.example", email: "other@x.example", name: "Other" });
  await press(`/staff/leads/${second}`, `/staff/leads/${second}/note`, {
    text: "Friend of tom@baker.example",
  });
  await press(`/staff/leads/${first}`, `/staff/leads/${first}/note`, { text: "Wrote to tom@baker.example" });
  const action = `/staff/leads/${first}/erase`;
  const shown = await read(action);
  expect(shown).toContain("Known of tom@baker.example");
  expect(await read(`/staff/leads/${first.toLowerCase()}/erase`)).toContain("Known of tom@baker.example");
  expect(shown).toContain(first);
  for (const unread of [{}, { count: "1", checked: "yes" }]) {
    const again = await send(action, { ...hiddenIn(shown, action), ...unread });
    expect(await again.text()).toContain("I have checked this list (3)");
  }
  expect(await leadOf(first)).not.toBeNull();
  const done = await (await send(action, { ...hiddenIn(shown, action), checked: "yes" })).text();
  expect(done).toContain("Erased: 3 of 3 rows.");
  expect([await leadOf(first), await historyOf(first)]).toEqual([null, []]);
  expect(await leadOf(second)).toMatchObject({ message: "Ask [erased]", words: null });
  expect((await historyOf(second))[0]?.text).toBe("Friend of [erased]");
});

test("a note with only the name of an erased person loses it if the employee chooses so, since others may have that name", async () => {
  const first = await newLead({ name: "Léa Weber-Roy" });
  const notes = ["Partner is LÉA  Weber-Roy, a friend", "Another Léa Weber-Roy, of Bulle", "Léa Weber-Royer"];
  const others: string[] = [];
  for (const text of notes) {
    const other = await newLead({ email: "other@x.example", name: "Other" });
    await press(`/staff/leads/${other}`, `/staff/leads/${other}/note`, { text });
    others.push(other);
  }
  await press(`/staff/leads/${first}`, `/staff/leads/${first}/note`, { text: "Léa Weber-Roy called" });
  const action = `/staff/leads/${first}/erase`;
  const shown = await read(action);
  const offered = [...shown.matchAll(/name="naming" value="([^"]+)".+?<bdi>([^<]+)/gs)];
  expect(offered.map(([, , text]) => text)).toEqual([
    "Partner is LÉA Weber-Roy, a friend",
    "Another Léa Weber-Roy, of Bulle",
  ]);
  const form = { ...hiddenIn(shown, action), checked: "yes", naming: offered[0]?.[1] ?? "" };
  expect(await (await send(action, form)).text()).toContain("Erased: 2 of 2 rows.");
  const texts = await Promise.all(others.map(async (other) => (await historyOf(other))[0]?.text));
  expect(texts).toEqual(["Partner is [erased], a friend", notes[1], notes[2]]);
});

test("a note with only the name of an erased person is found in any script and case", async () => {
  const first = await newLead({ name: "Юрий Петров" });
  const other = await newLead({ email: "other@x.example", name: "Other" });
  await press(`/staff/leads/${other}`, `/staff/leads/${other}/note`, { text: "A friend of ЮРИЙ ПЕТРОВ" });
  expect(await read(`/staff/leads/${first}/erase`)).toMatch(/name="naming".+?<bdi>A friend of ЮРИЙ ПЕТРОВ</s);
});

test("another address or number of an erased person is offered for the next search, though their lead is gone", async () => {
  const first = await newLead({ phone: "+41 79 555 01 03" });
  const second = await newLead({ email: null, phone: "0041795550103", kind: "call" });
  const action = `/staff/leads/${first}/erase`;
  const shown = await read(action);
  const done = await (await send(action, { ...hiddenIn(shown, action), checked: "yes" })).text();
  expect([await leadOf(first), await leadOf(second)]).toEqual([null, expect.anything()]);
  expect(done).toContain("Also look for");
  const [, of = ""] = /name="of" value="([^"]+)"/.exec(done) ?? [];
  const others = await (await send(action, { ...hiddenIn(done, action), of })).text();
  expect(others).toContain("Known of +41 79 555 01 03");
  await send(action, { ...hiddenIn(others, action), checked: "yes" });
  expect(await leadOf(second)).toBeNull();
});

test("a typed number that belongs to nobody is not searched for", async () => {
  const action = `/staff/leads/${await newLead({ phone: "after six" })}/erase`;
  const shown = await read(action);
  expect(shown).toContain("Known of tom@baker.example");
  expect(shown).not.toContain("Also look for");
});

test("a lead whose address and number cannot be searched for is erased by its reference, and no other with it", async () => {
  const unreachable = { ...mail, email: "ada", phone: "12345" };
  const first = await newLead({}, unreachable);
  const second = await newLead({ message: `Like ${first}` }, unreachable);
  const action = `/staff/leads/${first}/erase`;
  const shown = await read(action);
  expect(shown).toContain(`Known of ${first}`);
  const done = await (await send(action, { ...hiddenIn(shown, action), checked: "yes" })).text();
  expect(done).toContain("Erased: 2 of 2 rows.");
  expect(await leadOf(first)).toBeNull();
  expect(await leadOf(second)).toMatchObject({ email: "ada", message: "Like [erased]" });
});

test("a lead's page lists the person's earlier leads, by address or number", async () => {
  const byMail = await newLead({ email: "TOM@baker.example" });
  const byPhone = await newLead({ email: null, phone: "079 555 01 04", phone_key: "795550104" });
  const reference = await newLead({ phone: "+41795550104", phone_key: "795550104" });
  await newLead({ email: "somebody@x.example" });
  const page = await read(`/staff/leads/${reference}`);
  const others = page.slice(page.indexOf("Earlier leads"), page.indexOf("History"));
  expect([...others.matchAll(/leads\/(\w{10})/g)].map(([, each]) => each)).toEqual([byPhone, byMail]);
});

test("a missing lead, an empty form and a broken database are answered with a page; for a form it links back to the lead", async () => {
  expect((await open("/staff/leads/NOSUCHLEAD")).status).toBe(404);
  expect((await open("/staff/nothing")).status).toBe(404);
  const reference = await newLead();
  const page = `/staff/leads/${reference}`;
  for (const [act, fields] of [
    ["status", { status: "x" }],
    ["assign", { assignee: "no address" }],
    ["note", { text: " " }],
    ["reply", { subject: " ", text: "We call you." }],
    ["call", {}],
  ] as const) {
    const answer = await press(page, `${page}/${act}`, fields);
    expect([answer.status, await answer.text()], act).toEqual([
      422,
      expect.stringContaining(`href="${page}"`),
    ]);
  }
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const DB = {
    prepare: () => {
      throw new Error("SECRET tom@baker.example");
    },
    batch: () => {},
  };
  const answer = await askWith({ DB }, new Request(`${MACHINE}/staff`));
  expect([answer.status, await answer.text()]).toEqual([
    500,
    expect.stringContaining("La base de données n’a pas répondu"),
  ]);
  expect(JSON.stringify(logged.mock.calls)).not.toContain("SECRET");
});

test("a lead's page shows where its visitor came from: landing page, campaign, device", async () => {
  const headers = {
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0",
    "idempotency-key": crypto.randomUUID(),
  };
  const meta = {
    page: "/en/contact",
    locale: "en",
    utm: { utm_campaign: "spring" },
    first_landing: { path: "/en/blog" },
  };
  const { reference } = await (await post("/contact", { ...mail, meta }, headers)).json<{
    reference: string;
  }>();
  const text = cellsOf(await read(`/staff/leads/${reference}`));
  for (const fact of [
    "|Landed on|/en/blog|",
    "|Campaign|spring|",
    "|Device|Firefox 142, Linux|",
    "|Language|English|",
  ])
    expect(text).toContain(fact);
});

test("an e-mail to staff links to its lead in the inbox, if there is an inbox", async () => {
  const sent: { text: string }[] = [];
  const tell = async (bindings: object) => {
    const reference = await newLead();
    const message = { body: { kind: "notice", reference }, attempts: 1, ack: () => {}, retry: () => {} };
    const MAIL = { send: async (each: { text: string }) => void sent.push(each) };
    await bundle.queue({ queue: "rivelac", messages: [message] }, { ...env, MAIL, ...bindings });
    return reference;
  };
  const linked = await tell({
    ACCESS_TEAM: "https://team.cloudflareaccess.example",
    ACCESS_AUDIENCE: "inbox",
  });
  await tell({ ACCESS_TEAM: "", ACCESS_AUDIENCE: "" });
  expect(sent.map(({ text }) => text.includes("/staff"))).toEqual([true, false]);
  expect(sent[0]?.text).toContain(`https://rivelac.example/staff/leads/${linked}\n`);
});

test("a form redirects only to a page of the inbox", async () => {
  const language = hiddenIn(await read("/staff"), "/staff/language");
  for (const [back, target] of [
    ["/staff/calls?week=2037-11-30", "/staff/calls?week=2037-11-30"],
    ["https://evil.example//evil.example/x", "/staff"],
    ["https://evil.example/staff/x", "/staff"],
    [`${MACHINE}//evil.example/staff`, "/staff"],
    ["//evil.example/staff", "/staff"],
    ["/staffing", "/staff"],
    ["https://[", "/staff"],
  ] as const) {
    const { headers } = await send("/staff/language", { ...language, locale: "en", back });
    expect(headers.get("location"), back).toBe(target);
    await newLead();
    const several = hiddenIn(await read("/staff"), "/staff/several");
    const chosen = await send("/staff/several", { ...several, act: "lost", back });
    expect(chosen.headers.get("location"), back).toBe(target);
  }
});

test("the inbox is in the language that an employee chose", async () => {
  const answer = await press("/staff", "/staff/language", {
    locale: "fr",
    back: "https://evil.example/staff",
  });
  expect(answer.headers.get("location")).toBe("/staff");
  const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
  expect(await (await open("/staff", CLAIRE, { cookie })).text()).toContain('<html lang="fr">');
  expect(await read("/staff")).toContain('<html lang="en">');
});

test("a lead is no longer put off once it is answered or reopened", async () => {
  const reference = await newLead();
  const page = `/staff/leads/${reference}`;
  await press(page, `${page}/put_off`, { day: "2099-01-05" });
  expect(rowsIn(await read("/staff"))).not.toContain(reference);
  await press(page, `${page}/status`, { status: "answered" });
  const reopened = await press(page, `${page}/status`, { status: "new" });
  expect(reopened.status).toBe(303);
  expect(rowsIn(await read("/staff"))).toContain(reference);
  await press(page, `${page}/put_off`, { day: "2099-01-05" });
  const back = await press(page, `${page}/put_off`, { day: "" });
  expect(await follow(back)).toContain("It is back among those who wait.");
});

test("marking several leads as answered changes only those that wait: won, lost and sign-ups stay", async () => {
  const states = ["new", "won", "lost"] as const;
  const leads = await Promise.all(states.map((status) => newLead({ status })));
  const signUp = await newLead({ kind: "newsletter" });
  const all = [...leads, signUp];
  const row = all.map((reference) => `${reference}:0`);
  const form = { ...hiddenIn(await read("/staff?view=all"), "/staff/several"), act: "answered", row };
  const answer = await send("/staff/several", form);
  expect(answer.headers.get("location")).toMatch(/changed=1&unchanged=3/);
  const found = await Promise.all(all.map(leadOf));
  expect(found.map((lead) => lead?.status)).toEqual(["answered", "won", "lost", "new"]);
});

test("an answered or won lead is so again once its spam mark is removed", async () => {
  const leads = await Promise.all(["won", "answered", "new"].map((status) => newLead({ status })));
  for (const reference of leads) {
    const page = `/staff/leads/${reference}`;
    await press(page, `${page}/status`, { status: "spam" });
    await press(page, `${page}/release`, {});
  }
  const found = await Promise.all(leads.map(leadOf));
  expect(found.map((lead) => lead?.status)).toEqual(["won", "answered", "new"]);
});

test("an employee who marks a lead as lost is told that its call is cancelled", async () => {
  const reference = await newLead({ kind: "schedule", slot_start: "2099-11-30T08:00:00.000Z" });
  const page = `/staff/leads/${reference}`;
  const answer = await press(page, `${page}/status`, { status: "lost" });
  expect(await follow(answer)).toMatch(/Its call of [^<]+ is off/);
});

test("a booking without a time shows the wished time in the list", async () => {
  await newLead({ kind: "schedule", slot_wanted: "2099-11-30T08:00:00.000Z" });
  expect(await read("/staff")).toContain("Mon 30 Nov 2099, 09:00");
});

test("a reply that is the unchanged draft is not recorded, and its page says so", async () => {
  const reference = await newLead({ name: "Tom  Baker" });
  const page = `/staff/leads/${reference}`;
  const draft = /<textarea name="text" rows="9"[^>]*>([^<]+)</.exec(await read(page))?.[1] ?? "";
  const text = draft.replaceAll("&gt;", ">").replaceAll("\n", "\r\n");
  expect(text).toContain("Thank you for your enquiry.");
  const refused = await press(page, `${page}/reply`, { subject: "Your enquiry", text });
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining("the draft as it was"),
  ]);
  expect([await historyOf(reference), (await leadOf(reference))?.status]).toEqual([[], "new"]);
  const written = text.replace("enquiry.", "enquiry. We call you at nine.");
  expect((await press(page, `${page}/reply`, { subject: "Your enquiry", text: written })).status).toBe(303);
});

test("a reply that was not sent after all reopens its lead, if that reply had marked it as answered", async () => {
  const reference = await newLead();
  const page = `/staff/leads/${reference}`;
  const reply = async () => {
    const answer = await press(page, `${page}/reply`, { subject: "Hello", text: "We call you." });
    return follow(answer);
  };
  const said = await reply();
  const notice = said.slice(said.indexOf('class="notice done"'));
  expect(notice).toMatch(/name="status" value="new">I did not send it/);
  await send(`${page}/status`, { ...hiddenIn(notice, `${page}/status`), status: "new" });
  expect(rowsIn(await read("/staff"))).toEqual([reference]);
  await press(page, `${page}/status`, { status: "won" });
  expect(await reply()).not.toContain("I did not send it");
});

test("two colleagues of one name are shown with their e-mail addresses where both appear", async () => {
  const other = "marc@lausanne.example";
  const reference = await newLead();
  const page = `/staff/leads/${reference}`;
  await read("/staff", MARC);
  expect(await read(page)).toMatch(/<option[^>]*>Marc<\/option>/);
  await read("/staff", other);
  const given = await press(page, `${page}/assign`, { assignee: other });
  const told = await follow(given);
  expect(told).toContain(`It is with Marc (${other}).`);
  expect(told).toContain(`gave it to Marc (${other})`);
  expect(told).toContain(`>Marc (${MARC})</option>`);
  expect(told).toContain(">Claire</option>");
  await newLead({ assignee: MARC });
  expect(await read("/staff?view=all")).toContain(`title="with Marc (${MARC})"`);
});

/** Undoes a change of several leads and returns the notice of the list. */
async function undo(change: Response, who = CLAIRE) {
  const list = await follow(change, who);
  const start = list.indexOf('action="/staff/undo"');
  const form = list.slice(start, list.indexOf("</form>", start));
  const row = [...form.matchAll(/name="row" value="([^"]+)"/g)].map(([, each = ""]) => each);
  const page = await follow(await send("/staff/undo", { ...hiddenIn(list, "/staff/undo"), row }, who), who);
  return /<div class="notice [^>]*>([^<]+)/.exec(page)?.[1];
}

const stateOf = async (reference: string) => {
  const lead = (await leadOf(reference)) ?? {};
  const { status, quarantine, assignee, put_off_until, answered_at, slot_start, slot_wanted } = lead;
  return { status, quarantine, assignee, put_off_until, answered_at, slot_start, slot_wanted };
};

test("a change of several leads is undone by one press: each has its former state again", async () => {
  const slot_start = "2099-01-05T08:00:00.000Z";
  const leads = [
    await newLead({ assignee: MARC, put_off_until: "2099-01-05" }),
    await newLead({ quarantine: "links" }),
    await newLead({ kind: "schedule", slot_start, email: "call@x.example" }),
    await newLead({ status: "spam", kind: "schedule", slot_wanted: "2099-01-06T08:00:00.000Z" }),
  ];
  const states = () => Promise.all(leads.map(stateOf));
  const before = await states();
  // The lead that is spam already is not changed by it, so there is one less to undo.
  const acts = { take: 4, answered: 4, later: 2, lost: 4, spam: 3, release: 2 };
  for (const [act, count] of Object.entries(acts)) {
    const change = await several(act, leads);
    expect([act, await states()]).not.toEqual([act, before]);
    expect([act, await undo(change)]).toEqual([act, expect.stringMatching(`^${count} undone`)]);
    expect([act, await states()]).toEqual([act, before]);
  }
});

test("undoing keeps later changes, a colleague's changes, and a time that another call has taken by now", async () => {
  const slot_start = "2099-01-05T08:00:00.000Z";
  const call = await newLead({ kind: "schedule", slot_start, email: "call@x.example" });
  const other = await newLead();
  const change = await several("lost", [call, other]);
  expect(await undo(change, MARC)).toMatch(/^0 undone, 2 not/);
  expect([(await stateOf(call)).status, (await stateOf(other)).status]).toEqual(["lost", "lost"]);
  const again = await several("spam", [call, other]);
  await press(`/staff/leads/${other}`, `/staff/leads/${other}/assign`, { assignee: MARC }, MARC);
  expect(await undo(again)).toMatch(/^1 undone, 1 not: they were changed since/);
  expect([(await stateOf(call)).status, (await stateOf(other)).status]).toEqual(["lost", "spam"]);

  const held = await newLead({ kind: "schedule", slot_start, email: "held@x.example" });
  const lost = await several("lost", [held]);
  await newLead({ kind: "schedule", slot_start, email: "faster@x.example" });
  expect(await undo(lost)).toMatch(/^1 undone\. Calls whose time is not held: 1\./);
  expect(await stateOf(held)).toMatchObject({ status: "new", slot_start: null, slot_wanted: slot_start });
});
