import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright";
import { findBrowser } from "../e2e/find-browser.ts";
import { quietMachine } from "./machine.ts";
import { median } from "./median.ts";
import { table } from "./table.ts";

const DEBUGGING_PORT = 9333;

export interface PageScore {
  path: string;
  /** Of each category, 0 to 100: performance, accessibility, best practices, SEO, agentic browsing. */
  scores: number[];
  /** Milliseconds, as the laboratory models a phone on slow 4G; layout shift without a unit. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes on the line, by kind. */
  bytes: Record<string, number>;
  elements: number;
}

/** Lighthouse for phones on each path, at most so many times; medians. `slowdown` is of the processor. */
export async function measurePages(
  origin: string,
  paths: string[],
  runs: number,
  slowdown = 4,
): Promise<PageScore[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--disable-gpu",
      "--disable-background-networking",
      "--ignore-certificate-errors",
      `--remote-debugging-port=${DEBUGGING_PORT}`,
    ],
  });
  const scores: PageScore[] = [];
  for (const path of paths) {
    const results: Result[] = [];
    for (let run = 0; run < runs; run++) {
      await quietMachine();
      const outcome = await lighthouse(origin + path, {
        port: DEBUGGING_PORT,
        logLevel: "silent",
        disableFullPageScreenshot: true,
        throttling: { cpuSlowdownMultiplier: slowdown },
        // The categories that touch no clock say the same each time.
        ...(run > 0 && { onlyCategories: ["performance"] }),
      });
      if (outcome) results.push(outcome.lhr);
      // More than half of them at the top: the others cannot change the median.
      if (results.filter(({ categories }) => categories.performance?.score === 1).length > runs / 2) break;
    }
    const [score] = [scoreOf(path, results)];
    scores.push(score);
    process.stdout.write(`${pageRow(score).join("  ")}\n`);
  }
  await browser.close();
  return scores;
}

function scoreOf(path: string, results: Result[]): PageScore {
  const value = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const [first] = results;
  const others = Object.values(first?.categories ?? {}).filter(({ id }) => id !== "performance");
  const bytes: Record<string, number> = {};
  const requests = first?.audits["network-requests"]?.details;
  for (const item of requests && "items" in requests ? requests.items : []) {
    const kind = String(Reflect.get(item, "resourceType") ?? "Other");
    bytes[kind] = (bytes[kind] ?? 0) + Number(Reflect.get(item, "transferSize") ?? 0);
  }
  return {
    path,
    scores: [
      median(results.map(({ categories }) => 100 * (categories.performance?.score ?? 0))),
      ...others.map(({ score }) => 100 * (score ?? 0)),
    ].map(Math.round),
    fcp: Math.round(value("first-contentful-paint")),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Number(value("cumulative-layout-shift").toFixed(3)),
    bytes,
    elements: value("dom-size-insight") || value("dom-size"),
  };
}

const KINDS = ["Document", "Font", "Script", "Image", "Stylesheet"];

const kilobytes = (bytes = 0) => (bytes / 1024).toFixed(1);

function pageRow({ path, scores, fcp, lcp, tbt, cls, bytes, elements }: PageScore): (string | number)[] {
  return [
    path,
    scores.join("/"),
    fcp,
    lcp,
    tbt,
    cls,
    ...KINDS.map((kind) => kilobytes(bytes[kind])),
    elements,
  ];
}

export function pageTable(scores: PageScore[]): string {
  const heads = [
    "page",
    "scores",
    "FCP",
    "LCP",
    "TBT",
    "CLS",
    "HTML",
    "font",
    "script",
    "image",
    "CSS",
    "elements",
  ];
  return table(heads, scores.map(pageRow));
}
