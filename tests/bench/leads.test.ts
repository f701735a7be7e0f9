import { createExecutionContext } from "cloudflare:test";
import { test } from "vitest";
import { env } from "#tests/worker/bindings";
import { bundle } from "#tests/worker/bundle";
import { mail } from "#tests/worker/site";

const COUNT = 400;

/** What is an outside service in production is a program of its own here, which would be weighed too. */
const limit = { limit: async () => ({ success: true }) };
const outside = { QUEUE: { send: async () => {} }, LEADS_OF_VISITOR: limit, LEADS_OF_SITE: limit };

/** Leads a second, one after the other. */
async function rateOf(write: (index: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < COUNT; index++) await write(index);
  return (COUNT / (performance.now() - start)) * 1000;
}

const accept = (index: number) =>
  bundle.fetch(
    new Request("https://rivelac.example/api/contact", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: "https://rivelac.example",
        "idempotency-key": crypto.randomUUID(),
      },
      body: JSON.stringify({ ...mail, message: `Question ${index}` }),
    }),
    { ...env, ...outside },
    createExecutionContext(),
  );

const insert = (index: number) =>
  env.DB.prepare(
    "INSERT INTO leads (reference, kind, name, email, subject, message, locale, page, details) VALUES (?, 'mail', 'x', 'x', '', ?, 'en', '', '{}')",
  )
    .bind(crypto.randomUUID().slice(0, 10), `Question ${index}`)
    .run();

test("leads a second through the Worker, against a bare insert into the same D1", {
  timeout: 120_000,
}, async () => {
  await rateOf(insert);
  const [bare, accepted] = [await rateOf(insert), await rateOf(accept)];
  console.info(
    `leads: ${accepted.toFixed(0)} a second, ${(accepted / bare).toFixed(2)} of a bare insert (${bare.toFixed(0)})`,
  );
});
