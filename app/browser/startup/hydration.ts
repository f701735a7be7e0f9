/** Holds back the hydration of a part of the page until the gate is opened. */
export interface Gate {
  isOpen: boolean;
  opened: Promise<void>;
  open: () => void;
}

/**
 * Events that hydrate the part around their target. Each is the first event of one kind of input, and the capture
 * listener on `window` runs before React's.
 */
const WAKING = ["pointerdown", "keydown", "focusin", "input", "click"];

const waiting = new Map<Element, Gate>();
let isPageHydrated = false;
let watch: IntersectionObserver | undefined;

/** A gate, open on the server. Null for a part that only the browser renders: there is nothing to hydrate. */
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
 * Tells the bootstrap script that React has hydrated the page. In a separate task, because a click that is replayed
 * while React is working would hydrate nothing.
 */
export function endHydration(): void {
  isPageHydrated = true;
  setTimeout(() => window.dispatchEvent(new Event("hydrated")));
}
