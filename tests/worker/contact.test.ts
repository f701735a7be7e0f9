import { exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { simpleForm } from "#app/content/shared/lead-form";
import { scheduleForm } from "#app/content/shared/schedule-form";
import { offeredSlots } from "#app/domain/calendar/offered-slots";
import { limits, requestBody, scheduleBody, simpleBody } from "#app/domain/leads/lead";
import { campaignParameters } from "#app/domain/measurement/analytics";
import { env } from "#tests/worker/bindings";
import { callback, countRows, ENGLISH, mail, newestLead, post, submit, withoutScripts } from "./site";

test("stores a callback and responds with its reference", async () => {
  const response = await post("/contact", callback);
  const receipt = await response.json<{ ok: boolean; reference: string }>();

  expect(response.status).toBe(201);
  expect(receipt).toEqual({ ok: true, reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/) });
  expect(await newestLead()).toMatchObject({
    reference: receipt.reference,
    kind: "call",
    name: "Ada Rochat",
    phone: "+41 79 555 01 01",
    email: null,
    locale: "fr",
    page: "/fr/contact",
    details: '{"selected_day":"monday","selected_time":390}',
  });
});

test("stores a mail lead", async () => {
  expect((await post("/contact", mail)).status).toBe(201);
  expect(await newestLead()).toMatchObject({ kind: "mail", email: "tom@baker.example", phone: null });
});

test("stores a hosting plan lead with its plan", async () => {
  const body = {
    name: "Luc",
    email: "luc@cave.example",
    type: "mail",
    message: "SecureWeb, site: N/A",
    subject: "Intérêt SecureWeb",
    meta: { planKey: "secureweb", page: "/fr/services/hosting-and-maintenance" },
  };
  expect((await post("/contact_secure.php", body)).status).toBe(201);
  expect(await newestLead()).toMatchObject({ kind: "plan", details: '{"planKey":"secureweb"}' });
});

test("a plan is stored with the requested billing; a billing that is not offered is dropped, the lead is not", async () => {
  const stored = async (billing: string) => {
    await post("/contact", { ...mail, meta: { ...mail.meta, plan: "pro", billing } });
    return (await newestLead())?.details;
  };
  expect(await stored("yearly")).toBe('{"plan":"pro","billing":"yearly"}');
  expect(await stored("weekly")).toBe('{"plan":"pro"}');
});

test("asks a hosting plan form for a name, then an e-mail", async () => {
  const answers = [];
  for (const body of [{ meta: { locale: "fr" } }, { name: "Luc", meta: { locale: "fr" } }]) {
    answers.push(await (await post("/contact_secure.php", body)).json());
  }
  expect(answers).toEqual([
    { error: "Nom requis", code: "name_required" },
    { error: "Email requis", code: "email_required" },
  ]);
});

test("gives the same receipt when the same form is sent twice", async () => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const first = await post("/contact", callback, headers);
  const second = await post("/contact", callback, headers);

  expect([first.status, second.status]).toEqual([201, 200]);
  expect(await second.json()).toEqual(await first.json());
});

test("a different text sent with another lead's key is a lead of its own, however often it is sent", async () => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const first = await (await post("/contact", callback, headers)).json<{ reference: string }>();
  const before = await countRows("leads");
  const corrected = { ...callback, phone: "+41 79 555 01 99" };
  const answers = [];
  for (let time = 0; time < 2; time++) answers.push(await post("/contact", corrected, headers));
  const references = await Promise.all(
    answers.map(async (answer) => (await answer.json<{ reference: string }>()).reference),
  );

  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  expect(new Set([first.reference, ...references]).size).toBe(2);
  expect(await countRows("leads")).toBe(before + 1);
  expect(await newestLead()).toMatchObject({ reference: references[0], phone: "+41 79 555 01 99" });
});

/** Per kind of lead, two that differ only in what is chosen beside the text. */
const chosenOtherwise: [what: string, path: string, body: object, other: object][] = [
  [
    "the wished time of a callback",
    "/contact",
    callback,
    { ...callback, meta: { ...callback.meta, selected_day: "tuesday" } },
  ],
  [
    "the plan of a message",
    "/contact",
    { ...mail, meta: { ...mail.meta, plan: "basic", billing: "monthly" } },
    { ...mail, meta: { ...mail.meta, plan: "pro", billing: "monthly" } },
  ],
  [
    "the hosting plan",
    "/contact_secure.php",
    { ...mail, message: "", meta: { planKey: "perform" } },
    { ...mail, message: "", meta: { planKey: "secureweb" } },
  ],
  [
    "the product of a detailed request",
    "/contact",
    { ...callback, type: "request", email: "a@b.ch", company: "A", product: "Site", company_size: "1-10" },
    { ...callback, type: "request", email: "a@b.ch", company: "A", product: "SEO", company_size: "1-10" },
  ],
];

for (const [what, path, body, other] of chosenOtherwise) {
  test(`with another lead's key and the same text, ${what} makes a lead of its own`, async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const statuses = [];
    for (const each of [body, other, body, other]) statuses.push((await post(path, each, headers)).status);
    expect(statuses).toEqual([201, 201, 200, 200]);
  });
}

test("a text sent again with its key is one lead, also if the stored lead has been changed since", async () => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const first = await (await post("/contact", callback, headers)).json<{ reference: string }>();
  const before = await countRows("leads");
  await env.DB.prepare(
    "UPDATE leads SET name = '[erased]', message = 'Un site pour [erased]' WHERE reference = ?",
  )
    .bind(first.reference)
    .run();
  const again = await post("/contact", callback, headers);
  expect([again.status, await again.json()]).toEqual([200, first]);
  expect(await countRows("leads")).toBe(before);
});

test("the same text with the same key from the page in the other language is one lead", async () => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const joined = (message: string, locale: string) => ({
    ...{ ...callback, message },
    meta: { ...callback.meta, locale, page: `/${locale}/contact` },
  });
  const french = "Téléphone: +41 79 555 01 01\nRappel souhaité: Lundi 06:30\n\nUn site";
  const english = "Phone: +41 79 555 01 01\nCallback time: Monday 06:30\n\nUn site";
  const answers = [
    await post("/contact", joined(french, "fr"), headers),
    await post("/contact", joined(english, "en"), headers),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
});

test("accepts a form from a browser that never sends a referrer", async () => {
  const fields = { form: "simple", method: "call", name: "Ada Rochat", phone: "+41 79 555 01 01" };
  const headers = { origin: "null", "sec-fetch-site": "same-origin" };
  expect((await submit("/fr/contact", fields, headers)).status).toBe(201);
});

test("stores one row for one key sent twenty times at once", async () => {
  const before = await countRows("leads");
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answers = await Promise.all(Array.from({ length: 20 }, () => post("/contact", callback, headers)));
  const references = await Promise.all(
    answers.map(async (answer) => (await answer.json<{ reference: string }>()).reference),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  expect(new Set(references).size).toBe(1);
  expect(await countRows("leads")).toBe(before + 1);
});

test("a form that is posted by the browser and sent by script under one key is one lead, whichever came first", async () => {
  const before = await countRows("leads");
  for (const [index, isPostedFirst] of [true, false].entries()) {
    const key = crypto.randomUUID();
    const name = `Both ways ${index}`;
    const { email, message } = mail;
    const byBrowser = () =>
      submit("/fr/contact", { form: "simple", key, method: "mail", name, email, message });
    const byScript = () => post("/contact", { ...mail, name }, { "idempotency-key": key });
    const first = await (isPostedFirst ? byBrowser : byScript)();
    const second = await (isPostedFirst ? byScript : byBrowser)();
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await second.text()).toContain(String((await newestLead())?.reference));
  }
  expect(await countRows("leads")).toBe(before + 2);
});

test("stores the same body from the same visitor within ten minutes as one lead, later or from another visitor as another", async () => {
  const from = async (address: string, time: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2026-11-21T${time}Z`) });
    return (await post("/contact", { ...mail, name: "Repeat" }, { "cf-connecting-ip": address })).status;
  };
  const statuses = [];
  for (const [address, time] of [
    ["192.0.2.1", "10:00:00"],
    ["192.0.2.1", "10:09:59"],
    ["192.0.2.2", "10:09:59"],
    ["2001:db8::1", "10:09:59"],
    ["2001:db8:0:0:9::7", "10:09:59"],
    ["192.0.2.1", "10:10:00"],
  ] as const)
    statuses.push(await from(address, time));
  expect(statuses).toEqual([201, 200, 201, 201, 200, 201]);
});

const rules: [body: object, code: string, english: string, french: string][] = [
  [{ name: " " }, "name_required", "Name required", "Nom requis"],
  [{ name: "\u3164\u200B\u2800" }, "name_required", "Name required", "Nom requis"],
  [{ name: "Ada" }, "method_required", "Select contact method", "Sélectionnez le mode de contact"],
  [{ name: "Ada", type: "mail" }, "email_required", "Email required", "Email requis"],
  [
    { name: "Ada", type: "call", phone: " " },
    "phone_required",
    "Phone number required for a call",
    "Numéro de téléphone requis pour un appel",
  ],
  [{ type: "request" }, "name_required", "Name required", "Nom requis"],
  [{ type: "request", name: "Ada" }, "company_required", "Company required", "Entreprise requise"],
  [{ type: "request", name: "Ada", company: "Rochat" }, "email_required", "Email required", "Email requis"],
];

for (const [body, code, english, french] of rules) {
  test(`refuses ${JSON.stringify(body)} with ${code} in both languages, and stores nothing`, async () => {
    const before = await countRows("leads");
    for (const [locale, error] of [
      ["en", english],
      ["fr", french],
    ]) {
      const response = await post("/contact", { ...body, meta: { locale } });
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({ error, code });
    }
    expect(await countRows("leads")).toBe(before);
  });
}

test("answers in the browser's language if the body names none, in French if neither does", async () => {
  const errorFor = async (language: string) => {
    const response = await post("/contact", {}, { "accept-language": language });
    return (await response.json<{ error: string }>()).error;
  };
  expect([await errorFor("en-GB"), await errorFor("de, fr-CH;q=0.2, en"), await errorFor("de")]).toEqual([
    "Name required",
    "Nom requis",
    "Nom requis",
  ]);
});

const refused: [what: string, status: number, send: () => Promise<Response>][] = [
  ["a body that is not JSON", 400, () => post("/contact", "{name:")],
  ["an empty body", 400, () => post("/contact", "")],
  ["an array", 422, () => post("/contact", [callback])],
  ["a name that is a number", 422, () => post("/contact", { ...callback, name: 7 })],
  ["a null", 422, () => post("/contact", "null")],
  ["a name that is too long", 422, () => post("/contact", { ...callback, name: "a".repeat(121) })],
  ["a message that is too long", 422, () => post("/contact", { ...callback, message: "a".repeat(4801) })],
  ["a body over 16 KB", 413, () => post("/contact", { ...callback, message: "a".repeat(17_000) })],
  [
    "a form",
    415,
    () => post("/contact", "name=Ada", { "content-type": "application/x-www-form-urlencoded" }),
  ],
  ["plain text", 415, () => post("/contact", JSON.stringify(callback), { "content-type": "text/plain" })],
  [
    "a request from another origin",
    403,
    () => post("/contact", callback, { origin: "https://elsewhere.example" }),
  ],
  ["a request from an opaque origin", 403, () => post("/contact", callback, { origin: "null" })],
];

for (const [what, status, send] of refused) {
  test(`refuses ${what} with ${status}, and stores nothing`, async () => {
    const before = await countRows("leads");
    const response = await send();
    expect(response.status).toBe(status);
    expect((await response.text()).length).toBeGreaterThan(5);
    expect(await countRows("leads")).toBe(before);
  });
}

test("a form posted from another site is not accepted, and comes back with its text and two alternatives", async () => {
  const fields = {
    form: "simple",
    method: "mail",
    name: "Zoé",
    email: "zoe@x.example",
    message: "Par un miroir",
  };
  const before = await countRows("leads");
  for (const headers of [{ origin: "https://elsewhere.example" }, { origin: "null" }]) {
    const response = await submit("/fr/contact", fields, headers);
    const page = withoutScripts(await response.text());
    expect(response.status).toBe(403);
    expect(page).toMatch(/n’est pas encore envoyé.*Par un miroir|Par un miroir.*n’est pas encore envoyé/s);
    expect(page).toMatch(/value="zoe@x\.example"/);
    expect(page).toMatch(/href="tel:.*href="mailto:[^"]*Par%20un%20miroir/s);
  }
  expect(await countRows("leads")).toBe(before);
});

test("a text of a hundred thousand characters comes back in its form; a longer one is said to be too long, in the page's language, with a telephone number", async () => {
  const fields = { form: "simple", method: "mail", name: "Zoé", email: "zoe@x.example" };
  const before = await countRows("leads");
  const long = await submit("/fr/contact", { ...fields, message: "é".repeat(100_000) });
  const page = withoutScripts(await long.text());
  expect(long.status).toBe(422);
  expect(page).toContain("Votre message est trop long");
  expect(page).toContain("é".repeat(100_000));
  for (const [locale, title] of [
    ["fr", "Votre message est trop long"],
    ["en", "Your message is too long"],
  ]) {
    const answer = await submit(`/${locale}/contact`, { ...fields, message: "é".repeat(300_000) });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      413,
      expect.stringContaining("text/html"),
    ]);
    const said = await answer.text();
    expect(said).toContain(`<html lang="${locale}">`);
    expect(said).toContain(title);
    expect(said).toContain('href="tel:');
  }
  expect(await countRows("leads")).toBe(before);
});

test("fields that are as long as their limits allow fit into a request, also in a script of three bytes a character", async () => {
  const long = (characters: number) => "文".repeat(characters);
  const fields = {
    name: long(limits.name),
    email: `${"a".repeat(limits.email - "@b.example".length)}@b.example`,
    phone: "0".repeat(limits.phone),
    company: long(limits.company),
    job_title: long(limits.job_title),
    website: "w".repeat(limits.website),
    product: long(limits.product),
    company_size: long(limits.company_size),
    budget: long(limits.budget),
    message: long(limits.message),
  };
  const origin = { locale: "fr", path: "/fr/services/website-design-development", search: "" } as const;
  const chosen = offeredSlots(new Date()).at(-1);
  const visit = {
    utm: Object.fromEntries(campaignParameters.map((name) => [name, "u".repeat(200)])),
    referrer: "r".repeat(700),
    first_landing: { path: "p".repeat(300), at: "2026-12-01T00:00:00.000Z" },
  };
  const booking = scheduleBody(fields, origin, scheduleForm.fr.labels.chosen, chosen);
  for (const body of [
    simpleBody({ ...fields, method: "call" }, origin, simpleForm.fr),
    simpleBody({ ...fields, method: "mail" }, origin, simpleForm.fr),
    requestBody(fields, origin),
    { ...booking, meta: { ...booking.meta, ...visit } },
  ])
    expect((await post("/contact", body)).status, body.type).toBe(201);
});

test("stores a lead whose `meta` is invalid", async () => {
  const meta = { page: 7, locale: "de", selected_time: 391, source: "x".repeat(500) };
  expect((await post("/contact", { ...mail, name: "Odd meta", meta })).status).toBe(201);
  expect(await newestLead()).toMatchObject({ page: "", locale: "fr", details: "{}" });
});

test("stores a visitor's text unchanged", async () => {
  const name = `Robert'); DROP TABLE leads;-- "é" 🇨🇭`;
  expect((await post("/contact", { ...mail, name })).status).toBe(201);
  expect(await newestLead()).toMatchObject({ name });
});

test("accepts a page's simple form posted without script, with the page's query", async () => {
  const fields = {
    form: "simple",
    method: "call",
    name: "Eve",
    phone: "021 555 01 01",
    company: "Eve SA",
    day: "tuesday",
    time: "420",
  };
  const response = await submit("/fr/contact?source=quiz&rec=mood", fields);
  const page = withoutScripts(await response.text());
  const lead = await newestLead();

  expect(response.status).toBe(201);
  expect(page).toContain("Message envoyé. Nous vous contacterons bientôt.");
  expect(page).toContain(String(lead?.reference));
  expect(lead).toMatchObject({
    kind: "call",
    message: "Entreprise: Eve SA\nTéléphone: 021 555 01 01\nRappel souhaité: Mardi 07:00",
    subject: "Interest — projet digital — Page: /fr/contact",
  });
  expect(JSON.parse(String(lead?.details))).toEqual({
    company: "Eve SA",
    service_fr: "projet digital",
    service_en: "digital project",
    selected_day: "tuesday",
    selected_time: 420,
    source: "quiz",
  });
});

test("shows the receipt of a posted form that does not say which form it is", async () => {
  const response = await submit("/en/contact", { method: "mail", name: "Eve", email: "eve@sa.example" });
  expect(response.status).toBe(201);
  expect(withoutScripts(await response.text())).toContain(String((await newestLead())?.reference));
});

test("the response to a posted form is not cached, and its page has its scripts", async () => {
  const fields = { form: "simple", method: "mail", name: "Ada", email: "ada@x.example", message: "Alone" };
  const response = await submit("/en/contact", fields);
  expect([response.status, response.headers.get("cache-control")]).toEqual([201, "no-store"]);
  expect(await response.text()).toMatch(/<link rel="later" href="[^"]+"/);
});

test("accepts no form at an address whose first segment is not a language", async () => {
  const fields = { form: "simple", method: "mail", name: "Ada", email: "ada@x.example", message: "Hello" };
  const before = await countRows("leads");
  expect((await submit("/xx/contact", fields)).status).toBe(404);
  expect(await countRows("leads")).toBe(before);
  expect((await submit("/en/contact", fields)).status).toBe(201);
  expect(await countRows("leads")).toBe(before + 1);
});

test("accepts the detailed request posted without script", async () => {
  const fields = {
    form: "request",
    name: "Eve",
    company: "Eve SA",
    email: "eve@sa.example",
    phone: "021 555 01 01",
    product: "SEO",
    company_size: "1-10",
    message: "Bonjour",
  };
  const response = await submit("/en/contact", fields);
  expect(response.status).toBe(201);
  expect(withoutScripts(await response.text())).toMatch(/Thank\syou,\swe\swill contact you soon\./);
  expect(await newestLead()).toMatchObject({ kind: "request", email: "eve@sa.example", message: "Bonjour" });
});

test("says why a form posted without script is refused, and keeps what was typed", async () => {
  const response = await submit("/en/contact", {
    form: "simple",
    method: "mail",
    name: 'Eve "<b>"',
    message: "Hello",
  });
  const page = withoutScripts(await response.text());
  expect(response.status).toBe(422);
  expect(page).toContain("Email required");
  expect(page).toContain('value="Eve &quot;&lt;b&gt;&quot;"');
  expect(page).toMatch(/<textarea[^>]*>Hello<\/textarea>/);
});

test("a form posted without script is asked for a number that can be dialled; the API takes the lead with any", async () => {
  const fields = { form: "simple", method: "call", name: "Eve", phone: "079 12" };
  const before = await countRows("leads");
  const response = await submit("/fr/contact", fields);
  const page = withoutScripts(await response.text());
  expect([response.status, await countRows("leads")]).toEqual([422, before]);
  expect(page).toContain("Un numéro suisse a dix chiffres, un numéro étranger commence par +");
  expect(page).toContain('value="079 12"');
  expect((await post("/contact", { ...callback, phone: "079 12" })).status).toBe(201);
});

test("asks for the contact method if a form posted without script names none", async () => {
  const response = await submit("/fr/contact", { form: "simple", name: "Eve" });
  expect([response.status, withoutScripts(await response.text())]).toEqual([
    422,
    expect.stringContaining("Sélectionnez le mode de contact"),
  ]);
});

test("refuses a page's form in an encoding that forms do not use", async () => {
  const response = await submit("/en/contact", {}, { "content-type": "text/plain" });
  expect(response.status).toBe(400);
});

test("the database itself refuses a lead that nobody could be reached by", async () => {
  const insert = env.DB.prepare(
    "INSERT INTO leads (reference, kind, name, subject, message, locale, page, details) VALUES ('0000000000', 'call', 'A', '', '', 'fr', '', '{}')",
  );
  await expect(insert.run()).rejects.toThrow("CHECK constraint failed");
});

test("an empty key counts as none: the same text from another network is another lead", async () => {
  const from = (address: string) =>
    post("/contact", { ...mail, name: "Keyless" }, { "idempotency-key": "", "cf-connecting-ip": address });
  expect([(await from("192.0.2.7")).status, (await from("192.0.2.8")).status]).toEqual([201, 201]);
});

test("without an Origin header, `Sec-Fetch-Site` counts", async () => {
  const taken: boolean[] = [];
  for (const site of ["cross-site", "same-site", "same-origin", "none"]) {
    const headers = { "content-type": "application/json", "sec-fetch-site": site };
    const init = { method: "POST", headers, body: JSON.stringify(callback) };
    taken.push((await exports.default.fetch(new Request(`${ENGLISH}/api/contact`, init))).status < 300);
  }
  expect(taken).toEqual([false, false, true, true]);
});
