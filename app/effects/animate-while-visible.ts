import { onSight } from "#app/browser/on-sight";
import { animationLoop, type Draw } from "./animation-loop";

/** Animation loop that runs while a host is in the viewport and its tab in the foreground. Returns the cleanup. */
export function animateWhileVisible(host: Element, draw: Draw): () => void {
  const { begin, end } = animationLoop(draw);
  const leave = onSight(host, (isSeen) => (isSeen ? begin() : end()));
  return () => {
    end();
    leave();
  };
}
