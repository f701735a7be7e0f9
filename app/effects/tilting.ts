import {
  between,
  centreOf,
  deviceFocus,
  type Focus,
  firstFocus,
  INITIAL_MS,
  RETURN_MS,
  tiltOf,
} from "./tilt";

/** Permission request for the orientation sensor; null if the system requires none. */
function askOf(event: object): (() => Promise<unknown>) | null {
  const ask = "requestPermission" in event ? event.requestPermission : null;
  return typeof ask === "function" ? async () => ask.call(event) : null;
}

/**
 * Tilts a card towards the pointer, or with the phone's orientation (HTTPS only, after the visitor has granted
 * permission by a tap), and eases it back. Draws only while something changes.
 */
export function tilting(card: HTMLElement): (() => void) | null {
  const size = () => ({ width: card.clientWidth, height: card.clientHeight });
  let focus: Focus = firstFocus(size());
  let frame = 0;

  const show = (next: Focus) => {
    focus = next;
    const { rotateX, rotateY, lightX, lightY } = tiltOf(next, size());
    card.style.setProperty("--rotate-x", `${rotateX.toFixed(2)}deg`);
    card.style.setProperty("--rotate-y", `${rotateY.toFixed(2)}deg`);
    card.style.setProperty("--light-x", `${lightX.toFixed(1)}%`);
    card.style.setProperty("--light-y", `${lightY.toFixed(1)}%`);
    card.toggleAttribute("data-tilted", rotateX !== 0 || rotateY !== 0);
  };
  const ease = (duration: number) => {
    const from = focus;
    const start = performance.now();
    const next = (time: number) => {
      show(between(from, centreOf(size()), time - start, duration));
      if (time - start < duration) frame = requestAnimationFrame(next);
    };
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(next);
  };

  const listening = new AbortController();
  const { signal } = listening;
  card.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      cancelAnimationFrame(frame);
      const { left, top } = card.getBoundingClientRect();
      card.dataset.active = "";
      show({ x: clientX - left, y: clientY - top });
    },
    { signal },
  );
  card.addEventListener(
    "pointerleave",
    () => {
      delete card.dataset.active;
      ease(RETURN_MS);
    },
    { signal },
  );
  if (location.protocol === "https:" && matchMedia("(pointer: coarse)").matches)
    followDevice(card, show, signal);

  ease(INITIAL_MS);
  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
}

function followDevice(card: HTMLElement, show: (focus: Focus) => void, signal: AbortSignal): void {
  const listen = () =>
    addEventListener(
      "deviceorientation",
      ({ beta, gamma }) => {
        if (beta === null || gamma === null) return;
        show(deviceFocus(beta, gamma, { width: card.clientWidth, height: card.clientHeight }));
      },
      { signal },
    );
  const ask = askOf(DeviceOrientationEvent);
  if (!ask) {
    listen();
    return;
  }
  card.addEventListener(
    "click",
    () => {
      void ask()
        .then((answer) => answer === "granted" && listen())
        .catch(() => {});
    },
    { signal, once: true },
  );
}
