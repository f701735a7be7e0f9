/** Times in milliseconds, counted only while the host is in the viewport. */
type Draw = (elapsed: number, sinceLast: number) => void;

/** A longer gap is no frame interval but a pause: it is clamped to this. */
const LONGEST_MS = 100;

/** Animation loop that runs while a host is in the viewport and its tab in the foreground. Returns the cleanup. */
export function animateWhileVisible(host: Element, draw: Draw): () => void {
  let frame = 0;
  let elapsed = 0;
  let last: number | null = null;
  const ask = () => {
    frame = requestAnimationFrame(next);
  };
  const next = (time: number) => {
    ask();
    const sinceLast = last === null ? 0 : Math.min(time - last, LONGEST_MS);
    last = time;
    elapsed += sinceLast;
    draw(elapsed, sinceLast);
  };
  const end = () => cancelAnimationFrame(frame);
  const seen = new IntersectionObserver((entries) => {
    end();
    last = null;
    if (entries.at(-1)?.isIntersecting) ask();
  });
  seen.observe(host);
  return () => {
    end();
    seen.disconnect();
  };
}
