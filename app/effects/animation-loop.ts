/** Times in milliseconds, counted only while the loop runs. */
export type Draw = (elapsed: number, sinceLast: number) => void;

/** A longer gap is a pause, not a frame interval: it is clamped to this. */
const LONGEST_MS = 100;

/** Draws at each frame between `begin` and `end`, in a page or in a worker. */
export function animationLoop(draw: Draw): { begin: () => void; end: () => void } {
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
  const end = () => {
    cancelAnimationFrame(frame);
    last = null;
  };
  return {
    begin: () => {
      end();
      ask();
    },
    end,
  };
}
