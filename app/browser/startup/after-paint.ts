/** Whoever waits for a tab behind another, which paints nothing, waits no longer. */
const LATEST_MS = 200;

/** Resolves when what was just changed is on the screen: what takes long then no longer holds back the answer to a press. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LATEST_MS);
  });
}
