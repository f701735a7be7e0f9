/**
 * A ref: notes on an element that stood below the screen that it came into view since (`data-seen`, no or yes). What moves once waits for
 * it in its style; any other stays as it is.
 */
export function markSeen(element: HTMLElement | SVGElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const { dataset } = element;
  const note = (entries: IntersectionObserverEntry[]) => {
    const entry = entries.at(-1);
    if (entry?.isIntersecting && dataset.seen) dataset.seen = "yes";
    else if (entry && entry.boundingClientRect.top >= innerHeight) dataset.seen = "no";
    if (entry?.isIntersecting || !dataset.seen) observer.disconnect();
  };
  const observer = new IntersectionObserver(note, { rootMargin: "0px 0px -15%" });
  observer.observe(element);
  return () => observer.disconnect();
}
