// Measures the work of the page's thread while a visitor scrolls from top to bottom, with motion.
import type { Browser } from "playwright";
import { median } from "#app/domain/median";
import { quietMachine } from "./machine.ts";
import { BARE_PAGE, launch, openWindow } from "./window.ts";

/** The time of the scroll to the end of the page. */
const SCROLL_MS = 10_000;

/** How much slower a phone's processor is than this one. */
const SLOWDOWN = 4;

const WIDTHS = [390, 1440];

interface Scrolling {
  path: string;
  width: number;
  /** How busy the page's thread is, in per cent of the time: its own CPU time on a processor four times slower. */
  busy: number;
  /** Time of that thread in ms, by kind, without the slowdown. */
  script: number;
  style: number;
  layout: number;
  /** The number of tasks longer than 50 ms, measured with the CPU throttled. */
  long: number;
  /** Cumulative layout shift during the scroll. */
  shift: number;
}

async function scroll(browser: Browser, address: string, width: number, rate: number) {
  const { context, page, devtools } = await openWindow(browser, width);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address, { waitUntil: "load" });
  if (!address.endsWith(BARE_PAGE)) await page.waitForFunction(() => (window.dataLayer ?? []).length > 0);
  await page.waitForTimeout(1500);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  await page.evaluate(() => {
    const seen = { long: 0, shift: 0 };
    Reflect.set(window, "seen", seen);
    new PerformanceObserver((list) => {
      seen.long += list.getEntries().length;
    }).observe({ type: "longtask" });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift" });
  });
  const metrics = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  };
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  const before = await metrics();
  const start = performance.now();
  const speed = Math.round((await left()) / (SCROLL_MS / 1000));
  // Sections laid out on the way may be lower or higher than estimated, so the end may move.
  for (let way = await left(), tries = 0; way > 1 && tries < 5; way = await left(), tries++)
    await devtools.send("Input.synthesizeScrollGesture", {
      x: width / 2,
      y: 400,
      yDistance: -way,
      speed,
      preventFling: true,
      // A wheel on a phone's page as well: a synthesised touch does not scroll in a headless browser.
      gestureSourceType: "mouse",
    });
  const time = performance.now() - start;
  const after = await metrics();
  const seen = await page.evaluate<{ long: number; shift: number }>(() => Reflect.get(window, "seen"));
  await context.close();
  const spent = (name: string) => after(name) - before(name);
  return {
    ...seen,
    busy: (100 * SLOWDOWN * spent("TaskDuration")) / time,
    script: spent("ScriptDuration"),
    style: spent("RecalcStyleDuration"),
    layout: spent("LayoutDuration"),
  };
}

/** Scrolls each page at both widths `runs` times; the results are medians. */
export async function measureScrolling(origin: string, paths: string[], runs: number): Promise<Scrolling[]> {
  const browser = await launch();
  const rows: Scrolling[] = [];
  for (const path of paths)
    for (const width of WIDTHS) {
      const results: Omit<Scrolling, "path" | "width">[] = [];
      for (let run = 0; run < runs; run++) {
        await quietMachine();
        const { long: _, ...own } = await scroll(browser, origin + path, width, 1);
        const { long, shift } = await scroll(browser, origin + path, width, SLOWDOWN);
        results.push({ ...own, long, shift: Math.max(own.shift, shift) });
      }
      const middle = (kind: Exclude<keyof Scrolling, "path" | "width">) =>
        median(results.map((result) => result[kind]));
      rows.push({
        path,
        width,
        busy: Math.round(middle("busy")),
        script: Math.round(middle("script")),
        style: Math.round(middle("style")),
        layout: Math.round(middle("layout")),
        long: middle("long"),
        shift: Number(middle("shift").toFixed(3)),
      });
    }
  await browser.close();
  return rows;
}
