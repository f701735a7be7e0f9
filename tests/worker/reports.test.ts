import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { newsletterForm, planForm, requestForm, simpleForm } from "#app/content/shared/lead-form";
import { scheduleForm } from "#app/content/shared/schedule-form";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import { unbroken } from "#app/domain/language/typography";
import { env } from "#tests/worker/bindings";
import { countRows, ENGLISH, get, post } from "./site";

const miss = {
  pathname: "/en/lost",
  locale: "en",
  userAgent: "Test",
  referrer: "https://a.example/b?mail=eve@x.example",
};

test("counts a missing page once per visit, in one row per day", async () => {
  for (let visit = 0; visit < 3; visit++) expect((await post("/log404.php", miss)).status).toBe(204);
  const row = await env.DB.prepare("SELECT * FROM missing_pages WHERE path = '/en/lost'").first();
  expect(row).toMatchObject({ hits: 3, last_referrer: "https://a.example/b", last_locale: "en" });
});

test("keeps at most 1,000 distinct missing pages a day, the others in one row", async () => {
  const day = zurichDay(new Date());
  const fill = env.DB.prepare(
    "INSERT INTO missing_pages (day, path, last_locale, last_referrer, last_user_agent) VALUES (?, ?, 'fr', '', '')",
  );
  const room = 1000 - (await countRows("missing_pages"));
  await env.DB.batch(Array.from({ length: room }, (_, index) => fill.bind(day, `/full/${index}`)));

  for (const pathname of ["/one-more", "/and-another", "/full/3"])
    await post("/log404.php", { ...miss, pathname });
  const { results } = await env.DB.prepare(
    "SELECT path, hits FROM missing_pages WHERE hits > 1 AND path <> '/en/lost' ORDER BY path",
  ).all();
  expect(results).toEqual([
    { path: "(other)", hits: 2 },
    { path: "/full/3", hits: 2 },
  ]);
});

test("counts an error that a form showed, and stores no lead", async () => {
  const before = await countRows("leads");
  const report = {
    validation_error: true,
    error: "Nom requis",
    page: "/fr/contact",
    locale: "fr",
    contactMethod: "call",
    timestamp: new Date().toISOString(),
  };
  expect((await post("/contact", report)).status).toBe(204);
  expect((await post("/contact", report)).status).toBe(204);
  expect((await post("/contact", { ...report, error: "anything else" })).status).toBe(422);
  expect(
    (await post("/contact", { ...report, name: "Eve", phone: "1", type: "call", error: 7 })).status,
  ).toBe(422);
  expect(await env.DB.prepare("SELECT * FROM form_errors").first()).toMatchObject({
    error: "name_required",
    hits: 2,
  });
  expect(await countRows("leads")).toBe(before);
});

test("counts every error that a form can show, as the page shows it: with the characters that prevent line breaks", async () => {
  const refused: string[] = [];
  for (const forms of [simpleForm, requestForm, planForm, newsletterForm, scheduleForm])
    for (const locale of ["en", "fr"] as const)
      for (const error of Object.values({ ...forms[locale].errors, ...unbroken(forms[locale].errors) })) {
        const { status } = await post("/contact", { validation_error: true, error, page: "/fr/contact" });
        if (status !== 204) refused.push(error);
      }
  expect(refused).toEqual([]);
  await env.DB.prepare("DELETE FROM form_errors WHERE method = 'call' AND error <> 'name_required'").run();
});

test("counts the errors of a hosting plan's form under that form", async () => {
  const report = {
    validation_error: true,
    page: "/fr/services/hosting-and-maintenance",
    contactMethod: "plan",
  };
  for (const error of ["Erreur lors de l’envoi", "Nom requis"])
    expect((await post("/contact", { ...report, error })).status).toBe(204);
  const { results } = await env.DB.prepare(
    "SELECT error FROM form_errors WHERE method = 'plan' ORDER BY error",
  ).all();
  expect(results).toEqual([{ error: "failed" }, { error: "name_required" }]);
});

test("a known form is still counted on a day whose limit of unknown pages is reached", async () => {
  const day = zurichDay(new Date());
  const fill = env.DB.prepare("INSERT INTO form_errors VALUES (?, ?, 'fr', 'call', 'failed', 1)");
  await env.DB.batch(Array.from({ length: 1000 }, (_, index) => fill.bind(day, `/stranger/${index}`)));
  const report = { validation_error: true, error: "Nom requis", contactMethod: "plan" };
  for (const page of ["/fr/services/hosting-and-maintenance", "/one-more"])
    await post("/contact", { ...report, page });
  const { results } = await env.DB.prepare(
    "SELECT page, hits FROM form_errors WHERE method = 'plan' AND error = 'name_required' ORDER BY page",
  ).all();
  expect(results).toEqual([
    { page: "(other)", hits: 1 },
    { page: "/fr/services/hosting-and-maintenance", hits: 2 },
  ]);
  await env.DB.prepare("DELETE FROM form_errors WHERE page <> '/fr/contact'").run();
});

test("entries in the shared row do not count towards a day's limit", async () => {
  const day = zurichDay(new Date());
  const tables = {
    missing_pages: {
      name: "path",
      columns: "(day, path, last_locale, last_referrer, last_user_agent) VALUES (?, ?, 'fr', '', '')",
    },
    form_errors: {
      name: "page",
      columns: "(day, page, locale, method, error) VALUES (?, ?, 'fr', 'call', 'failed')",
    },
    client_errors: {
      name: "fingerprint",
      columns: "(day, fingerprint, message, stack, last_url) VALUES (?, ?, 'Seen', '', '')",
    },
  };
  const shared = () =>
    Promise.all(
      Object.entries(tables).map(([table, { name }]) =>
        env.DB.prepare(
          `SELECT count(*) AS rows, sum(hits) FILTER (WHERE ${name} = '(other)') AS shared FROM ${table}`,
        ).first(),
      ),
    );
  const report = async (which: string) => {
    await post("/log404.php", { ...miss, pathname: `/${which}` });
    await post("/contact", {
      validation_error: true,
      error: "Erreur lors de l’envoi",
      page: `/${which}`,
      contactMethod: "call",
    });
    await post("/error", { message: which });
  };
  for (const [table, { columns }] of Object.entries(tables)) {
    await env.DB.prepare(`DELETE FROM ${table}`).run();
    const fill = env.DB.prepare(`INSERT INTO ${table} ${columns}`);
    const names = ["(other)", ...Array.from({ length: 999 }, (_, index) => `/full/${index}`)];
    await env.DB.batch(names.map((name) => fill.bind(day, name)));
  }

  await report("last");
  expect(await shared()).toEqual(Array(3).fill({ rows: 1001, shared: 1 }));
  await report("late");
  expect(await shared()).toEqual(Array(3).fill({ rows: 1001, shared: 2 }));
  await env.DB.batch(Object.keys(tables).map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

test("groups the same browser error, without personal data", async () => {
  const report = {
    message: "Cannot read eve.moret@x.example +41 79 555 01 01",
    stack: "at submit (https://rivelac.example/assets/a.js?mail=eve%40x.example:1:2)",
    url: "https://rivelac.example/fr/contact?email=eve@x.example#top",
    context: { locale: "fr", device: "mobile", userAgent: "eve@x.example", referrer: "https://eve.example" },
  };
  for (let time = 0; time < 2; time++) expect((await post("/error", report)).status).toBe(204);
  const row = await env.DB.prepare("SELECT * FROM client_errors").first();
  expect(row).toMatchObject({ hits: 2, last_url: "https://rivelac.example/fr/contact" });
  expect(JSON.parse(String(row?.last_context))).toMatchObject({ locale: "fr", device: "mobile" });
  expect(JSON.stringify(row)).not.toMatch(/eve|555/);
});

test("counts a report whose addresses become longer by their encoding", async () => {
  const foreign = `https://a.example/${"é".repeat(600)}`;
  expect((await post("/log404.php", { ...miss, referrer: foreign })).status).toBe(204);
  expect((await post("/error", { message: "Seen far away", url: foreign })).status).toBe(204);
});

test("no report stores control characters, or characters that change the writing direction", async () => {
  await post("/log404.php", { ...miss, pathname: "/en/\u001b[31m\u0000\u202ered\ud800" });
  await post("/error", { message: "\u001b[31mred", stack: "at a\r\n\u0007at b" });
  const page = await env.DB.prepare("SELECT path FROM missing_pages WHERE path LIKE '%red%'").first("path");
  const error = await env.DB.prepare("SELECT stack FROM client_errors WHERE message = '[31mred'").first(
    "stack",
  );
  expect([page, error]).toEqual(["/en/[31mred", "at a\nat b"]);
});

test("stores only a browser's family, version and system", async () => {
  const userAgent =
    "Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A; eve@x.example) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.7444.59 Mobile Safari/537.36 id/8f14e45fceea167a5a36dedd4bea2543";
  await post("/log404.php", { ...miss, userAgent });
  const row = await env.DB.prepare("SELECT * FROM missing_pages WHERE path = '/en/lost'").first();
  expect(row).toMatchObject({ last_user_agent: "Chrome 142, Android" });

  const window = { viewport: "390x844", timezone: "Europe/Zurich" };
  const context = { userAgent, platform: "Linux armv81 eve", ...window };
  await post("/error", { message: "Seen by one", context });
  const error = await env.DB.prepare("SELECT * FROM client_errors WHERE message = 'Seen by one'").first();
  expect(JSON.parse(String(error?.last_context))).toEqual({
    userAgent: "Chrome 142, Android",
    platform: "Linux",
  });
});

const refused: [path: string, body: unknown, status: number][] = [
  ["/log404.php", "nonsense", 400],
  ["/log404.php", { pathname: 7 }, 422],
  ["/log404.php", { pathname: "https://elsewhere.example" }, 422],
  ["/log404.php", { ...miss, userAgent: "a".repeat(2100) }, 413],
  ["/error", "nonsense", 400],
  ["/error", { message: "" }, 422],
  ["/error", { message: "a", stack: "a".repeat(8300) }, 413],
];

for (const [path, body, status] of refused) {
  test(`answers ${status} to ${JSON.stringify(body).slice(0, 40)} at ${path}`, async () => {
    const response = await post(path, body);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({
      error: expect.any(String),
      code: expect.stringMatching(/^[a-z_0-9]+$/),
    });
  });
}

test("no count stores anything from a path, a form's page or an error message that identifies a person", async () => {
  await env.DB.prepare("DELETE FROM missing_pages").run();
  await post("/log404.php", { ...miss, pathname: "/en/eve@x.example/0795550101" });
  const page = "/fr/eve@x.example?phone=0795550101";
  await post("/contact", { validation_error: true, error: "Nom requis", page });
  const context = { language: "eve@x.example", device: "079 555 01 01" };
  await post("/error", { message: "Seen by another", context });
  const { results } = await env.DB.prepare(
    `SELECT path AS kept FROM missing_pages
     UNION ALL SELECT page FROM form_errors WHERE page <> '/fr/contact'
     UNION ALL SELECT last_context FROM client_errors WHERE message = 'Seen by another'`,
  ).all();
  expect(results.map(({ kept }) => kept)).toEqual([
    "/en/[@]/[tel]",
    "/fr/[@]",
    '{"language":"[@]","device":"[tel]"}',
  ]);
});

test("tells a wrong method from a missing endpoint, and names the right method", async () => {
  const answers = [];
  for (const [method, path] of [
    ["GET", "/contact"],
    ["PUT", "/contact_secure.php"],
    ["DELETE", "/chat.php"],
    ["OPTIONS", "/log404.php"],
    ["PATCH", "/error"],
    ["POST", "/slots"],
    ["GET", "/nothing"],
    ["GET", "/contact/x"],
    ["GET", "/constructor"],
    ["GET", ""],
  ] as const) {
    const request = new Request(`${ENGLISH}/api${path}`, { method, headers: { "accept-language": "en" } });
    const response = await exports.default.fetch(request);
    const { code } = await response.json<{ error: string; code: string }>();
    answers.push([method, path, response.status, code, response.headers.get("allow")]);
    expect(response.headers.get("cache-control"), path).toBe("no-store");
  }
  expect(answers).toEqual([
    ["GET", "/contact", 405, "method_not_allowed", "POST"],
    ["PUT", "/contact_secure.php", 405, "method_not_allowed", "POST"],
    ["DELETE", "/chat.php", 405, "method_not_allowed", "POST"],
    ["OPTIONS", "/log404.php", 405, "method_not_allowed", "POST"],
    ["PATCH", "/error", 405, "method_not_allowed", "POST"],
    ["POST", "/slots", 405, "method_not_allowed", "GET, HEAD"],
    ["GET", "/nothing", 404, "not_found", null],
    ["GET", "/contact/x", 404, "not_found", null],
    ["GET", "/constructor", 404, "not_found", null],
    ["GET", "", 404, "not_found", null],
  ]);
});

test("no response of the API is cached, whatever its status, and each has a date", async () => {
  const answers = {
    200: await get("/api/slots"),
    403: await post("/contact", {}, { origin: "https://elsewhere.example" }),
    413: await post("/contact", "a".repeat(20_000)),
    415: await post("/contact", {}, { "content-type": "text/plain" }),
    422: await post("/contact", {}),
  };
  for (const [status, { headers }] of Object.entries(answers)) {
    expect(headers.get("cache-control"), status).toBe("no-store");
    expect(Math.abs(Date.parse(headers.get("date") ?? "") - Date.now()), status).toBeLessThan(10_000);
  }
  expect(Object.values(answers).map(({ status }) => status)).toEqual(Object.keys(answers).map(Number));
});
