import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import { brand } from "#app/domain/site/brand";
import { env } from "#tests/worker/bindings";
import { askWith, bundle, consume } from "#tests/worker/bundle";
import { caughtLog } from "#tests/worker/log";
import { callback, ENGLISH, mail, withoutScripts } from "./site";

const SECRET_DETAIL = "D1_ERROR: no such host eve@x.example";

/** A database that fails at every statement with a message that no visitor and no log may see. */
const brokenDatabase = {
  prepare: () => {
    throw new Error(SECRET_DETAIL);
  },
};

const brokenQueue = { send: () => Promise.reject(new Error(SECRET_DETAIL)) };

function ask(
  path: string,
  init: RequestInit = {},
  bindings: object = { DB: brokenDatabase, QUEUE: brokenQueue },
): Promise<Response> {
  const headers = { origin: ENGLISH, ...init.headers };
  return askWith(bindings, new Request(ENGLISH + path, { ...init, headers }));
}

const json = (body: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const logged = caughtLog();
afterEach(() => logged.splice(0));

test("answers 503 with a sentence and no receipt if neither database nor queue accepts a lead", async () => {
  const french = await ask("/api/contact", json(callback));
  const english = await ask("/api/contact", json(mail));
  expect([french.status, english.status]).toEqual([503, 503]);
  expect(await french.json()).toEqual({
    error: "Échec de l’envoi du message. Veuillez réessayer plus tard.",
    code: "unavailable",
  });
  expect(await english.json()).toEqual({
    error: "Failed to send message. Please try again later.",
    code: "unavailable",
  });
});

test("a form posted without script keeps what was typed when the database fails, and offers phone and mail", async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries({
    form: "simple",
    method: "mail",
    name: "Eve Moret",
    email: "eve@x.example",
    message: "Dear you",
  }))
    body.append(name, value);
  const response = await ask("/en/contact", { method: "POST", body });
  const page = withoutScripts(await response.text());

  expect(response.status).toBe(503);
  expect(page).toContain("Failed to send message. Please try again later.");
  expect(page).toContain('value="Eve Moret"');
  expect(page).toContain(`tel:${brand.phone}`);
  expect(page).toContain(`href="mailto:${brand.email}?subject=`);
  expect(page).toMatch(/href="mailto:[^"]+Dear%20you%0A%0AEve%20Moret%0Aeve%40x\.example"/);
});

test("answers JSON without details if a report cannot be counted or the slots cannot be read", async () => {
  for (const [path, init] of [
    ["/api/log404.php", json({ pathname: "/x" })],
    ["/api/error", json({ message: "x" })],
    ["/api/contact", json({ validation_error: true, error: "Nom requis" })],
    ["/api/slots", {}],
  ] as const) {
    const response = await ask(path, init);
    const text = await response.text();
    expect(response.status, path).toBe(500);
    expect(JSON.parse(text)).toEqual({ error: expect.any(String), code: "server_error" });
    expect(text).not.toContain("D1_ERROR");
  }
});

test("an error page is shown in both languages, without a stack trace", async () => {
  const unreadable = Object.defineProperty({}, "FRENCH_HOST", {
    enumerable: true,
    get: () => ({
      get toString() {
        throw new Error(SECRET_DETAIL);
      },
    }),
  });
  const responses = [
    await ask("/en", {}, unreadable),
    await ask("/en", { method: "POST", body: new FormData() }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([500, 405]);
  for (const response of responses) {
    const page = await response.text();
    expect(page).toContain("Unexpected Application Error!");
    expect(page).toContain("Something went wrong on our side.");
    expect(page).toContain("Une erreur s’est produite de notre côté.");
    expect(page).not.toMatch(/D1_ERROR|\.js:\d+|TypeError/);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
});

/** Makes a built-in function fail that is called when a page's forms are rendered, in the middle of the page. */
function breakForms() {
  return vi.spyOn(String.prototype, "padStart").mockImplementation(() => {
    throw new TypeError(SECRET_DETAIL);
  });
}

test("a page with a failing section is an error: rendered once, logged once, and never cached", async () => {
  const fault = breakForms();
  const failed = await ask("/fr/pricing", {}, {});
  const attempts = fault.mock.calls.length;
  fault.mockRestore();

  const page = await failed.text();
  expect([failed.status, attempts]).toEqual([500, 1]);
  expect(page).toContain("Unexpected Application Error!");
  expect(page).not.toContain("D1_ERROR");
  expect(logged).toEqual(["page failed /fr/pricing TypeError"]);
  expect(failed.headers.get("cache-control")).toBe("no-store");
  expect(failed.headers.get("x-content-type-options")).toBe("nosniff");
  expect(failed.headers.get("content-security-policy")).toMatch(
    /default-src 'none'; script-src [^;]*'sha256-/,
  );
  expect((await ask("/fr/pricing", {}, {})).status).toBe(200);
});

test("a page is also an error if a section can be rendered as a fallback, but not in its place", async () => {
  const { padStart } = String.prototype;
  const drawing = vi.spyOn(String.prototype, "padStart");
  expect((await ask("/en/pricing?plan=pro", {}, {})).status).toBe(200);
  const last = drawing.mock.calls.length;
  drawing.mockClear().mockImplementation(function (this: string, ...how) {
    if (drawing.mock.calls.length === last) throw new TypeError(SECRET_DETAIL);
    return padStart.apply(this, how);
  });
  const failed = await ask("/en/pricing", {}, {});
  drawing.mockRestore();
  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain("Unexpected Application Error!");
  expect(logged).toEqual(["page failed /en/pricing TypeError"]);
});

test("if even the error page cannot be rendered, a plain page says so, and one line of the log", async () => {
  const unwritable = { ENGLISH_MEASUREMENT_ID: { toString: 1, valueOf: 1 } };
  const failed = await ask("/en/terms", {}, unwritable);
  expect(failed.status).toBe(500);
  const page = await failed.text();
  expect(page).toMatch(/^<!doctype html>\s*<html lang="fr">\s*<meta/);
  expect(page).toContain("Unexpected Application Error!");
  expect(logged).toEqual(["page failed /en/terms TypeError"]);
  expect(failed.headers.get("cache-control")).toBe("no-store");
  expect(failed.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect((await ask("/en/terms", {}, {})).status).toBe(200);
});

test("requests for unknown or forbidden addresses are not logged", async () => {
  const body = () => ({ method: "POST", body: new FormData() });
  const answers = [];
  for (const path of [
    "/sitemap.xml",
    "/en/about-us",
    "/en",
    "/en/nowhere",
    "/nowhere",
    "/en/about-us.data",
    "/assets/x.js",
    "/voice",
  ]) {
    const { status, headers } = await ask(path, body(), {});
    answers.push([path, status, headers.get("allow"), headers.get("cache-control")]);
  }
  const elsewhere = { origin: ENGLISH.replace("https", "http") };
  answers.push(["another scheme", (await ask("/en/contact", { ...body(), headers: elsewhere }, {})).status]);
  expect(answers).toEqual([
    ["/sitemap.xml", 405, "GET, HEAD", "no-store"],
    ["/en/about-us", 405, "GET, HEAD", "no-store"],
    ["/en", 405, "GET, HEAD", "no-store"],
    ["/en/nowhere", 404, null, "no-store"],
    ["/nowhere", 404, null, "private, no-store"],
    ["/en/about-us.data", 405, "GET, HEAD", "no-store"],
    ["/assets/x.js", 404, null, "private, no-store"],
    ["/voice", 404, null, "private, no-store"],
    ["another scheme", 403],
  ]);
  for (const path of ["/en/%25zz", "/%25zz", "/en/nowhere?a=b", "/en/blog/nothing.data"])
    expect((await ask(path, {}, {})).status, path).toBe(404);
  expect((await ask("/en/%zz", {}, {})).status).toBe(308);
  expect(logged).toEqual([]);
});

test("a failure's log line holds its path without anything that could identify a person, and never its query", async () => {
  const unreadable = { FRENCH_HOST: { toString: 1, valueOf: 1 } };
  const unwritable = { ENGLISH_MEASUREMENT_ID: { toString: 1, valueOf: 1 } };
  for (const bindings of [unreadable, unwritable]) {
    for (const path of [
      "/fr/eve@x.example/0795550101?rec=anxiety",
      "/en/eve%40x.example",
      "/en?mail=eve@x.example",
    ])
      expect((await ask(path, {}, bindings)).status, path).toBe(500);
    const form = { method: "POST", body: new FormData() };
    expect((await ask("/en/contact?source=quiz&rec=anxiety", form, bindings)).status).toBe(500);
  }
  expect(logged).toHaveLength(8);
  expect(logged.join()).not.toMatch(/eve|0795|\?|anxiety|mail=/);
});

const never = () => new Promise<never>(() => {});
const broken = () => Promise.reject(new Error(SECRET_DETAIL));

async function breakCache(what: "open" | "use", fault: () => Promise<never>) {
  const cache = await caches.open("pages");
  vi.spyOn(cache, "match").mockImplementation(fault);
  vi.spyOn(cache, "put").mockImplementation(fault);
  return vi.spyOn(caches, "open").mockImplementation(what === "open" ? fault : () => Promise.resolve(cache));
}

const faultsOfCache = [
  ["cannot be opened", "/en/privacy", () => breakCache("open", broken)],
  ["never opens", "/fr/privacy", () => breakCache("open", never)],
  ["can neither be read nor written", "/en/career", () => breakCache("use", broken)],
  ["never answers", "/fr/career", () => breakCache("use", never)],
] as const;

for (const [how, path, breakIt] of faultsOfCache) {
  test(`a page is rendered as if there were no cache if the cache ${how}`, async () => {
    const fault = await breakIt();
    const [page, again, data] = [
      await ask(path, {}, {}),
      await ask(path, {}, {}),
      await ask(`${path}.data`, {}, {}),
    ];
    fault.mockRestore();
    expect([page.status, again.status, data.status]).toEqual([200, 200, 200]);
    expect(await page.text()).toContain("<h1");
    expect(logged.join()).not.toContain("D1_ERROR");
    expect(logged.join()).toContain("cache failed");
  });
}

test("a page is rendered once: after that its copy is sent, from memory or from the data centre's cache", async () => {
  const [path, other] = ["/fr/contact", "/en/services/lead-generation"];
  const first = await (await ask(path, {}, {})).text();
  const cache = await caches.open("pages");
  const fault = breakForms();
  const [again, unknown] = [await ask(path, {}, {}), await ask(other, {}, {})];
  vi.spyOn(cache, "match").mockResolvedValue(new Response("A copy"));
  const opening = vi.spyOn(caches, "open").mockResolvedValue(cache);
  const copy = await ask(other, {}, {});
  opening.mockRestore();
  fault.mockRestore();

  expect([again.status, unknown.status, copy.status]).toEqual([200, 500, 200]);
  expect([await again.text(), await copy.text()]).toEqual([first, "A copy"]);
});

test("a copy that the cache rejects harms no page, and is logged in one line", async () => {
  const fault = await breakCache("use", broken);
  vi.mocked((await caches.open("pages")).match).mockResolvedValue(undefined);
  const context = createExecutionContext();
  const page: Response = await bundle.fetch(new Request(`${ENGLISH}/fr/terms`), env, context);
  await waitOnExecutionContext(context);
  fault.mockRestore();
  expect([page.status, logged]).toEqual([200, ["cache failed Error"]]);
});

test("no log line holds an e-mail address, a phone number or a name, whatever is requested and whatever fails", async () => {
  const who = { name: "Canary Moret", email: "canary@x.example", phone: "+41 79 999 88 77" };
  const text = `${who.name} ${who.email} ${who.phone}`;
  const failing = (detail: string) => () => Promise.reject(new Error(`${detail} ${text}`));
  const down = {
    DB: {
      prepare: () => ({ bind: () => ({ run: failing("D1_ERROR"), first: failing("x"), all: failing("x") }) }),
    },
    QUEUE: { send: failing("queue") },
    MAIL: { send: failing("mail") },
    AI: { run: failing("3040:") },
    LEADS_OF_SITE: { limit: failing("limit") },
  };
  const calls = [
    ["/api/contact", { ...callback, ...who, message: text }],
    ["/api/contact", { ...callback, ...who, type: "schedule", slot: "mon_0900" }],
    ["/api/contact", { type: "newsletter", email: who.email }],
    ["/api/contact", { ...who, type: "call", phone: "" }],
    ["/api/contact", { validation_error: true, error: "Nom requis", page: `/${text}` }],
    ["/api/contact_secure.php", { ...who, message: text }],
    ["/api/chat.php", { message: `${text} price of Pro?`, action: "message", context: { page: text } }],
    ["/api/log404.php", { pathname: `/${text}`, referrer: text }],
    ["/api/error", { message: text, stack: text }],
  ] as const;
  for (const bindings of [{}, ...Object.entries(down).map(([name, value]) => ({ [name]: value })), down]) {
    for (const [path, body] of calls) await ask(path, json(body), bindings);
    const form = new FormData();
    for (const [name, value] of Object.entries({ form: "simple", method: "mail", ...who }))
      form.append(name, value);
    await ask("/en/contact", { method: "POST", body: form }, bindings);
    await consume({ kind: "lead", reference: "X", lead: who }, bindings);
  }
  expect(logged.join("\n")).not.toMatch(/canary|moret|999|@/i);
  expect(logged.length).toBeGreaterThan(10);
});
