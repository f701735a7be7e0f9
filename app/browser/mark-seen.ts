/**
 * A ref: notes on an element that stood out of sight that it came into view since (`data-seen`, no or yes). What moves once waits for
 * it in its style; what is in view at first stays as it is.
 */
export function markSeen(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  const note = (entries: IntersectionObserverEntry[]) => {
    const isInView = entries.at(-1)?.isIntersecting === true;
    if (!isInView) element.setAttribute("data-seen", "no");
    else if (element.hasAttribute("data-seen")) element.setAttribute("data-seen", "yes");
    if (isInView) observer.disconnect();
  };
  const observer = new IntersectionObserver(note, { rootMargin: "0px 0px -15%" });
  observer.observe(element);
  return () => observer.disconnect();
}
