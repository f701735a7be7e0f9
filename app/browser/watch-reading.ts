import { type Reading, reading } from "#app/domain/interaction/reading";

/** Smaller movements are ignored: even a finger at rest moves the page by some pixels. */
const STEADY_PX = 6;

/** Time between two reads of the scroll position while it changes. A read in every frame would force style and layout. */
const LOOK_MS = 100;

/**
 * Keeps two attributes of the document up to date, on which the styles of header and bar depend: the scroll direction
 * (`data-reading`), and whether a text field has the focus (`data-typing`).
 */
export function watchReading(): () => void {
  const { documentElement: page } = document;
  let before = 0;
  let seen = 0;
  let now: Reading = "top";
  let timer = 0;
  const stop = new AbortController();
  const { signal } = stop;
  const note = (above: number) => {
    const moved = above - before;
    if (above > 0 && Math.abs(moved) < STEADY_PX) return;
    before = above;
    const next = reading(now, moved, above, page.scrollHeight - window.innerHeight - above);
    if (next !== now) page.dataset.reading = now = next;
  };
  const look = () => {
    const { scrollY } = window;
    note(scrollY);
    if (scrollY === seen) listen();
    else timer = window.setTimeout(look, LOOK_MS);
    seen = scrollY;
  };
  const listen = () =>
    window.addEventListener(
      "scroll",
      () => {
        timer = window.setTimeout(look);
      },
      { once: true, passive: true, signal },
    );
  const noteTyping = () =>
    page.toggleAttribute("data-typing", document.activeElement?.matches(":read-write"));
  look();
  noteTyping();
  for (const type of ["focusin", "focusout"]) window.addEventListener(type, noteTyping, { signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
