/** Tells whether an element is in the viewport, now and at every change. Returns the cleanup. */
export function onSight(
  element: Element,
  tell: (isSeen: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => tell(entries.at(-1)?.isIntersecting === true),
    options,
  );
  observer.observe(element);
  return () => observer.disconnect();
}
