import { expect, test } from "vitest";
import { env } from "#tests/worker/bindings";
import { callback, countRows, mail, post } from "#tests/worker/site";
import { from, minute } from "./visitors";

// Each test file has a Worker of its own: no other test uses up the limits of this one's site.

test("a flood from 140 addresses is quarantined by the site's limit; the real leads in it are stored, none is refused", async () => {
  const before = await countRows("leads");
  const posts = Array.from({ length: 280 }, (_, index) => {
    const address = from(`198.51.100.${index % 140}`);
    return index % 20 === 19
      ? () =>
          post("/contact", { ...callback, name: `Real ${index}`, message: `Mon projet ${index}` }, address)
      : () => post("/contact", { ...mail, name: "Flood", message: `Buy now ${index}` }, address);
  });
  const statuses = new Set<number>();
  const start = minute();
  for (let index = 0; index < posts.length; index += 70) {
    const answers = await Promise.all(posts.slice(index, index + 70).map((send) => send()));
    for (const { status } of answers) statuses.add(status);
  }
  const minutes = minute() - start + 1;
  expect([...statuses]).toEqual([201]);
  expect(await countRows("leads")).toBe(before + 280);
  const count = async (where: string) =>
    (await env.DB.prepare(`SELECT count(*) AS n FROM leads WHERE ${where}`).first<number>("n")) ?? 0;
  expect(await count("name LIKE 'Real %'")).toBe(14);
  const flood = "(name = 'Flood' OR name LIKE 'Real %')";
  const free = await count(`${flood} AND quarantine IS NULL`);
  expect(free).toBeGreaterThanOrEqual(60);
  expect(free).toBeLessThanOrEqual(60 * minutes);
  expect(await count(`${flood} AND quarantine LIKE '%budget_of_site%'`)).toBe(280 - free);
});

test.each([
  ["/chat.php", { message: "Do you do SEO?", action: "message", locale: "en" }, 120, 200],
  ["/log404.php", { pathname: "/x", locale: "en" }, 300, 204],
] as const)(
  "in a minute, all visitors of %s together use up its site's limit",
  async (path, body, limit, status) => {
    const start = minute();
    const answers = await Promise.all(
      Array.from({ length: limit + 5 }, (_, index) =>
        post(path, body, from(`198.51.${Math.floor(index / 250)}.${index % 250}`)),
      ),
    );
    const minutes = minute() - start + 1;
    const taken = answers.filter((answer) => answer.status === status).length;
    expect(taken).toBeGreaterThanOrEqual(limit);
    expect(taken).toBeLessThanOrEqual(limit * minutes);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(limit + 5 - taken);
  },
);
