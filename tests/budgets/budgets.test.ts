import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { callback, countRows, mail, post } from "#tests/worker/site";

const from = (address: string) => ({ "cf-connecting-ip": address, "idempotency-key": crypto.randomUUID() });

const reasonsFor = async (name: string) => {
  const { results } = await env.DB.prepare("SELECT quarantine FROM leads WHERE name = ? ORDER BY id")
    .bind(name)
    .all<{ quarantine: string | null }>();
  return results.map(({ quarantine }) => quarantine);
};

test("a visitor's sixth lead in a minute is put aside, with the same receipt as any other", async () => {
  const receipts = [];
  for (let index = 0; index < 7; index++) {
    const response = await post(
      "/contact",
      { ...mail, name: "Keen", message: `${index}` },
      from("192.0.2.1"),
    );
    receipts.push([response.status, await response.json()]);
  }
  const receipt = [201, { ok: true, reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/) }];
  expect(receipts).toEqual(Array(7).fill(receipt));
  expect(await reasonsFor("Keen")).toEqual([
    ...Array(5).fill(null),
    "budget_of_visitor",
    "budget_of_visitor",
  ]);
});

test("a form that is mistyped again and again puts nobody aside, and its log ends with 429", async () => {
  const report = { validation_error: true, error: "Nom requis", page: "/fr/contact", locale: "fr" };
  const statuses = [];
  for (let index = 0; index < 22; index++)
    statuses.push((await post("/contact", report, from("192.0.2.2"))).status);
  expect(statuses).toEqual([...Array(20).fill(204), 429, 429]);
  await post("/contact", { ...mail, name: "Clumsy" }, from("192.0.2.2"));
  expect(await reasonsFor("Clumsy")).toEqual([null]);
  // The other logs are counted apart.
  expect((await post("/log404.php", { pathname: "/x" }, from("192.0.2.2"))).status).toBe(204);
});

test("questions, missed pages and errors over budget get 429 and when to come again", async () => {
  const calls = [
    ["/chat.php", { message: "Do you do SEO?", action: "message", locale: "en" }, 10, 200],
    ["/log404.php", { pathname: "/x", locale: "en" }, 20, 204],
    ["/error", { message: "x", locale: "en" }, 20, 204],
  ] as const;
  for (const [path, body, budget, status] of calls) {
    for (let index = 0; index < budget; index++)
      expect((await post(path, body, from("2001:db8:1:2::1"))).status, path).toBe(status);
    // Another address of the same network is the same visitor.
    const refused = await post(path, body, from("2001:db8:1:2:3::9"));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await refused.json()).toEqual({
      code: "too_many",
      error: "Too many requests. Please try again in a minute.",
    });
    expect((await post(path, body, from("2001:db8:1:3::1"))).status, path).toBe(status);
  }
});

test("a flood from 516 addresses is put aside by the site's budget; the real leads in it are stored, none is refused", {
  timeout: 60_000,
}, async () => {
  const before = await countRows("leads");
  const posts = Array.from({ length: 1330 }, (_, index) => {
    const address = from(`198.51.${(index % 516) >> 8}.${(index % 516) & 255}`);
    return index % 100 === 99
      ? () =>
          post("/contact", { ...callback, name: `Real ${index}`, message: `Mon projet ${index}` }, address)
      : () => post("/contact", { ...mail, name: "Flood", message: `Buy now ${index}` }, address);
  });
  const statuses = new Set<number>();
  for (let index = 0; index < posts.length; index += 70) {
    const answers = await Promise.all(posts.slice(index, index + 70).map((send) => send()));
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([201]);
  expect(await countRows("leads")).toBe(before + 1330);
  const count = async (where: string) =>
    (await env.DB.prepare(`SELECT count(*) AS n FROM leads WHERE ${where}`).first<number>("n")) ?? 0;
  expect(await count("name LIKE 'Real %'")).toBe(13);
  const free = await count("name IN ('Flood') AND quarantine IS NULL");
  expect(free).toBeLessThan(130);
  expect(await count("quarantine LIKE '%budget_of_site%'")).toBeGreaterThan(1100);
});
