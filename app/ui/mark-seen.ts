/**
 * A ref: notes on an element that stood out of sight that it came into view since (`data-seen`, no or yes). What moves once waits for
 * it in its style; what is in sight at first stays as it is.
 */
export function markSeen(element: HTMLElement | SVGElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const { dataset } = element;
  const note = (entries: IntersectionObserverEntry[]) => {
    const entry = entries.at(-1);
    if (!entry) return;
    const { top, bottom } = entry.boundingClientRect;
    const isWaiting = dataset.seen ? !entry.isIntersecting : top >= innerHeight || bottom <= 0;
    if (isWaiting || dataset.seen) dataset.seen = isWaiting ? "no" : "yes";
    if (!isWaiting) observer.disconnect();
  };
  const observer = new IntersectionObserver(note, { rootMargin: "0px 0px -15%" });
  observer.observe(element);
  return () => observer.disconnect();
}
