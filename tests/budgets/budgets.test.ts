import { expect, test } from "vitest";
import { env } from "#tests/worker/bindings";
import { get, mail, post } from "#tests/worker/site";
import { from, minute } from "./visitors";

const reasonsFor = async (name: string) => {
  const { results } = await env.DB.prepare("SELECT quarantine FROM leads WHERE name = ? ORDER BY id")
    .bind(name)
    .all<{ quarantine: string | null }>();
  return results.map(({ quarantine }) => quarantine);
};

/** Runs a visit within one minute of the clock: if a minute ended meanwhile, tries again as another visitor. */
async function withinAMinute<T>(visit: (visitor: number) => Promise<T>): Promise<T> {
  for (let visitor = 1; ; visitor++) {
    const start = minute();
    const met = await visit(visitor);
    if (minute() === start) return met;
  }
}

test("a visitor's sixth lead in a minute is quarantined, with the same receipt as any other", async () => {
  const { receipts, reasons } = await withinAMinute(async (visitor) => {
    const name = `Keen ${visitor}`;
    const receipts = [];
    for (let index = 0; index < 7; index++) {
      const response = await post(
        "/contact",
        { ...mail, name, message: `${index}` },
        from(`192.0.2.${visitor}`),
      );
      receipts.push([response.status, await response.json()]);
    }
    return { receipts, reasons: await reasonsFor(name) };
  });
  const receipt = [201, { ok: true, reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/) }];
  expect(receipts).toEqual(Array(7).fill(receipt));
  expect(reasons).toEqual([...Array(5).fill(null), "budget_of_visitor", "budget_of_visitor"]);
});

test("repeated mistakes in a form do not quarantine its visitor's leads, and its log ends with 429", async () => {
  const report = { validation_error: true, error: "Nom requis", page: "/fr/contact", locale: "fr" };
  const { statuses, reasons, otherLog } = await withinAMinute(async (visitor) => {
    const address = from(`198.18.0.${visitor}`);
    const name = `Clumsy ${visitor}`;
    const statuses = [];
    for (let index = 0; index < 22; index++) statuses.push((await post("/contact", report, address)).status);
    await post("/contact", { ...mail, name }, address);
    const { status: otherLog } = await post("/log404.php", { pathname: "/x" }, address);
    return { statuses, reasons: await reasonsFor(name), otherLog };
  });
  expect(statuses).toEqual([...Array(20).fill(204), 429, 429]);
  expect(reasons).toEqual([null]);
  // The other logs have limits of their own.
  expect(otherLog).toBe(204);
});

test.each([
  ["/chat.php", { message: "Do you do SEO?", action: "message", locale: "en" }, 10, 200],
  ["/log404.php", { pathname: "/x", locale: "en" }, 20, 204],
  ["/error", { message: "x", locale: "en" }, 20, 204],
  ["/slots", null, 20, 200],
] as const)("%s over budget gets 429 and when to come again", async (path, body, budget, status) => {
  const ask = (address: string) =>
    body
      ? post(path, body, from(address))
      : get(`/api${path}`, { ...from(address), "accept-language": "en" });
  const { statuses, refused, neighbour } = await withinAMinute(async (visitor) => {
    const network = `2001:db8:1:${visitor}`;
    const statuses = [];
    for (let index = 0; index < budget; index++) statuses.push((await ask(`${network}::1`)).status);
    // Another IPv6 address of the same network counts as the same visitor.
    const answer = await ask(`${network}:3::9`);
    const refused = [answer.status, answer.headers.get("retry-after"), await answer.text()];
    const { status: neighbour } = await ask(`2001:db8:2:${visitor}::1`);
    return { statuses, refused, neighbour };
  });
  expect(statuses).toEqual(Array(budget).fill(status));
  const [refusal, after, words] = refused;
  expect([refusal, after]).toEqual([429, "60"]);
  expect(JSON.parse(String(words))).toEqual({
    code: "too_many",
    error: "Too many requests. Please try again in a minute.",
  });
  expect(neighbour).toBe(status);
});
