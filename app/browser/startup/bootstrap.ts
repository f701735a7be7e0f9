/**
 * Bootstrap script, inlined in every page: loads the page's scripts after the first paint or at the first user input,
 * and until React has hydrated the page, handles clicks or queues them. Sections that came near the viewport stay laid
 * out; after a reload or a return to the page, it lays out all of them.
 */

import { openDialog } from "#app/browser/open-dialog";
import { stepOf } from "#app/domain/interaction/carousel";
import { isPlain } from "./is-plain";
import { layOutAll } from "./lay-out-all";
import { RECOVERY } from "./recovery";

/** Events withheld from React: for them it would hydrate the whole page synchronously, while the visitor waits. */
const WITHHELD = [
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

/** Background tabs never report a first paint: start at the latest this long after `load`. */
const LATEST_MS = 3000;

/** Preloads started per task: each one costs a slow phone some milliseconds. */
const AT_ONCE = 2;

const queued = new Set<HTMLElement>();
/** The style of what is below the opening. */
let below: Element | null | undefined;
let hasBegun = false;
let hasScrolled = false;
let lastClick: MouseEvent | undefined;

addEventListener(
  "click",
  (event) => {
    lastClick = event;
  },
  true,
);
for (const type of WITHHELD) addEventListener(type, onInput, true);
addEventListener("error", onPreloadError, true);
addEventListener("hydrated", stopListening);
// Not `first-paint`: the background may be painted while the text still waits for its font.
new PerformanceObserver((painted) => {
  if (painted.getEntriesByName("first-contentful-paint").length) setTimeout(begin);
}).observe({ type: "paint", buffered: true });
addEventListener("load", () => setTimeout(begin, LATEST_MS));
addEventListener("contentvisibilityautostatechange", keepLaidOut, true);
addEventListener(
  "scroll",
  () => {
    hasScrolled = true;
  },
  { once: true },
);
const [visit] = performance.getEntriesByType("navigation");
if (visit instanceof PerformanceNavigationTiming && visit.type !== "navigate") layOutAll();

/**
 * Once the visitor has scrolled, a section that comes near the viewport, or would be skipped again after leaving it,
 * stays laid out: for scroll restoration and full-page screenshots. Reading the scroll position here would lay out the
 * page anew for each section.
 */
function keepLaidOut({ target }: Event): void {
  if (hasScrolled && target instanceof HTMLElement) target.style.contentVisibility = "visible";
}

function onInput(event: Event): void {
  event.stopImmediatePropagation();
  if (event instanceof MouseEvent && event.type === "click") answer(event);
  void begin();
}

/**
 * Opens dialogs and scrolls with platform APIs; queues clicks that need React. Links and forms work natively, but a
 * jump to an anchor of the page needs real heights: sections that are laid out on its way would move the anchor.
 */
function answer(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || !isPlain(event)) return;
  const link = target.closest("a");
  if (link?.hash && link.pathname === location.pathname) layOutAll();
  const control = target.closest<HTMLElement>(
    "[data-opens], [data-scrolls], [data-live], button[type=button]",
  );
  if (!control) return;
  const { opens = control.getAttribute("commandfor"), scrolls } = control.dataset;
  const dialog = opens && document.getElementById(opens);
  if (dialog instanceof HTMLDialogElement) {
    control.closest("dialog")?.close();
    void openDialog(dialog);
  } else if (scrolls) {
    const track = control.closest("section")?.querySelector("[data-track]");
    track?.scrollBy({ left: Number(scrolls) * stepOf(track.firstElementChild?.clientWidth) });
  } else if (!control.hasAttribute("popovertarget")) {
    control.ariaBusy = "true";
    queued.add(control);
  } else return;
  event.preventDefault();
}

/** Sets the attribute by which styles show what they hide until the first paint. */
function markPainted(): void {
  document.documentElement.dataset.painted = "";
}

function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Activates the deferred preloads, style sheets and scripts in document order: the browser then fetches and runs them
 * as usual.
 */
async function begin(): Promise<void> {
  if (hasBegun) return;
  hasBegun = true;
  markPainted();
  for (const [index, link] of document.querySelectorAll("link[rel=later]").entries()) {
    link.setAttribute("rel", "modulepreload");
    if (index % AT_ONCE === AT_ONCE - 1) await yieldToMain();
  }
  // On a slow line the first words are painted while the rest of the page, its scripts included, is still on its way.
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("readystatechange", resolve));
  document.querySelector("link[rel=brought]")?.setAttribute("rel", "stylesheet");
  below = document.querySelector("[data-below] style");
  for (const waiting of document.querySelectorAll<HTMLScriptElement>("script[type=later]")) {
    await yieldToMain();
    const script = document.createElement("script");
    for (const { name, value } of waiting.attributes) script.setAttribute(name, value);
    script.type = waiting.dataset.type ?? "";
    script.text = waiting.text;
    waiting.replaceWith(script);
  }
}

/** A module that fails to load fires `error` on its preload link; a failed font or icon needs no recovery. */
function onPreloadError({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "modulepreload") return;
  stopListening();
  const again: Promise<typeof import("./recover")> = import(/* @vite-ignore */ RECOVERY);
  again.then(
    ({ recover }) => recover(target.href, lastClick),
    () => {},
  );
}

/** Hands events over to React (if its scripts failed to load, to the browser) and replays the queued clicks. */
function stopListening(): void {
  // If React had to render the page anew, the attribute and the style are gone.
  markPainted();
  if (below && !below.isConnected) document.head.append(below);
  removeEventListener("error", onPreloadError, true);
  for (const type of WITHHELD) removeEventListener(type, onInput, true);
  for (const control of queued) {
    control.ariaBusy = null;
    control.click();
  }
  queued.clear();
}
