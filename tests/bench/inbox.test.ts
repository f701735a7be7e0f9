import { createExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import { median } from "#app/domain/median";
import { leadWords } from "#app/domain/staff/search-words";
import { sampleLeads } from "#scripts/staff/sample-leads";
import { env } from "#tests/worker/bindings";
import { bundle } from "#tests/worker/bundle";

const LEADS = 100_000;
const AT_ONCE = 1000;
const RUNS = 21;
/** The longest time that a response of the inbox may take, in ms. */
const MOST_MS = 50;
const DAY_MS = 86_400_000;

const INSERT = `
  INSERT INTO leads (reference, created_at, kind, name, email, phone, phone_key, subject, message, locale, page, details,
    status, quarantine, words)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, '', value ->> 7, 'fr',
    '/fr/contact', value ->> 8, value ->> 9, value ->> 10, value ->> 11
  FROM json_each(?)`;

const kinds = ["call", "mail", "request", "plan"];
const statuses = ["answered", "won", "lost"];

function row(index: number): (string | null)[] {
  const sample = sampleLeads[index % sampleLeads.length];
  const reference = `R${String(index).padStart(9, "0")}`;
  const name = `Prénom${index % 500} Nom${index % 7919}`;
  const phone = `079 ${String(1_000_000 + index)}`;
  const email = `p${index}@nom${index % 7919}.example`;
  const message = sample?.fr ?? "";
  const details = { company: sample?.company ?? "", service_en: "website", utm_campaign: `c${index % 20}` };
  return [
    reference,
    new Date(Date.UTC(2026, 10, 23) - ((LEADS - index) / LEADS) * 730 * DAY_MS).toISOString(),
    kinds[index % kinds.length] ?? "mail",
    name,
    email,
    phone,
    phone.replace(/\D/g, "").slice(-9),
    message,
    JSON.stringify(details),
    // A thousand leads wait.
    index % 100 === 0 ? "new" : (statuses[index % statuses.length] ?? "won"),
    index % 100 === 1 ? "links" : null,
    JSON.stringify(leadWords({ reference, name, email, phone, message, details })),
  ];
}

test("the inbox, a search and a lead's page are fast with a hundred thousand leads", {
  timeout: 600_000,
}, async () => {
  for (let start = 0; start < LEADS; start += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, index) => row(start + index));
    await env.DB.prepare(INSERT).bind(JSON.stringify(rows)).run();
  }
  const paths = {
    inbox: "/staff",
    all: "/staff?view=all",
    "a page far behind": "/staff?view=all&after=2025-11-23T00:00:00.000Z~50000",
    filtered: "/staff?view=all&campaign=c7&kind=request",
    "search, a name": "/staff?q=nom4711",
    "search, two words of most leads": "/staff?q=site%20nous",
    "search, a number": `/staff?q=${encodeURIComponent("079 104 71 1")}`,
    lead: "/staff/leads/R000050000",
    calls: "/staff/calls",
    figures: "/staff/figures",
  };
  const times: Record<string, number> = {};
  for (const [name, path] of Object.entries(paths)) {
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const begun = performance.now();
      const answer: Response = await bundle.fetch(
        new Request(`https://rivelac.example${path}`),
        env,
        createExecutionContext(),
      );
      expect((await answer.text()).length).toBeGreaterThan(1000);
      runs.push(performance.now() - begun);
      expect(answer.status).toBe(200);
    }
    times[name] = median(runs);
  }
  for (const [name, time] of Object.entries(times)) console.info(`${name}: ${time.toFixed(1)} ms`);
  for (const name of ["inbox", "search, a name", "search, a number", "lead"])
    expect(times[name], name).toBeLessThanOrEqual(MOST_MS);
});
