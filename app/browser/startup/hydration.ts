/** When a part of the page that the server rendered is hydrated. */
export interface Gate {
  isOpen: boolean;
  opened: Promise<void>;
  open: () => void;
}

/**
 * Events that hydrate the part under their target, the first of each input: this capture listener on `window` runs
 * before React's.
 */
const WAKING = ["pointerdown", "keydown", "focusin", "input", "click"];

const waiting = new Map<Element, Gate>();
let isPageHydrated = false;
let watch: IntersectionObserver | undefined;

/** Open on the server; null for what is rendered in the browser only, where there is nothing to hydrate. */
export function newGate(): Gate | null {
  if (isPageHydrated) return null;
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  const gate = {
    isOpen: import.meta.env.SSR,
    opened,
    open() {
      gate.isOpen = true;
      resolve();
    },
  };
  return gate;
}

/** Hydrates a part once it comes near the viewport or receives input; the returned function cancels this. */
export function openWhenNear(part: Element, gate: Gate): () => void {
  watch ??= watchAll();
  waiting.set(part, gate);
  for (const child of part.children) watch.observe(child);
  return () => stop(part);
}

function watchAll(): IntersectionObserver {
  for (const type of WAKING) window.addEventListener(type, ({ target }) => openAround(target), true);
  const onMove = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) openAround(target);
  };
  return new IntersectionObserver(onMove, { rootMargin: "25%" });
}

function openAround(target: EventTarget | null): void {
  for (const [part, gate] of waiting) {
    if (!(target instanceof Node && part.contains(target))) continue;
    stop(part);
    gate.open();
  }
}

function stop(part: Element): void {
  waiting.delete(part);
  for (const child of part.children) watch?.unobserve(child);
}

/**
 * Tells the bootstrap script that React has hydrated the page. In a task of its own: while React is at work, a replayed
 * click hydrates nothing.
 */
export function endHydration(): void {
  isPageHydrated = true;
  setTimeout(() => window.dispatchEvent(new Event("hydrated")));
}
