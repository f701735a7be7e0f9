import { type Reading, reading } from "#app/domain/interaction/reading";

/** A finger that rests trembles by some pixels. */
const STEADY_PX = 6;

/** Between two looks at where the page stands: asked at every picture, while it is being made, the browser would style and lay out twice. */
const LOOK_MS = 100;

/** Keeps on the document which way it is read and whether somebody types (`data-reading`, `data-typing`): header and bar come and go by it, in their styles. */
export function watchReading(): () => void {
  const { documentElement: page } = document;
  let before = 0;
  let now: Reading = "top";
  let look = 0;
  const note = () => {
    look = 0;
    const { scrollY, innerHeight } = window;
    const moved = scrollY - before;
    if (scrollY > 0 && Math.abs(moved) < STEADY_PX) return;
    before = scrollY;
    const next = reading(now, moved, scrollY, page.scrollHeight - innerHeight - scrollY);
    if (next !== now) page.dataset.reading = now = next;
  };
  const noteTyping = () =>
    page.toggleAttribute("data-typing", document.activeElement?.matches(":read-write"));
  note();
  noteTyping();
  const stop = new AbortController();
  const { signal } = stop;
  const noteSoon = () => {
    look ||= window.setTimeout(note, LOOK_MS);
  };
  window.addEventListener("scroll", noteSoon, { passive: true, signal });
  for (const type of ["focusin", "focusout"]) window.addEventListener(type, noteTyping, { signal });
  return () => {
    clearTimeout(look);
    stop.abort();
  };
}
