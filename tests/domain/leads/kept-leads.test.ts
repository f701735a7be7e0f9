import { afterEach, expect, test, vi } from "vitest";
import { sendKeptLeads } from "#app/offline/send-kept-leads";

const idb = vi.hoisted(() => ({ openDB: vi.fn() }));

vi.mock("idb", () => idb);
afterEach(() => vi.unstubAllGlobals());

const ada = { key: "ada", path: "/api/contact", body: { name: "Ada" }, keptAt: 0 };
const date = "Tue, 01 Dec 2026 08:00:00 GMT";
const arrived = { reference: "K7Q2M4XR9T", isHeld: true, date };

/** Has the service worker send kept leads; returns whether it asks the browser for another try, and what is left. */
async function tried(answer: () => Response, lead: object = ada, others: [string, object][] = []) {
  const kept = new Map<string, object>([["ada", lead], ...others]);
  idb.openDB.mockResolvedValue({
    getAllKeys: async () => [...kept.keys()],
    get: async (_: string, key: string) => kept.get(key),
    put: async (_: string, changed: typeof ada) => kept.set(changed.key, changed),
    close() {},
  });
  const fetched = vi.fn(async (..._: unknown[]) => answer());
  const postMessage = vi.fn();
  vi.stubGlobal("self", { clients: { matchAll: async () => [{ postMessage }] } });
  vi.stubGlobal("fetch", fetched);
  const isToTryAgain = await sendKeptLeads().then(
    () => false,
    () => true,
  );
  return {
    isToTryAgain,
    kept: kept.get("ada"),
    told: postMessage.mock.calls.length,
    sent: fetched.mock.calls,
  };
}

const saying = (status: number, body: unknown) => () => Response.json(body, { status, headers: { date } });

test("the browser is asked for another try of leads that the server has not accepted yet, not of those it refuses", async () => {
  const undecided = [
    saying(503, { code: "unavailable" }),
    saying(500, { code: "server_error" }),
    // The response of a captive portal instead of the server.
    saying(200, {}),
    () => new Response("<h1>Log in</h1>"),
    () => {
      throw new TypeError("no network");
    },
  ];
  const refused = [saying(422, { code: "name_required" }), saying(409, { code: "slot_taken" })];
  for (const answer of [...undecided, ...refused])
    expect(await tried(answer)).toMatchObject({
      isToTryAgain: undecided.includes(answer),
      kept: ada,
      told: 0,
    });
});

test("an accepted lead stays until a page reports it, with the time of the server; open pages are notified, and it is not sent again", async () => {
  const taken = await tried(saying(201, { reference: arrived.reference, held: true }));
  expect(taken).toMatchObject({ isToTryAgain: false, kept: { ...ada, arrived }, told: 1 });
  const headers = { "content-type": "application/json", "idempotency-key": "ada" };
  expect(taken.sent).toMatchObject([
    ["/api/contact", { headers, body: '{"name":"Ada"}', signal: expect.any(AbortSignal) }],
  ]);
  expect((await tried(saying(503, {}), { ...ada, arrived })).sent).toEqual([]);
});

test("a lead that the server does not accept yet does not block later ones", async () => {
  const answers = [saying(503, { code: "unavailable" }), saying(201, { reference: arrived.reference })];
  const answer = () => answers.shift()?.() ?? Response.error();
  const both = await tried(answer, ada, [["bob", { ...ada, key: "bob" }]]);
  expect(both).toMatchObject({ isToTryAgain: true, kept: ada, told: 1 });
  expect(both.sent.length).toBe(2);
});
