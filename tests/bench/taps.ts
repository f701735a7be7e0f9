// What a visitor's first press does while the page is still on its way: slow 4G and a processor four times slower,
// really applied, where a laboratory's score never touches the page.
import type { Browser, Page } from "playwright";
import { median } from "#app/domain/median";
import { quietMachine } from "./machine.ts";
import { BARE_PAGE, launch, openWindow } from "./window.ts";

/** Milliseconds after the navigation began; at the last the page is long in React's hands. */
const MOMENTS = [900, 1700, 3000, 6000];

/** How long a page may take to have its control, and React to have the page. */
const PATIENCE_MS = 15_000;

/** How long, once React has the page, a press may wait for the script of what it opens. */
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
  /** What is pressed. */
  press: string;
  /** What there is once it was. */
  effect: string;
  width?: number;
  /** When it is pressed, if not at all of `MOMENTS`. */
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
  // Before React has taken over, a form goes its own way, to the server.
  {
    name: "form",
    path: "/en/contact",
    press: "main form [type=submit]",
    effect: "main form :is([role=alert], :disabled)",
    moments: MOMENTS.slice(-1),
  },
];

interface Tap {
  /** Milliseconds from the lifted finger to the effect, what the browser takes to tell included; infinite where there was none. */
  effect: number;
  /** Milliseconds from when the page hears of the press: what the page itself takes. */
  answer: number;
  /** Whether it was still there when React had taken over. */
  isKept: boolean;
  /** Milliseconds until React had. */
  hydrated: number;
  /** Milliseconds from the press to the next picture, as the browser times an interaction. */
  interaction: number;
}

/** The same control pressed at the same moment, each time in a browser that knows nothing of the site yet. */
export interface TapSeries {
  name: string;
  at: number;
  taps: Tap[];
}

/** Runs in the page before anything else. */
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
  // A press is one when the finger has left the screen; nothing could answer it before.
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
  // Until the first paint its typeface may still have moved it.
  const { x, y, now } = await inReach(page, press);
  await page.waitForTimeout(Math.max(0, at - now));
  if (isPhone) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  const result = await outcome(page, path !== BARE_PAGE);
  await context.close();
  return result;
}

/** What the page says once it says something. No locator asks: it leaves listeners there, a tenth of a press. */
async function answerOf<T>(page: Page, ask: () => Promise<T | undefined>): Promise<T> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await page.waitForTimeout(20)) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Error(`${page.url()} never answered`);
}

/** Brings the control into the middle of the screen: its middle in px, and the page's clock in ms. */
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
  // Nobody asks while the press is being answered.
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

/** Presses every control at every moment, so many times; those of some paths, if some are given. */
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

/** The median and the slowest, in whole milliseconds. */
function inShort(taps: Tap[], time: Exclude<keyof Tap, "isKept">): [number, number] {
  const times = taps.map((tap) => tap[time]);
  return [Math.round(median(times)), Math.round(Math.max(...times))];
}

/** What a regression of a press would show in: medians of what the page takes, and of all from the lifted finger. */
export function tapRecord(series: TapSeries[]): Record<string, number[]> {
  return Object.fromEntries(
    series.map(({ name, at, taps }) => [
      `${name} ${at}`,
      [inShort(taps, "answer")[0], inShort(taps, "effect")[0]],
    ]),
  );
}

/** Each press as a table shows it, in ms: medians, and the slowest where that tells more. */
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
