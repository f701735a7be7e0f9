import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offeredSlots } from "#app/domain/calendar/offered-slots";
import { env } from "#tests/worker/bindings";
import { askWith, EVERY_QUARTER, onTime } from "#tests/worker/bundle";
import { callback, mail, newestLead, submit } from "#tests/worker/site";
import {
  CLAIRE,
  cellsOf,
  emptyInbox,
  follow,
  hiddenIn,
  leadOf,
  MACHINE,
  MARC,
  newLead,
  open,
  press,
  read,
  rowsIn,
  send,
} from "./employee";

beforeEach(emptyInbox);
afterEach(() => void vi.restoreAllMocks());

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

test("a booking without a time shows the wished time in the list", async () => {
  await newLead({ kind: "schedule", slot_wanted: "2099-11-30T08:00:00.000Z" });
  expect(await read("/staff")).toContain("Mon 30 Nov 2099, 09:00");
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

test("a day of another year is shown with its year", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2037-11-26T10:00:00Z") });
  await newLead({ status: "won", created_at: "2025-12-09T08:00:00.000Z" });
  await newLead({ status: "won", created_at: "2037-03-09T08:00:00.000Z" });
  const days = [...(await read("/staff?view=won")).matchAll(/<time[^>]*>([^<]+)/g)].map(([, day]) => day);
  expect(days).toEqual(["9 Mar", "9 Dec 2025"]);
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
  const tick = () => onTime(EVERY_QUARTER, { MAIL: { send: async () => {} } });
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

test("HEAD of the inbox and of its files answers as GET does, without a body", async () => {
  const reference = await newLead({ kind: "schedule", slot_start: "2099-01-05T08:00:00.000Z" });
  const files = [...(await read("/staff")).matchAll(/(?:src|href)="(\/staff\/files\/[^"]+)"/g)];
  expect(files).toHaveLength(2);
  const lead = `/staff/leads/${reference}`;
  const pages = ["/staff", "/staff/calls", "/staff/nowhere", "/staff/leads.csv", lead, `${lead}/call.ics`];
  for (const path of [...pages, ...files.map(([, file = ""]) => file)]) {
    const [head, whole] = [await open(path, CLAIRE, {}, "HEAD"), await open(path)];
    const { "content-length": _, ...headers } = Object.fromEntries(head.headers);
    expect([head.status, headers], path).toEqual([whole.status, Object.fromEntries(whole.headers)]);
    expect(await head.text(), path).toBe("");
  }
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
