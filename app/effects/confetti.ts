import { create } from "canvas-confetti";
import { wantsMotion } from "#app/browser/wants-motion";

const BURSTS = 5;
const PIECES = 40;
const BURST_EVERY_MS = 250;
const LIFETIME_MS = 3500;

/** Five bursts over the page, in the colours of the map; none where motion is not wanted. */
export function celebrate(): void {
  if (!wantsMotion()) return;
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  Object.assign(canvas.style, { position: "fixed", inset: "0", width: "100%", height: "100%", zIndex: "90" });
  canvas.style.pointerEvents = "none";
  document.body.appendChild(canvas);

  // A worker would be made from a blob, which the content security policy forbids.
  const fire = create(canvas, { resize: true, useWorker: false });
  for (let burst = 0; burst < BURSTS; burst++) {
    setTimeout(() => {
      fire({
        particleCount: PIECES,
        spread: 70,
        startVelocity: 38,
        ticks: 160,
        origin: { x: 0.2 + 0.15 * burst, y: 0.7 },
        colors: ["#C8102E", "#125E8A", "#CFE7F1", "#B9834F", "#2F6B4A"],
      });
    }, burst * BURST_EVERY_MS);
  }
  setTimeout(() => {
    fire.reset();
    canvas.remove();
  }, LIFETIME_MS);
}
