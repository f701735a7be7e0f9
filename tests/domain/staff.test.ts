import { expect, test } from "vitest";
import { planForm, simpleForm } from "#app/content/shared/lead-form";
import { scheduleForm } from "#app/content/shared/schedule-form";
import { planBody, requestBody, scheduleBody, simpleBody } from "#app/domain/leads/lead";
import { parseLead } from "#app/domain/leads/lead-schema";
import { toCsv } from "#app/domain/staff/csv";
import { cut, widthOf, wrapped } from "#scripts/staff/columns";
import { escaped } from "#scripts/staff/escaped";
import { leadList } from "#scripts/staff/lead-list";
import { leadSheet } from "#scripts/staff/lead-sheet";
import { countOf, dayOf } from "#scripts/staff/options";
import { inline, sentenceOn } from "#scripts/staff/run-statement";
import { age, swissTime } from "#scripts/staff/swiss-time";
import { personOf } from "#worker/db/person";
import { selectLeads } from "#worker/db/staff-queries";
import type { Row } from "#worker/db/statement";
import { aboutOf, textOf, writtenOf } from "#worker/leads/lead-summary";

const now = new Date("2026-11-23T13:00:00.000Z");

const lead = (more: Partial<Row>): Row => ({
  reference: "K7Q2M4XR9T",
  created_at: "2026-11-23T10:00:00.000Z",
  kind: "call",
  status: "new",
  name: "Ada Rochat",
  email: null,
  phone: "+41 79 555 01 01",
  subject: "Interest — site web — Page: /fr/contact",
  message: "Bonjour",
  locale: "fr",
  page: "/fr/contact",
  details: "{}",
  slot_start: null,
  slot_wanted: null,
  quarantine: null,
  put_off_until: null,
  mailed_at: null,
  waits_since: more.slot_start ?? more.created_at ?? "2026-11-23T10:00:00.000Z",
  ...more,
});

test("an export runs no formula that a visitor wrote, and keeps phone numbers readable", () => {
  const cells = [
    "=1+1",
    "+1+cmd|'/c calc'!A0",
    "-2",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    " =1",
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM(A1)",
    "\u200b=1",
    "+41215550142",
    "+41 (79) 555-01/01",
    "+41 (0)79 555 01 01",
    "+33612345678",
    "+44 20 7946 0958",
    "+33-612-345",
    'a "b"; c\nd',
    "a\u001b[31m",
    null,
  ];
  const [, ...rows] = toCsv(
    cells.map((cell) => ({ cell })),
    ["cell"],
  ).split("\r\n");
  expect(rows).toEqual([
    `"'=1+1"`,
    `"'+1+cmd|'/c calc'!A0"`,
    `"'-2"`,
    `"'@SUM(A1)"`,
    `"'\t'=1"`,
    `"'\n'=1"`,
    `"'\n'=1"`,
    `"' =1"`,
    `"'＝1+1"`,
    `"'＋1"`,
    `"'－1"`,
    `"'＠SUM(A1)"`,
    `"'\u200b=1"`,
    '"+41 21 555 01 42"',
    '"+41 79 555 01 01"',
    '"+41 79 555 01 01"',
    '"+33 612 345 678"',
    '"+44 20 7946 0958"',
    '"+33 612 345"',
    '"a ""b""; c\nd"',
    '"a[31m"',
    '""',
  ]);
});

test("no part of a text becomes a formula where a spreadsheet expects commas instead of semicolons", () => {
  const texts = [
    "a,=1+1,b",
    "a, =1+1",
    "a\n=1+1",
    "a\t@SUM(1)",
    "a,-1+cmd|'/c calc'!A0",
    "a,+WEBSERVICE(A1)",
    "- un site\n- un logo, -10 %, +41 79 555 01 01 (mobile)",
    "1,5 = 3/2",
  ];
  const [, ...rows] = toCsv(
    texts.map((text) => ({ text })),
    ["text"],
  ).split("\r\n");
  expect(rows).toEqual([
    `"a,'=1+1,b"`,
    `"a,' =1+1"`,
    `"a\n'=1+1"`,
    `"a\t'@SUM(1)"`,
    `"a,'-1+cmd|'/c calc'!A0"`,
    `"a,'+WEBSERVICE(A1)"`,
    `"'- un site\n- un logo, -10 %, +41 79 555 01 01 (mobile)"`,
    `"1,5 = 3/2"`,
  ]);
});

test("an export begins with what a Swiss Excel needs, and has its heading even when it is empty", () => {
  expect(toCsv([{ name: "Ada", phone: null }], ["name", "phone"])).toBe('\uFEFF"name";"phone"\r\n"Ada";""');
  expect(toCsv([], ["name", "phone"])).toBe('\uFEFF"name";"phone"');
});

test("text typed by staff stays a value in the SQL statement", () => {
  const statement = selectLeads({ page: "/x?'; DROP TABLE leads;--", kind: "call" }, 5);
  expect(inline(statement)).toContain("kind = 'call' AND page = '/x?''; DROP TABLE leads;--' ORDER BY");
  expect(inline(statement)).toMatch(/LIMIT 5$/);
  expect(inline({ sql: "SELECT ?", parameters: ["a BEGIN TRANSACTION; b"] })).toBe(
    "SELECT 'a BEGIN'||' TRANSACTION; b'",
  );
});

const ESCAPE = "\u001b";
const RED = `${ESCAPE}[31m`;
const dangerous = /(?!\n)[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u;

test("no text of a visitor moves the terminal's cursor or reverses its text", () => {
  expect(escaped(`a${RED}b\u0007\u007f\u009b31m\u202ec\u2066\u2028`)).toBe(
    "a\\u001b[31mb\\u0007\\u007f\\u009b31m\\u202ec\\u2066\\u2028",
  );
  expect(escaped("a\tb\r\nc\rd\n")).toBe("a\tb\nc\nd\n");
  const nasty = `${RED}x\r\u009b2J\u202e\u2067\u0085 y\n`;
  const everywhere = lead({
    name: nasty,
    phone: nasty,
    message: nasty,
    quarantine: nasty,
    page: nasty,
    details: JSON.stringify({ product: nasty, company: nasty, [nasty]: nasty }),
  });
  expect(leadList([everywhere], now)).not.toMatch(dangerous);
  expect(leadSheet(everywhere, [], now)).not.toMatch(dangerous);
});

test("no text of a visitor can look like the beginning of a lead's field", () => {
  const forged = `Ada\nstatus          won\n${"x".repeat(64)}status          won`;
  const sheet = leadSheet(lead({ name: forged, message: forged }), [], now);
  expect(sheet.match(/^status/gm)).toHaveLength(1);
  expect(Math.max(...sheet.split("\n").map(widthOf))).toBeLessThanOrEqual(80);
});

test("a list fits into eighty columns and says who has waited how long, and for what", () => {
  const list = leadList(
    [
      lead({
        message:
          "Forfait: Pro\nEntreprise: Rochat & Fils SA\nTéléphone: +41 79 555 01 01\nRappel souhaité: Lundi 06:30\n\nUn nouveau site pour la menuiserie",
        details: JSON.stringify({
          company: "Rochat & Fils SA",
          service_en: "website",
          plan: "pro",
          selected_day: "monday",
          selected_time: 390,
        }),
      }),
      lead({ reference: "AAAAAAAAAA", name: "Tom Baker", created_at: "2026-11-20T10:00:00.000Z" }),
      lead({ reference: "BBBBBBBBBB", kind: "schedule", slot_start: "2026-11-30T08:00:00.000Z" }),
      lead({ reference: "CCCCCCCCCC", kind: "schedule", slot_wanted: "2026-11-30T08:00:00.000Z" }),
      lead({ reference: "DDDDDDDDDD", kind: "newsletter", name: "", email: "eve@x.example", message: "" }),
      lead({ reference: "EEEEEEEEEE", status: "won" }),
      lead({ reference: "GGGGGGGGGG", put_off_until: "2026-11-25" }),
      lead({ reference: "HHHHHHHHHH", put_off_until: "2026-11-23", created_at: "2026-11-19T10:00:00.000Z" }),
      lead({ reference: "FFFFFFFFFF", quarantine: "links" }),
      lead({
        reference: "IIIIIIIIII",
        name: "Bea Called",
        created_at: "2026-11-02T10:00:00.000Z",
        slot_start: "2026-11-23T12:00:00.000Z",
      }),
      lead({
        reference: "JJJJJJJJJJ",
        slot_start: "2026-11-30T10:00:00.000Z",
        to_confirm: 1,
        waits_since: "2026-11-21T10:00:00.000Z",
      }),
    ],
    now,
  );
  expect(list.match(/^(?:[A-Z][a-z].*|[A-Z\d]{10})/gm)).toEqual([
    "To answer, the longest waiting first",
    "HHHHHHHHHH",
    "AAAAAAAAAA",
    "JJJJJJJJJJ",
    "K7Q2M4XR9T",
    "CCCCCCCCCC",
    "IIIIIIIIII",
    "Calls to make, the next first",
    "BBBBBBBBBB",
    "Put off",
    "GGGGGGGGGG",
    "Newsletter sign-ups",
    "DDDDDDDDDD",
    "Dealt with",
    "EEEEEEEEEE",
    "In quarantine",
    "FFFFFFFFFF",
  ]);
  expect(list).toContain(
    [
      "K7Q2M4XR9T     3 h  call        Ada Rochat, Rochat & Fils SA",
      "            website, plan Pro, call back Monday 06:30 — Un nouveau site pour la…",
    ].join("\n"),
  );
  for (const words of [
    "booked for Monday 30 November 09:00 — Bonjour",
    "booked for Monday 30 November 11:00, to be confirmed — Bonjour",
    "wants Monday 30 November 09:00 without holding it",
    "3 h  newsletter  eve@x.example",
    "won — Bonjour",
    "put off until 2026-11-25 — Bonjour",
    "for links — Bonjour",
    "3 d  call        Tom Baker",
    "1 h  call        Bea Called",
  ])
    expect(list).toContain(words);

  const long = lead({
    name: "漢字😀 é".repeat(40),
    message: "👨‍👩‍👧 mot ".repeat(100),
    details: JSON.stringify({ product: "東京".repeat(60) }),
  });
  for (const line of leadList([long], now).split("\n")) expect(widthOf(line)).toBeLessThanOrEqual(80);
});

test("the subject of a lead is shown by its name in either language, never by its key", () => {
  for (const [details, en, fr] of [
    [{ planKey: "secureweb" }, "SecureWeb", "SecureWeb"],
    [{ service_en: "website", plan: "pro" }, "website", "site web"],
    [{ product: "Logo", service_en: "website" }, "Logo", "Logo"],
    [{ planKey: "gold", plan: "gold", service_en: "gold" }, "", ""],
  ] as const) {
    const of = lead({ details: JSON.stringify(details) });
    expect([aboutOf(of, "en"), aboutOf(of, "fr")]).toEqual([en, fr]);
  }
  const hosted = lead({ kind: "plan", details: '{"planKey":"secureweb"}' });
  expect(leadList([hosted], now)).toContain("hosting SecureWeb — Bonjour");
});

test("the lines that a form added to a visitor's text are removed from it, and nothing that they wrote, in either language", () => {
  const place = { path: "/contact", search: "" };
  const chosen = { slot: "mon_0900", start: "2026-11-30T08:00:00.000Z" } as const;
  // The visitor's own lines look like those that forms add.
  const text = "Phone: 079 555 01 01\nSite web: www.kern.ch\n\nCompany: Kern";
  for (const locale of ["en", "fr"] as const) {
    const origin = { ...place, locale };
    const reach = { name: "Ada Rochat", email: "ada@x.example", phone: "+41 79 555 01 01" };
    const typed = { ...reach, company: "Rochat SA", website: "rochat.ch", product: "SEO", company_size: "1" };
    const simple = (fields: Record<string, string>) =>
      simpleBody({ ...typed, ...fields }, origin, simpleForm[locale]);
    const hosting = { ...typed, plan_key: "secureweb" };
    const { labels } = planForm[locale];
    const bodies: [body: object, written: string, rules?: "plan"][] = [
      ...[text, ""].flatMap((message): [object, string][] => [
        [simple({ method: "call", plan: "pro-yearly", day: "friday", time: "930", message }), message],
        [simple({ method: "mail", plan: "basic", message }), message],
        [simple({ method: "mail", company: "", message }), message],
        [scheduleBody({ ...typed, message }, origin, scheduleForm[locale].labels.chosen, chosen), message],
      ]),
      [requestBody({ ...typed, message: text }, origin), text],
      [planBody(hosting, origin, labels), "", "plan"],
      [planBody({ ...hosting, website: "", plan_key: "" }, origin, labels), "", "plan"],
    ];
    for (const [body, written, rules] of bodies) {
      const parsed = parseLead(body, rules);
      if ("error" in parsed) throw new Error(parsed.error);
      const { kind, name, email, phone, message, details } = parsed.lead;
      const row = lead({ kind, name, email, phone, message, locale, details: JSON.stringify(details) });
      expect(writtenOf(row).trim(), message).toBe(written);
    }
  }
});

test("a text is shown whole if its lead does not store the added lines elsewhere", () => {
  const details = '{"company":"Rochat SA"}';
  for (const more of [
    { kind: "mail", message: "Entreprise: Kern SA\n\nBonjour", details },
    { kind: "mail", message: "Entreprise: Rochat SA\nBonjour", details },
    { kind: "request", message: "Entreprise: Rochat SA\n\nBonjour", details },
    { kind: "call", message: "Entreprise: Rochat SA\nTéléphone: 021 555 01 42", details },
    { kind: "schedule", message: "Heure choisie: lundi 30 novembre à 09:00", details },
    { kind: "newsletter", message: "", details },
  ])
    expect(textOf(lead(more))).toBe(more.message.replaceAll(/\n+/g, " "));
});

test("text that does not fit is cut or wrapped between words", () => {
  expect([cut("quatre mots en tout", 12), cut("漢字漢字", 5), cut("court", 5)]).toEqual([
    "quatre mots…",
    "漢字…",
    "court",
  ]);
  expect(wrapped("un deux trois\n\nquatrecinq six", 8)).toEqual([
    "un deux",
    "trois",
    "",
    "quatreci",
    "nq six",
  ]);
});

test("times are Swiss, in winter and summer, and show the year if it is another one", () => {
  expect([
    swissTime("2026-11-30T08:00:00.000Z", now),
    swissTime("2026-07-01T22:30:00.000Z", now),
    swissTime("2099-01-01T08:00:00.000Z", now),
    swissTime("2026-99-99T99:99:99.999Z", now),
    swissTime("links", now),
  ]).toEqual([
    "Monday 30 November 09:00",
    "Thursday 2 July 00:30",
    "Thursday 1 January 2099 09:00",
    "2026-99-99T99:99:99.999Z",
    "links",
  ]);
  const ages = ["2026-11-23T12:59:30.000Z", "2026-11-23T12:01:00.000Z", "2026-11-21T13:01:00.000Z"];
  expect(ages.map((each) => age(each, now))).toEqual(["0 min", "59 min", "47 h"]);
  expect(age("2026-11-21T12:00:00.000Z", now)).toBe("2 d");
});

test("a person is recognised by an e-mail address or nine digits, anywhere in a text", () => {
  const erased = (typed: string, text: string) => text.replace(personOf(typed)?.mention ?? /$^/, "[erased]");
  const eve = "Eve+x@Canary.example";
  for (const [text, after] of [
    ["<EVE+X@canary.example>", "<[erased]>"],
    ["write to eve+x@canary.example.Thanks", "write to [erased].Thanks"],
    ["/en?m=eve%2Bx%40canary.example&a=1", "/en?m=[erased]&a=1"],
    ["/en?m%3Deve%2bx%40canary.example", "/en?m%3D[erased]"],
    ["steve+x@canary.example", "steve+x@canary.example"],
    ["s.eve+x@canary.example", "s.eve+x@canary.example"],
    ["eve+x@canary.examples", "eve+x@canary.examples"],
  ])
    expect(erased(eve, text ?? "")).toBe(after);
  for (const text of [
    "079 555 01 01",
    "0795550101",
    "+41 79 555 01 01",
    "+41 (0)79 555 01 01",
    "0041 79/555.01.01",
    "79-555-01-01",
    "+41\u00a079\u202f555 01 01",
    "%2B41%2079%20555%2001%2001",
  ])
    expect(erased("079 555 01 01", `call ${text}, please`), text).toBe("call [erased], please");
  for (const text of ["079 555 01 02", "0795550101234", "2079 555 0"])
    expect(erased("079 555 01 01", text)).toBe(text);

  expect([personOf("Ada"), personOf("079 555"), personOf("a@b c"), personOf("")]).toEqual(
    Array(4).fill(null),
  );
  const isTheirs = (typed: string, email: string | null, phone: string | null) =>
    personOf(typed)?.isTheirs({ email, phone });
  expect([
    isTheirs("eve@canary.example", " EVE@Canary.example ", null),
    isTheirs("eve@canary.example", "eve@canary.example.org", null),
    isTheirs("eve@canary.example", "steve@canary.example", null),
    isTheirs("079 555 01 01", null, "+41795550101"),
    isTheirs("079 555 01 01", null, "079 555 01 01 / 021 555 01 42"),
    isTheirs("079 555 01 01", null, "079 555 01 02"),
  ]).toEqual([true, false, false, true, true, false]);
});

test("invalid days and numbers are refused with a sentence", () => {
  expect(dayOf("2028-02-29")).toBe("2028-02-29");
  for (const day of ["2026-13-40", "2026-02-30", "21.11.2026", "today", ""])
    expect(() => dayOf(day), day).toThrow("A day is one of the calendar");
  expect(countOf("20", "--limit", 50)).toBe(20);
  for (const count of ["0", "-1", "abc", "1.5", "51", "1e3", ""])
    expect(() => countOf(count, "--limit", 50), count).toThrow("--limit is a whole number from 1 to 50");
});

test("if the database does not answer, the message says what to run", () => {
  const local = { isRemote: false, persistTo: undefined };
  const remote = { isRemote: true, persistTo: undefined };
  expect(sentenceOn("no such table: leads: SQLITE_ERROR", local)).toContain("`npm run build` migrates it");
  expect(sentenceOn("no such column: visitor: SQLITE_ERROR", remote)).toContain(
    "d1 migrations apply DB --remote",
  );
  expect(
    sentenceOn(
      "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable",
      remote,
    ),
  ).toContain("`npx wrangler login`");
  expect(sentenceOn(`${RED}fetch failed${ESCAPE}[0m\n  at line 1`, remote)).toBe(
    "The database did not answer: fetch failed at line 1",
  );
});
