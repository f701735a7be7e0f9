import { create, type Options } from "canvas-confetti";
import { wantsMotion } from "#app/browser/wants-motion";

const BURSTS = 5;
const PIECES = 40;
const BURST_EVERY_MS = 250;
const LIFETIME_MS = 3500;

/** Pieces for a search result that came first. */
const FEW_PIECES = 30;

const look = {
  spread: 70,
  ticks: 160,
  colors: ["#C8102E", "#125E8A", "#CFE7F1", "#B9834F", "#2F6B4A"],
} satisfies Options;

/** Five bursts over the page, in the colours of the map; none where motion is not wanted. */
export function celebrate(): void {
  if (!wantsMotion()) return;
  const fire = fireOver(document.body, "fixed");
  for (let burst = 0; burst < BURSTS; burst++) {
    setTimeout(() => {
      fire({
        ...look,
        particleCount: PIECES,
        startVelocity: 38,
        origin: { x: 0.2 + 0.15 * burst, y: 0.7 },
      });
    }, burst * BURST_EVERY_MS);
  }
}

/** One small burst over a part of the page. */
export function celebrateOver(host: HTMLElement): void {
  if (!wantsMotion()) return;
  fireOver(
    host,
    "absolute",
  )({
    ...look,
    particleCount: FEW_PIECES,
    startVelocity: 22,
    scalar: 0.8,
    origin: { x: 0.5, y: 0.45 },
  });
}

/** A canvas over a host, from which confetti is fired until it is taken away. */
function fireOver(host: HTMLElement, position: "fixed" | "absolute"): (options: Options) => void {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  Object.assign(canvas.style, { position, inset: "0", width: "100%", height: "100%", zIndex: "90" });
  canvas.style.pointerEvents = "none";
  host.appendChild(canvas);

  // A worker would be made from a blob, which the content security policy forbids.
  const fire = create(canvas, { resize: true, useWorker: false });
  setTimeout(() => {
    fire.reset();
    canvas.remove();
  }, LIFETIME_MS);
  return (options) => {
    void fire(options);
  };
}
