import { type Reading, reading } from "#app/domain/interaction/reading";

/** A finger that rests on the screen moves it by some pixels. */
const STEADY_PX = 6;

/** Between two readings of the scroll position. To read it during a frame forces style and layout. */
const LOOK_MS = 100;

/**
 * Keeps two attributes of the document up to date, on which the styles of header and bar depend: the direction in which
 * the page is read (`data-reading`), and whether somebody types (`data-typing`).
 */
export function watchReading(): () => void {
  const { documentElement: page } = document;
  let before = 0;
  let now: Reading = "top";
  let look = 0;
  const note = () => {
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
  const noteAtTimes = ({ target }: Event) => {
    if (target !== document) return;
    look ||= window.setTimeout(() => {
      note();
      look = window.setTimeout(() => {
        look = 0;
        note();
      }, LOOK_MS);
    });
  };
  window.addEventListener("scroll", noteAtTimes, { capture: true, passive: true, signal });
  for (const type of ["focusin", "focusout"]) window.addEventListener(type, noteTyping, { signal });
  return () => {
    clearTimeout(look);
    stop.abort();
  };
}
