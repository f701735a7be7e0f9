import lighthouse, { type Result } from "lighthouse";
import { median } from "#app/domain/median";
import { ownBlockingTime } from "./blocking.ts";
import { WITHOUT_SCRIPT } from "./edge.ts";
import { quietMachine } from "./machine.ts";
import { launch } from "./window.ts";

const DEBUGGING_PORT = 9333;

export interface PageScore {
  path: string;
  /** Scores from 0 to 100: performance, accessibility, best practices, SEO, agentic browsing. */
  scores: number[];
  /** In ms, as Lighthouse simulates a phone on slow 4G; layout shift has no unit. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Blocking time by the CPU time of the page's own thread, in ms. */
  own: number;
  cls: number;
  /** Transferred bytes, by kind. */
  bytes: Record<string, number>;
  elements: number;
  /** CPU time of the simulated phone in ms, by kind. */
  work: Record<Work, number>;
}

/** The kinds of work of the page's thread, as Lighthouse groups them. */
const WORK = {
  script: ["scriptEvaluation", "scriptParseCompile"],
  style: ["styleLayout"],
  paint: ["paintCompositeRender"],
  other: ["other", "parseHTML", "garbageCollection"],
};

type Work = keyof typeof WORK;

/**
 * Runs Lighthouse for phones on each path and, alternating, on the same page without script; the results are medians of
 * all runs. The browser is a normal one, with motion. `slowdown` is the CPU's.
 */
export async function measurePages(
  origin: string,
  paths: string[],
  runs: number,
  slowdown = 4,
): Promise<PageScore[]> {
  const browser = await launch("--ignore-certificate-errors", `--remote-debugging-port=${DEBUGGING_PORT}`);
  const scores: PageScore[] = [];
  for (const path of paths) {
    const sides = [path, WITHOUT_SCRIPT + path].map(
      (side): { side: string; results: Result[]; own: number[] } => ({ side, results: [], own: [] }),
    );
    for (let run = 0; run < runs; run++) {
      for (const { side, results, own } of run % 2 ? sides.toReversed() : sides) {
        await quietMachine();
        const outcome = await lighthouse(origin + side, {
          port: DEBUGGING_PORT,
          logLevel: "silent",
          disableFullPageScreenshot: true,
          throttling: { cpuSlowdownMultiplier: slowdown },
          // The other categories do not depend on time and give the same result in each run.
          ...(run > 0 && { onlyCategories: ["performance"] }),
        });
        // If Lighthouse lost its page, it reports a runtime error and has no trace.
        if (!outcome || outcome.lhr.runtimeError) continue;
        results.push(outcome.lhr);
        own.push(ownBlockingTime(outcome.artifacts.Trace, slowdown));
      }
    }
    for (const { side, results, own } of sides) {
      if (results.length === 0) throw new Error(`The laboratory could not load ${side}`);
      const score = { ...scoreOf(side, results), own: Math.round(median(own)) };
      scores.push(score);
      console.log(Object.values(pageRow(score)).join("  "));
    }
  }
  await browser.close();
  return scores;
}

function scoreOf(path: string, results: Result[]): Omit<PageScore, "own"> {
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
    work: workOf(results),
    elements: value("dom-size-insight") || value("dom-size"),
  };
}

function workOf(results: Result[]): Record<Work, number> {
  const spent = (groups: string[]) =>
    median(
      results.map(({ audits }) => {
        const details = audits["mainthread-work-breakdown"]?.details;
        const items: object[] = details && "items" in details ? details.items : [];
        const ours = items.filter((item) => groups.includes(String(Reflect.get(item, "group"))));
        return ours.reduce((sum, item) => sum + Number(Reflect.get(item, "duration")), 0);
      }),
    );
  return {
    script: spent(WORK.script),
    style: spent(WORK.style),
    paint: spent(WORK.paint),
    other: spent(WORK.other),
  };
}

const kilobytes = (bytes = 0) => Number((bytes / 1024).toFixed(1));

/** A page as a row of a table: KB by kind, and the work of its thread in ms. */
export function pageRow({ path, scores, fcp, lcp, tbt, own, cls, bytes, elements, work }: PageScore) {
  return {
    page: path,
    scores: scores.join("/"),
    ...{ FCP: fcp, LCP: lcp, TBT: tbt, "own TBT": own, CLS: cls },
    HTML: kilobytes(bytes.Document),
    font: kilobytes(bytes.Font),
    js: kilobytes(bytes.Script),
    image: kilobytes(bytes.Image),
    CSS: kilobytes(bytes.Stylesheet),
    elements,
    script: Math.round(work.script),
    style: Math.round(work.style),
    paint: Math.round(work.paint),
    other: Math.round(work.other),
  };
}
