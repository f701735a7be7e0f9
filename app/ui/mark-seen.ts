/**
 * A ref callback for an element that starts below the viewport: it sets `data-seen` to `no`, and to `yes` once the
 * element has come into view. Styles run one-time animations by it; an element that is visible from the start gets no
 * attribute.
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
