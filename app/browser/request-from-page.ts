/** Dispatches a cancelable event on `window`; false if no listener handled it. */
export function requestFromPage(event: string, detail?: unknown): boolean {
  return !window.dispatchEvent(new CustomEvent(event, { cancelable: true, detail }));
}
