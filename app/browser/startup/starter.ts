/**
 * Stands in every page as inline code, and does what cannot wait for the rest: it fetches the page's script behind the
 * first paint, or at the first sign of a visitor, and until React has hydrated it answers presses or keeps them for later.
 * Sections that came near it leaves laid out, and those of a page that is loaded again or come back to, all.
 */

import { openDialog } from "#app/browser/open-dialog";
import { stepOf } from "#app/domain/interaction/carousel";
import { isPlain } from "./is-plain";
import { layOutAll } from "./lay-out-all";

/** What React would hydrate for, all of the page in one go, while the visitor waits. */
const SIGNS = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "keydown",
  "keyup",
  "focusin",
  "focusout",
  "input",
  "change",
  "click",
];

/** Whoever sees nothing, in a tab behind another, needs no script sooner. */
const LATEST_MS = 3000;

/** To ask for a module takes a slow phone some milliseconds. */
const AT_ONCE = 4;

/** Of no build, and so there when a build is gone. */
const AGAIN = "/start-again.js";

const kept = new Set<HTMLElement>();
let hasBegun = false;
let latest = 0;
let lastClick: MouseEvent | undefined;

addEventListener(
  "click",
  (event) => {
    lastClick = event;
  },
  true,
);
for (const sign of SIGNS) addEventListener(sign, onSign, true);
addEventListener("error", onLost, true);
addEventListener("hydrated", handOver);
// A ground may be painted while the words still wait for their typeface.
new PerformanceObserver((painted) => {
  if (painted.getEntriesByName("first-contentful-paint").length) setTimeout(begin);
}).observe({ type: "paint", buffered: true });
addEventListener("load", () => {
  if (!hasBegun) latest = window.setTimeout(begin, LATEST_MS);
});
addEventListener("contentvisibilityautostatechange", keepLaidOut, true);
const [visit] = performance.getEntriesByType("navigation");
if (visit instanceof PerformanceNavigationTiming && visit.type !== "navigate") layOutAll();

/**
 * A section that comes near a visitor who scrolls, or would be dropped behind one, stays: who goes back, or takes a picture
 * of the whole page, finds it there.
 */
function keepLaidOut({ target }: Event): void {
  if (scrollY && target instanceof HTMLElement) target.style.contentVisibility = "visible";
}

function onSign(event: Event): void {
  event.stopImmediatePropagation();
  if (event instanceof MouseEvent && event.type === "click") answer(event);
  void begin();
}

/** Opens and scrolls by means of the platform; what only script can do waits for it. Links and forms go their way. */
function answer(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || !isPlain(event)) return;
  const control = target.closest<HTMLElement>(
    "[data-opens], [data-scrolls], [data-live], button[type=button]",
  );
  if (!control) return;
  const { opens = control.getAttribute("commandfor"), scrolls, live } = control.dataset;
  const dialog = opens && document.getElementById(opens);
  if (dialog instanceof HTMLDialogElement) {
    control.closest("dialog")?.close();
    void openDialog(dialog);
  } else if (scrolls) {
    const track = control.closest("section")?.querySelector("[data-track]");
    track?.scrollBy({ left: Number(scrolls) * stepOf(track.firstElementChild?.clientWidth) });
  } else if (live !== undefined || !control.hasAttribute("popovertarget")) {
    control.ariaBusy = "true";
    kept.add(control);
  } else return;
  event.preventDefault();
}

/** Lets whatever else waits go first. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Makes what waits in the page live, in its order: the browser fetches and runs it as if it had come so. */
async function begin(): Promise<void> {
  if (hasBegun) return;
  hasBegun = true;
  clearTimeout(latest);
  document.documentElement.dataset.painted = "";
  for (const [index, link] of document.querySelectorAll("link[rel=later]").entries()) {
    link.setAttribute("rel", "modulepreload");
    if (index % AT_ONCE === AT_ONCE - 1) await breath();
  }
  for (const waiting of document.querySelectorAll<HTMLScriptElement>("script[type=later]")) {
    await breath();
    const script = document.createElement("script");
    for (const { name, value } of waiting.attributes) script.setAttribute(name, value);
    script.type = waiting.dataset.type ?? "";
    script.text = waiting.text;
    waiting.replaceWith(script);
  }
}

/** A module that does not come tells the link that asked for it; a typeface or an icon is no reason to start again. */
function onLost({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "modulepreload") return;
  handOver();
  const again: Promise<typeof import("./start-again")> = import(/* @vite-ignore */ AGAIN);
  again.then(
    ({ startAgain }) => startAgain(target.href, lastClick),
    () => {},
  );
}

/** React answers from here on; or, where no script came, the browser alone. */
function handOver(): void {
  removeEventListener("error", onLost, true);
  for (const sign of SIGNS) removeEventListener(sign, onSign, true);
  for (const control of kept) {
    control.ariaBusy = null;
    control.click();
  }
  kept.clear();
}
