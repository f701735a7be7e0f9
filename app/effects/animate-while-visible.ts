import { onSight } from "#app/browser/on-sight";
import { animationLoop, type Draw } from "./animation-loop";

/** Runs an animation loop while the host is in the viewport and the tab in the foreground. Returns the cleanup. */
export function animateWhileVisible(host: Element, draw: Draw): () => void {
  const { begin, end } = animationLoop(draw);
  const leave = onSight(host, (isSeen) => (isSeen ? begin() : end()));
  return () => {
    end();
    leave();
  };
}
