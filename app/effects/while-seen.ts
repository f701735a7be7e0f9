/** Times in milliseconds, of which only those count in which the host was seen. */
type Draw = (elapsed: number, sinceLast: number) => void;

/** A gap longer than this is no gap between two pictures. */
const LONGEST_MS = 100;

/** Draws picture after picture while a host is on screen and its tab in front. Returns how to end it. */
export function whileSeen(host: Element, draw: Draw): () => void {
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
