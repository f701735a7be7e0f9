/** The visitor's page and browser; sent with a question or an error. */
export interface PageContext {
  url: string;
  path: string;
  page: string;
  locale: string;
  language: string;
  languages: string[];
  userAgent: string;
  platform: string;
  device: Device;
  isMobile: boolean;
  isTablet: boolean;
  isDesktop: boolean;
  /** In CSS pixels, `390x844`. */
  viewport: string;
  referrer: string;
  /** ISO 8601 in UTC. */
  timestamp: string;
  timezone: string;
}

type Device = "mobile" | "tablet" | "desktop";

/** A URL without query and hash, which may hold personal data. */
export function bareAddress(address: string): string {
  return address.replace(/[?#].*$/s, "");
}

/** A text without the query strings of its addresses. */
export function withoutQueries(text: string): string {
  return text.replace(/\?[^\s)'"]*/g, "");
}

const MOBILE_PX = 768;
const TABLET_PX = 1024;

export function deviceOf(width: number): Device {
  if (width < MOBILE_PX) return "mobile";
  return width < TABLET_PX ? "tablet" : "desktop";
}
