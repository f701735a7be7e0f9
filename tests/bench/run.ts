// Measures the built site with `npm run bench`; the names of parts, or `--runs 1`, measure less.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ORIGIN, startEdge, startWorker, stopWorker } from "./edge.ts";
import { machineSpeed } from "./machine.ts";
import { measurePages, type PageScore, pageRow } from "./pages.ts";
import { measureScrolling } from "./scrolling.ts";
import { scriptSizes, workerSize } from "./sizes.ts";
import { startupTime } from "./startup.ts";
import { measureTaps, tapRecord, tapRows } from "./taps.ts";
import { measureThroughput, rateRows } from "./throughput.ts";
import { BARE_HTML, BARE_PAGE } from "./window.ts";

const EDGE_PORT = 8443;
const SERVICES = ["/en/services/seo-visibility", "/en/services/hosting-and-maintenance"];
const HISTORY = "tests/bench/history.json";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, path: { type: "string", multiple: true } },
});
const isAsked = (part: string) => positionals.length === 0 || positionals.includes(part);
function print(title: string, rows: object[]): void {
  console.log(`\n${title}`);
  console.table(rows);
}

const record: Record<string, unknown> = {
  commit: spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).stdout.trim(),
  machine: machineSpeed(),
};

// A file of the home page's size, written before workerd reads the list of assets.
const file = "/bench.txt";
writeFileSync(`build/client${file}`, "x".repeat(57_000));
writeFileSync(`build/client${BARE_PAGE}`, BARE_HTML);
const worker = await startWorker();
const origin = `https://localhost:${EDGE_PORT}`;
try {
  await startEdge(EDGE_PORT);
  if (isAsked("throughput")) {
    const rates = await measureThroughput(ORIGIN, file);
    print("Requests a second, 20 connections", rateRows(rates));
    record.throughput = Object.fromEntries(rates.map(({ name, perSecond }) => [name, Math.round(perSecond)]));
  }
  if (isAsked("startup")) {
    record.startup = startupTime();
    record.worker = workerSize();
    print("Worker, in ms of processor time and in bytes (gzip)", [
      { starts: record.startup, weighs: record.worker },
    ]);
    print("Scripts", scriptSizes());
  }
  if (isAsked("taps")) {
    const series = await measureTaps(origin, Number(values.runs), values.path);
    print("Presses on slow 4G and a processor four times slower, really applied", tapRows(series));
    record.taps = tapRecord(series);
  }
  if (isAsked("scrolling")) {
    const paths = values.path ?? ["/en", ...SERVICES, "/en/about-us"];
    const rows = await measureScrolling(origin, [BARE_PAGE, ...paths], Number(values.runs));
    print("Scrolled from top to foot, with motion, on a processor four times slower", rows);
    record.scrolling = Object.fromEntries(rows.map(({ path, width, busy }) => [`${path} ${width}`, busy]));
  }
  if (isAsked("pages")) {
    const paths = values.path ?? (await sitemapPaths());
    const scores = await measurePages(origin, paths, Number(values.runs));
    print("Lighthouse for phones", scores.map(pageRow));
    const slow = await measurePages(origin, ["/en", "/fr"], Number(values.runs), 12);
    print("The same with a processor twelve times slower", slow.map(pageRow));
    record.pages = Object.fromEntries(scores.map((score) => [score.path, summary(score)]));
  }
} finally {
  stopWorker(worker);
}

const history: unknown[] = JSON.parse(readFileSync(HISTORY, "utf8"));
const lines = [...history, record].slice(-20).map((each) => JSON.stringify(each));
writeFileSync(HISTORY, `[\n${lines.join(",\n")}\n]\n`);
process.exit();

/** The figures in which a regression of a page would show. */
function summary({ scores: [performance], fcp, lcp, tbt, own, cls, bytes, elements, work }: PageScore) {
  const weight = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  return { performance, fcp, lcp, tbt, own, cls, weight, elements, work };
}

async function sitemapPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${ORIGIN}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}
