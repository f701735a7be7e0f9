import { animationLoop, type Draw } from "./animation-loop";

/** Animation loop that runs while a host is in the viewport and its tab in the foreground. Returns the cleanup. */
export function animateWhileVisible(host: Element, draw: Draw): () => void {
  const { begin, end } = animationLoop(draw);
  const seen = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) begin();
    else end();
  });
  seen.observe(host);
  return () => {
    end();
    seen.disconnect();
  };
}
