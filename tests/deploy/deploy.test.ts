import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { unstable_readConfig, unstable_startWorker } from "wrangler";
import { locales } from "#app/domain/language/locale";
import { caseSlugs } from "#app/domain/offers/cases";
import { cardOf } from "#app/domain/site/head";
import { isRatingInvented } from "#app/domain/site/samples";
import { workerSize } from "#tests/bench/sizes";
import { catalogue } from "#worker/chat/catalogue";
import { indexedPages } from "#worker/discovery/addresses";
import { DEAD_LETTERS } from "#worker/queue";
import { NIGHTLY } from "#worker/timers";

const { CLOUDFLARE_API_TOKEN: _, NODE_ENV: __, ...env } = process.env;

test("bundles the production Worker offline, with the bindings of the top level and the AI", {
  timeout: 180_000,
}, () => {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "deploy", "--", "--dry-run"], {
    encoding: "utf8",
    env,
  });
  const config = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));

  expect(status, stdout + stderr).toBe(0);
  for (const binding of ["AI", "DB", "QUEUE", "MAIL", "LEADS_OF_SITE", "CHAT_OF_VISITOR", "LOGS_OF_SITE"])
    expect(stdout).toContain(`env.${binding}`);
  const { vars, d1_databases, queues, triggers } = unstable_readConfig({ config: "wrangler.toml", env: "" });
  expect(config.vars).toEqual(vars);
  expect(config.d1_databases).toHaveLength(d1_databases.length);
  expect(config.queues.consumers).toMatchObject(queues.consumers ?? []);
  expect(queues.consumers).toMatchObject([
    { dead_letter_queue: DEAD_LETTERS, max_retries: 20 },
    { queue: DEAD_LETTERS, max_retries: 100 },
  ]);
  expect(triggers.crons).toEqual(["*/15 * * * *", NIGHTLY]);
  expect(config.triggers).toEqual(triggers);
  expect(config.secrets.required).toEqual(["LEAD_KEY"]);
  expect(config.observability).toEqual({
    enabled: true,
    redact_query_string: true,
    logs: { enabled: true, invocation_logs: false },
  });
});

/** The code of each module of the Worker. */
const workerModules = () =>
  readdirSync("build/server", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(`build/server/${name}`, "utf8"));

test("the service worker is of the same build as the pages", () => {
  const ids = workerModules().flatMap(
    (code) => code.match(/(?<=BUILD(?:\$\d+)? ?= ?["`])\w+(?=["`])/g) ?? [],
  );
  expect(ids[0]).toMatch(/^[0-9a-f]{8}$/);
  expect(new Set(ids).size).toBe(1);
  expect(readFileSync("build/client/sw.js", "utf8")).toContain(ids[0]);
});

test("a production build does not publish a sample rating to search engines", () => {
  const holds = (word: string) => workerModules().some((code) => code.includes(word));
  expect([holds("ProfessionalService"), holds("ratingValue")]).toEqual([true, !isRatingInvented]);
});

test("keeps the Worker, gzipped, below a third of Cloudflare's limit of 3 MiB", () => {
  const size = workerSize();
  expect(size).toBeGreaterThan(100_000);
  expect(size).toBeLessThan(2 ** 20);
});

const assets = "build/client/assets";
const files = () => readdirSync(assets).filter((name) => name.endsWith(".js"));
const packed = (name: string) => gzipSync(readFileSync(`${assets}/${name}`)).length;

/** The script of each effect, and its largest size in bytes, gzipped. */
const effects: Record<string, number> = {
  aurora: 1_200,
  comparison: 800,
  confetti: 5_000,
  lanyard: 5_000,
  "particle-canvas": 800,
  "particle-worker": 1_200,
  "rotating-stack": 33_000,
  tilting: 1_200,
  tubes: 1_600,
  webgl: 15_000,
};

/** A module of the build and all modules that it imports statically, directly or not. */
function modulesFrom(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  for (const [, name = ""] of readFileSync(path, "utf8").matchAll(/(?:from|import)\s*"(\.[^"]+)"/g))
    modulesFrom(join(path, "..", name), known);
  return known;
}

test("the Worker starts without the modules that only the assistant, staff, calls and timers need", () => {
  const paths = [...modulesFrom("build/server/index.js")];
  const started = paths.map((path) => readFileSync(path, "utf8")).join();
  const { question } = catalogue.get("people.services") ?? {};

  expect(started).toContain(caseSlugs[0]);
  expect(started).not.toContain(question?.en ?? "");
  expect(started).not.toContain("node:crypto");
  expect(started).not.toContain(DEAD_LETTERS);
  for (const later of ["api", "queue", "staff", "timers"]) {
    const [chunk = "", ...others] = readdirSync("build/server/assets").filter((name) =>
      name.startsWith(`${later}-`),
    );
    expect([chunk.endsWith(".js"), others], later).toEqual([true, []]);
    expect(paths, later).not.toContain(`build/server/assets/${chunk}`);
  }
});

test("each effect is a script of its own, and light", () => {
  for (const [name, most] of Object.entries(effects)) {
    const [file = "", ...others] = files().filter((each) => each.startsWith(`${name}-`));
    expect(others, name).toEqual([]);
    expect(packed(file), name).toBeLessThan(most);
  }
});

test("no page fetches an effect, a schema or the schedule before it is needed", () => {
  const first = files().find((name) => name.startsWith("manifest-")) ?? "";
  const begin = readFileSync(`${assets}/${first}`, "utf8").match(/[\w.-]+\.js/g) ?? [];
  const fetched = new Set<string>();
  const follow = (name: string) => {
    if (fetched.has(name)) return;
    fetched.add(name);
    const source = readFileSync(`${assets}/${name}`, "utf8");
    for (const [, next = ""] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) follow(next);
  };
  for (const name of begin) follow(name);

  const late = [...Object.keys(effects), "schemas", "lead-schema", "schedule-body", "chat-window", "outbox"];
  const among = (names: string[], chunk: string) => names.some((name) => name.startsWith(`${chunk}-`));
  expect(fetched.size).toBeGreaterThan(20);
  expect(late.filter((chunk) => !among(files(), chunk))).toEqual([]);
  expect(late.filter((chunk) => among([...fetched], chunk))).toEqual([]);
});

test("home is hydrated with 118 KB of script, and its typeface is light", () => {
  const [name = ""] = files().filter((each) => each.startsWith("manifest-"));
  const source = readFileSync(`${assets}/${name}`, "utf8");
  const { entry, routes } = JSON.parse(source.slice(source.indexOf("{"), source.lastIndexOf("}") + 1));
  const needed = new Set<string>([name]);
  for (const part of [entry, routes.root, routes["routes/home"]])
    for (const address of [part.module, ...part.imports]) needed.add(address.replace("/assets/", ""));
  const kilobytes = (each: string) => brotliCompressSync(readFileSync(`${assets}/${each}`)).length / 1024;
  const total = [...needed].reduce((sum, each) => sum + kilobytes(each), 0);
  expect(needed.size).toBeGreaterThan(5);
  // Also counts the page's data, which is in its HTML.
  expect(total).toBeLessThan(118);
  // The other fonts are fetched only if a page shows their characters.
  const fonts = readdirSync(assets).filter((each) =>
    /^(?!host-grotesk-latin-|figures-|letters-|numeral-).*\.woff2$/.test(each),
  );
  expect(fonts).toHaveLength(1);
  expect(readFileSync(`${assets}/${fonts[0]}`).length).toBeLessThan(15_000);
});

test("every indexed page has its picture for social networks, of the size that its head states", () => {
  for (const { address } of indexedPages()) {
    for (const locale of locales) {
      const file = readFileSync(`build/client${cardOf(`/${locale}${address[locale]}`)}`);
      expect([file.toString("latin1", 1, 4), file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([
        "PNG",
        1200,
        630,
      ]);
      expect(file.length).toBeLessThan(400_000);
    }
  }
});

/** Runs the production build with further variables until `use` has finished. */
async function inProduction(vars: object, use: (worker: Worker) => Promise<unknown>): Promise<unknown> {
  const path = "build/server/wrangler.asked.json";
  // The AI binding has no local simulator.
  const { ai: _, secrets: __, ...config } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
  writeFileSync(path, JSON.stringify({ ...config, vars: { ...config.vars, LEAD_KEY: "a test's", ...vars } }));
  const worker = await unstable_startWorker({
    config: path,
    dev: { persist: false, watch: false, logLevel: "none", server: { port: 0 }, inspector: false },
  });
  try {
    return await use(worker);
  } finally {
    await worker.dispose();
    rmSync(path);
  }
}

type Worker = Awaited<ReturnType<typeof unstable_startWorker>>;

test("a production build accepts no sample employee: without Access its inbox answers like any unknown address", async () => {
  const answers = (vars: object) =>
    inProduction(vars, (worker) => {
      const headers = { "cf-access-authenticated-user-email": "claire@rivelac.example" };
      const asked = ["/staff", "/staff/calls", "/staff/leads.csv", "/staff/files/x.js"];
      return Promise.all(
        asked.map(async (address) => {
          const answer = await worker.fetch(`http://localhost${address}`, { headers });
          return [answer.status, (await answer.text()).includes("Claire")];
        }),
      );
    });
  expect(await answers({})).toEqual(Array(4).fill([404, false]));
  const team = { ACCESS_TEAM: "https://team.cloudflareaccess.example" };
  expect(await answers(team)).toEqual(Array(4).fill([404, false]));
  expect(await answers({ ...team, ACCESS_AUDIENCE: "inbox" })).toEqual(Array(4).fill([403, false]));
  expect(workerModules().filter((code) => code.includes("claire@"))).toEqual([]);
});

/** Declares a body of 1 MiB, sends only its first byte, and resolves to the status of the response. */
function beginToPost(address: URL): Promise<number | undefined> {
  const headers = { origin: address.origin, "content-type": "application/json", "content-length": 2 ** 20 };
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: "POST", headers }, ({ statusCode }) => {
      resolve(statusCode);
      sent.destroy();
    });
    sent.on("error", reject);
    sent.write("{");
  });
}

test("a production build refuses a body that is too large without waiting for it", async () => {
  await inProduction({}, async (worker) => {
    for (const path of ["/api/contact", "/en/contact"])
      expect(await beginToPost(new URL(path, await worker.url)), path).toBe(413);
  });
});
