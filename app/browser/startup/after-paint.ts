/** Background tabs paint nothing: do not wait longer than this. */
const LATEST_MS = 200;

/** Resolves after the next paint, so that long work does not delay the visible response to a click. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LATEST_MS);
  });
}
