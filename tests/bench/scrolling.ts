// What the page's thread does while a visitor scrolls from top to foot, with motion.
import type { Browser } from "playwright";
import { median } from "#app/domain/median";
import { quietMachine } from "./machine.ts";
import { BARE_PAGE, launch, openWindow } from "./window.ts";

/** How long the way to the foot takes. */
const SCROLL_MS = 10_000;

/** A phone's processor beside this one. */
const SLOWDOWN = 4;

const WIDTHS = [390, 1440];

interface Scrolling {
  path: string;
  width: number;
  /** Per cent of the time that the page's thread is busy: its own processor time, on a processor four times slower. */
  busy: number;
  /** Milliseconds of that thread, by kind, without the slowdown. */
  script: number;
  style: number;
  layout: number;
  /** Tasks longer than 50 ms on such a processor, really slowed down. */
  long: number;
  /** Cumulative layout shift on the way. */
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
  // What is laid out on the way may take less than was kept for it, or more.
  for (let way = await left(), tries = 0; way > 1 && tries < 5; way = await left(), tries++)
    await devtools.send("Input.synthesizeScrollGesture", {
      x: width / 2,
      y: 400,
      yDistance: -way,
      speed,
      preventFling: true,
      // A wheel on a phone's page, too: a touch that is made up moves nothing in a browser without a screen.
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

/** Scrolls each page at both widths, so many times; medians. */
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
