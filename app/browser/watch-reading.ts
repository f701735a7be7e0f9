import { type Reading, reading } from "#app/domain/interaction/reading";

/** A finger that rests trembles by some pixels. */
const STEADY_PX = 6;

/** From one look at where the page stands to the next. Asked while a picture is being made, the browser styles and lays out at once. */
const LOOK_MS = 100;

/** Keeps on the document which way it is read and whether somebody types (`data-reading`, `data-typing`): header and bar come and go by it, in their styles. */
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
