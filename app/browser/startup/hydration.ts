/** When a part of the page that the server rendered is hydrated. */
export interface Turn {
  hasCome: boolean;
  comes: Promise<void>;
  take: () => void;
}

/** Events that hydrate the part under their target: this capture listener on `window` runs before React's. */
const INPUT_EVENTS = [
  "pointerdown",
  "mousedown",
  "touchstart",
  "keydown",
  "focusin",
  "input",
  "change",
  "click",
];

const waiting = new Map<Element, Turn>();
let isPageHydrated = false;
let watch: IntersectionObserver | undefined;

/** Null if there is nothing to wait for: on the server, and for what is rendered in the browser only. */
export function newTurn(): Turn | null {
  if (import.meta.env.SSR || isPageHydrated) return null;
  let resolve = () => {};
  const comes = new Promise<void>((done) => {
    resolve = done;
  });
  const turn = {
    hasCome: false,
    comes,
    take() {
      turn.hasCome = true;
      resolve();
    },
  };
  return turn;
}

/** Hydrates a part once it comes near the viewport or receives input; the returned function cancels this. */
export function takeWhenNear(part: Element, turn: Turn): () => void {
  watch ??= watchAll();
  waiting.set(part, turn);
  for (const child of part.children) watch.observe(child);
  return () => stop(part);
}

function watchAll(): IntersectionObserver {
  for (const type of INPUT_EVENTS) window.addEventListener(type, ({ target }) => takeAround(target), true);
  const onMove = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) takeAround(target);
  };
  return new IntersectionObserver(onMove, { rootMargin: "25%" });
}

function takeAround(target: EventTarget | null): void {
  for (const [part, turn] of waiting) {
    if (!(target instanceof Node && part.contains(target))) continue;
    stop(part);
    turn.take();
  }
}

function stop(part: Element): void {
  waiting.delete(part);
  for (const child of part.children) watch?.unobserve(child);
}

/** Tells the starter script that React has hydrated the page. */
export function endHydration(): void {
  isPageHydrated = true;
  window.dispatchEvent(new Event("hydrated"));
}
