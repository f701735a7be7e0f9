import { type Reading, reading } from "#app/domain/interaction/reading";

/** A finger that rests trembles by some pixels. */
const STEADY_PX = 6;

/** Keeps on the document which way it is read (`data-reading`): header and bar come and go by it, in their styles. */
export function watchReading(): () => void {
  const { documentElement: page } = document;
  let before = 0;
  let now: Reading;
  const note = () => {
    const above = window.scrollY;
    const moved = above - before;
    if (above > 0 && Math.abs(moved) < STEADY_PX) return;
    before = above;
    const next = reading(now, { moved, above, below: page.scrollHeight - window.innerHeight - above });
    if (next === now) return;
    now = next;
    if (next) page.dataset.reading = next;
    else delete page.dataset.reading;
  };
  note();
  window.addEventListener("scroll", note, { passive: true });
  return () => window.removeEventListener("scroll", note);
}
