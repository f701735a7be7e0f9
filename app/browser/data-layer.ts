declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Notes what a visitor did, on this page alone; nothing is sent from here. A failure is of no interest. */
export function trackEvent(event: string, metadata: Record<string, string> = {}): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push({ event, ...metadata });
  } catch {
    // A page without measurement is still a page.
  }
}
