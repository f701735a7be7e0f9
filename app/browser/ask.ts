/** Asks whoever listens on the window for something; false when nobody took it. */
export function ask(event: string, detail?: unknown): boolean {
  return !window.dispatchEvent(new CustomEvent(event, { cancelable: true, detail }));
}
