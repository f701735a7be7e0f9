import { expect, test } from "vitest";
import { env } from "#tests/worker/bindings";
import { callback, countRows, mail, post } from "#tests/worker/site";
import { from, minute } from "./visitors";

// Each test file has a Worker of its own: no other test uses up the limits of this one's site.

/** Sends requests, not so many at once that the limiter would answer too late; their statuses, and in how many minutes. */
async function flood(count: number, send: (index: number) => Promise<Response>) {
  const statuses: number[] = [];
  const start = minute();
  while (statuses.length < count) {
    const next = Array.from({ length: Math.min(70, count - statuses.length) }, (_, i) => statuses.length + i);
    const answers = await Promise.all(next.map(send));
    statuses.push(...answers.map(({ status }) => status));
  }
  return { statuses, minutes: minute() - start + 1 };
}

test("a flood from 140 addresses is quarantined by the site's limit; the real leads in it are stored, none is refused", async () => {
  const before = await countRows("leads");
  const { statuses, minutes } = await flood(280, (index) => {
    const address = from(`198.51.100.${index % 140}`);
    return index % 20 === 19
      ? post("/contact", { ...callback, name: `Real ${index}`, message: `Mon projet ${index}` }, address)
      : post("/contact", { ...mail, name: "Flood", message: `Buy now ${index}` }, address);
  });
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(await countRows("leads")).toBe(before + 280);
  const count = async (where: string) =>
    (await env.DB.prepare(`SELECT count(*) AS n FROM leads WHERE ${where}`).first<number>("n")) ?? 0;
  expect(await count("name LIKE 'Real %'")).toBe(14);
  const sent = "(name = 'Flood' OR name LIKE 'Real %')";
  const free = await count(`${sent} AND quarantine IS NULL`);
  expect(free).toBeGreaterThanOrEqual(60);
  expect(free).toBeLessThanOrEqual(60 * minutes);
  expect(await count(`${sent} AND quarantine LIKE '%budget_of_site%'`)).toBe(280 - free);
});

// An invalid request counts like any other, and is answered soonest.
test.each([
  ["/chat.php", 120],
  ["/log404.php", 300],
] as const)("in a minute, all visitors of %s together use up its site's limit of %i", async (path, limit) => {
  const { statuses, minutes } = await flood(limit + 5, (index) =>
    post(path, {}, from(`198.51.${Math.floor(index / 250)}.${index % 250}`)),
  );
  const taken = statuses.filter((status) => status === 422).length;
  expect(taken).toBeGreaterThanOrEqual(limit);
  expect(taken).toBeLessThanOrEqual(limit * minutes);
  expect(statuses.filter((status) => status === 429)).toHaveLength(limit + 5 - taken);
});
