import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offeredSlots } from "#app/domain/calendar/offered-slots";
import { env } from "#tests/worker/bindings";
import { consume } from "#tests/worker/bundle";
import { mail, post } from "#tests/worker/site";
import {
  CLAIRE,
  cellsOf,
  emptyInbox,
  follow,
  hiddenIn,
  historyOf,
  leadOf,
  MARC,
  newLead,
  open,
  press,
  pressWith,
  read,
  rowsIn,
  send,
  several,
} from "./employee";

beforeEach(emptyInbox);
afterEach(() => void vi.restoreAllMocks());

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

test("an employee who marks a lead as lost is told that its call is cancelled", async () => {
  const reference = await newLead({ kind: "schedule", slot_start: "2099-11-30T08:00:00.000Z" });
  const page = `/staff/leads/${reference}`;
  const answer = await press(page, `${page}/status`, { status: "lost" });
  expect(await follow(answer)).toMatch(/Its call of [^<]+ is off/);
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
    const MAIL = { send: async (each: { text: string }) => void sent.push(each) };
    await consume({ kind: "notice", reference }, { MAIL, ...bindings });
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
