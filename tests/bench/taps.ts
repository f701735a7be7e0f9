// Measures a visitor's first press while the page is still loading, with slow 4G and a processor four times slower
// really applied. Lighthouse's score involves no press.
import type { Browser, Page } from "playwright";
import { median } from "#app/domain/median";
import { quietMachine } from "./machine.ts";
import { BARE_PAGE, launch, openWindow } from "./window.ts";

/** When to press, in ms after the start of the navigation; at the last one the page is hydrated long since. */
const MOMENTS = [900, 1700, 3000, 6000];

/** How long a page may take to have its control, and to be hydrated. */
const PATIENCE_MS = 15_000;

/** How long a press may wait, after hydration, for the script of what it opens. */
const QUEUED_MS = 8000;

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

interface Control {
  name: string;
  path: string;
  /** The selector of the control. */
  press: string;
  /** A selector that matches once the press has had its effect. */
  effect: string;
  width?: number;
  /** When it is pressed, in ms, if not at all `MOMENTS`. */
  moments?: number[];
}

const controls: Control[] = [
  { name: "bare page", path: BARE_PAGE, press: "summary", effect: "details[open]" },
  {
    name: "drawer",
    path: "/en",
    press: "button[commandfor=menu-drawer]",
    effect: "#menu-drawer[open]",
  },
  {
    name: "menu",
    path: "/en",
    width: 1440,
    press: "header nav a[data-live]",
    effect: "#services-menu a",
  },
  { name: "schedule", path: "/fr", press: "main a[data-opens]", effect: "#schedule-dialog[open]" },
  { name: "chat", path: "/en", press: "a[data-live][href$='/contact']", effect: "#chat:popover-open" },
  {
    name: "FAQ",
    path: "/en",
    press: "main details:nth-of-type(3) summary",
    effect: "main details:nth-of-type(3)[open]",
  },
  {
    name: "billing",
    path: "/en/pricing",
    press: "label:has([name=billing][value=yearly])",
    effect: "[name=billing][value=yearly]:checked",
  },
  {
    name: "plan",
    path: "/en/services/hosting-and-maintenance",
    press: "label:has([name=plan_key][value=secureweb])",
    effect: "[name=plan_key][value=secureweb]:checked",
  },
  {
    name: "carousel",
    path: "/en/services/website-design-development",
    press: "button[data-scrolls='1']",
    effect: "[data-track]",
  },
  // Before hydration the browser itself would post the form to the server.
  {
    name: "form",
    path: "/en/contact",
    press: "main form [type=submit]",
    effect: "main form :is([role=alert], :disabled)",
    moments: MOMENTS.slice(-1),
  },
];

interface Tap {
  /** Time in ms from the lifted finger to the effect, including the browser's own delay; infinite if there was none. */
  effect: number;
  /** Time in ms from when the page gets the event to the effect: the page's own part. */
  answer: number;
  /** Whether the effect was still there after hydration. */
  isKept: boolean;
  /** Time until the page was hydrated, in ms. */
  hydrated: number;
  /** Time from the press to the next frame in ms, as the browser measures an interaction. */
  interaction: number;
}

/** The same control pressed at the same moment, each time with an empty browser cache. */
interface TapSeries {
  name: string;
  at: number;
  taps: Tap[];
}

/** Records the press and its effect; runs in the page before its own scripts. */
function watch(effect: string): void {
  const seen = { pressed: 0, heard: 0, effect: 0, hydrated: 0, interaction: 0 };
  Reflect.set(window, "seen", seen);
  const isThere = () => {
    const found = document.querySelector(effect);
    if (!found?.checkVisibility()) return false;
    return effect !== "[data-track]" || found.scrollLeft > 0;
  };
  Reflect.set(window, "isThere", isThere);
  const look = () => {
    if (isThere()) seen.effect = performance.now();
    else requestAnimationFrame(look);
  };
  // A press counts from when the finger has left the screen; nothing could respond to it before.
  const onPress = ({ timeStamp }: Event) => {
    seen.pressed = timeStamp;
    seen.heard = performance.now();
    look();
  };
  window.addEventListener("click", onPress, { capture: true, once: true });
  window.addEventListener("hydrated", () => {
    seen.hydrated = performance.now();
  });
  const interactions = { type: "event", buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, "interactionId") > 0)
        seen.interaction = Math.max(seen.interaction, entry.duration);
  }).observe(interactions);
}

async function tap(browser: Browser, origin: string, control: Control, at: number): Promise<Tap> {
  const { path, press, effect, width = 390 } = control;
  const { context, page, devtools, isPhone } = await openWindow(browser, width);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(watch, effect);
  await page.goto(origin + path, { waitUntil: "commit" });
  const early = await inReach(page, press);
  await page.waitForTimeout(Math.max(0, at - 100 - early.now));
  // Until the first paint the typeface may still have moved the control.
  const { x, y, now } = await inReach(page, press);
  await page.waitForTimeout(Math.max(0, at - now));
  if (isPhone) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  const result = await outcome(page, path !== BARE_PAGE);
  await context.close();
  return result;
}

/** Polls the page until it returns a value. A locator would leave listeners there, which cost a tenth of a press. */
async function answerOf<T>(page: Page, ask: () => Promise<T | undefined>): Promise<T> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await page.waitForTimeout(20)) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Error(`${page.url()} never answered`);
}

/** Scrolls the control to the middle of the screen; returns its centre in px and the page's time in ms. */
function inReach(page: Page, press: string): Promise<{ x: number; y: number; now: number }> {
  return answerOf(page, () =>
    page.evaluate((selector) => {
      const control = document.querySelector(selector);
      control?.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = control?.getBoundingClientRect() ?? new DOMRect();
      return width ? { x: x + width / 2, y: y + height / 2, now: performance.now() } : undefined;
    }, press),
  );
}

async function outcome(page: Page, hasScript: boolean): Promise<Tap> {
  // Does not poll while the page is responding to the press.
  await page.waitForTimeout(1000);
  const hydrated = () => page.evaluate<number>(() => Reflect.get(window, "seen").hydrated);
  if (hasScript) await answerOf(page, hydrated);
  await answerOf(page, () =>
    page.evaluate((patience) => {
      const { effect, hydrated } = Reflect.get(window, "seen");
      return effect > 0 || performance.now() > hydrated + patience;
    }, QUEUED_MS),
  );
  await page.waitForTimeout(1000);
  return page.evaluate(() => {
    const { pressed, heard, effect, hydrated, interaction } = Reflect.get(window, "seen");
    return {
      effect: effect > 0 ? effect - pressed : Number.POSITIVE_INFINITY,
      answer: effect > 0 ? effect - heard : Number.POSITIVE_INFINITY,
      isKept: Reflect.get(window, "isThere")(),
      hydrated,
      interaction,
    };
  });
}

/** Presses every control, or those on `paths`, at every moment, `runs` times. */
export async function measureTaps(origin: string, runs: number, paths?: string[]): Promise<TapSeries[]> {
  const browser = await launch("--disable-gpu");
  const series: TapSeries[] = [];
  for (const control of controls.filter(({ path }) => paths?.includes(path) ?? true))
    for (const at of control.moments ?? MOMENTS) {
      const taps: Tap[] = [];
      while (taps.length < runs) {
        await quietMachine();
        taps.push(await tap(browser, origin, control, at));
      }
      series.push({ name: control.name, at, taps });
    }
  await browser.close();
  return series;
}

/** The median and the maximum, rounded to ms. */
function inShort(taps: Tap[], time: Exclude<keyof Tap, "isKept">): [number, number] {
  const times = taps.map((tap) => tap[time]);
  return [Math.round(median(times)), Math.round(Math.max(...times))];
}

/** The figures in which a regression would show: the medians of the page's own part and of the whole time, in ms. */
export function tapRecord(series: TapSeries[]): Record<string, number[]> {
  return Object.fromEntries(
    series.map(({ name, at, taps }) => [
      `${name} ${at}`,
      [inShort(taps, "answer")[0], inShort(taps, "effect")[0]],
    ]),
  );
}

/** Each press as a row of a table, in ms: medians, and the maximum where it tells more. */
export function tapRows(series: TapSeries[]) {
  return series.map(({ name, at, taps }) => {
    const [answer, slowestAnswer] = inShort(taps, "answer");
    const [effect, slowestEffect] = inShort(taps, "effect");
    const [interaction, slowestInteraction] = inShort(taps, "interaction");
    const [hydrated] = inShort(taps, "hydrated");
    const kept = `${taps.filter(({ isKept }) => isKept).length} of ${taps.length}`;
    return {
      ...{ press: name, at, answer, slowestAnswer, effect, slowestEffect, kept },
      ...{ interaction, slowestInteraction, hydrated },
    };
  });
}
