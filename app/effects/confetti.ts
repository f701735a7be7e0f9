import { create, type Options } from "canvas-confetti";
import { wantsMotion } from "#app/browser/wants-motion";

const BURSTS = 5;
const PIECES = 40;
const BURST_EVERY_MS = 250;
const LIFETIME_MS = 3500;

/** How far behind the edge the pieces start. */
const EDGE_PX = 12;

/** The number of pieces of the small burst, for the search result that reaches the first place. */
const FEW_PIECES = 30;

const look = {
  spread: 70,
  ticks: 160,
  colors: ["#C8102E", "#125E8A", "#CFE7F1", "#B9834F", "#2F6B4A"],
} satisfies Options;

/** Five bursts from behind the upper edge of a ticket, in the colours of the map. Nothing with reduced motion. */
export function celebrate(ticket: HTMLElement): void {
  if (!wantsMotion()) return;
  const { left, top, width } = ticket.getBoundingClientRect();
  const { clientLeft: border } = ticket;
  const { clientWidth, clientHeight } = document.documentElement;
  const fire = fireOver(ticket, {
    left: `${-left - border}px`,
    top: `${-top - border}px`,
    width: `${clientWidth}px`,
    height: `${clientHeight}px`,
    zIndex: "-1",
  });
  for (let burst = 0; burst < BURSTS; burst++) {
    const share = burst / (BURSTS - 1);
    setTimeout(() => {
      fire({
        ...look,
        particleCount: PIECES,
        startVelocity: 38,
        angle: 120 - 60 * share,
        origin: { x: (left + width * share) / clientWidth, y: (top + EDGE_PX) / clientHeight },
      });
    }, burst * BURST_EVERY_MS);
  }
}

/** A small burst over a part of the page. */
export function celebrateOver(host: HTMLElement): void {
  if (!wantsMotion()) return;
  fireOver(host, { inset: "0", width: "100%", height: "100%", zIndex: "90" })({
    ...look,
    particleCount: FEW_PIECES,
    startVelocity: 22,
    scalar: 0.8,
    origin: { x: 0.5, y: 0.45 },
  });
}

/** Adds a canvas at a place of a host, removes it after a while, and returns the function that fires confetti on it. */
function fireOver(host: HTMLElement, place: Partial<CSSStyleDeclaration>): (options: Options) => void {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  Object.assign(canvas.style, { position: "absolute", pointerEvents: "none", ...place });
  host.appendChild(canvas);

  // A worker would be created from a blob, which the content security policy forbids.
  const fire = create(canvas, { resize: true, useWorker: false });
  setTimeout(() => {
    fire.reset();
    canvas.remove();
  }, LIFETIME_MS);
  return (options) => {
    void fire(options);
  };
}
