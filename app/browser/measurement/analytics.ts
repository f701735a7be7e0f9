import { readStored, store } from "#app/browser/storage";
import {
  type AnalyticsMetadata,
  captured,
  measuredAddress,
  parseMetadata,
} from "#app/domain/measurement/analytics";
import { bareAddress } from "#app/domain/measurement/page-context";
import { parseJson } from "#app/domain/outside";
import { consentNow } from "./consent";

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

const KEY = "analytics.v1";
const TAG = "https://www.googletagmanager.com/gtag/js?id=";

let metadata: AnalyticsMetadata | null = null;
let measurementId = "";

/** Sends a command to the tag, queued in the data layer until it is loaded. It accepts only an `arguments` object. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag reads nothing else
  window.dataLayer.push(arguments);
}

/** Ignores errors of the measurement code: the page must work without it. */
function silently(run: () => void): void {
  try {
    run();
  } catch {
    // Nothing to do.
  }
}

/** Starts to record events, with all consent denied; the tag is loaded only once the visitor agrees. */
export function beginMeasurement(id: string): void {
  silently(() => {
    measurementId = id;
    const { pathname: path, search } = window.location;
    const visit = { path, search, referrer: document.referrer };
    metadata = captured(storedMetadata(), visit, new Date());
    gtag("consent", "default", {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
    });
    gtag("js", new Date());
    setPage();
    gtag("config", id, { send_page_view: false });
    if (consentNow() === "granted") allowMeasurement();
  });
}

/** Fetches the tag, which then sends what was noted so far; the visitor has agreed. */
export function allowMeasurement(): void {
  silently(() => {
    Object.assign(window, { [`ga-disable-${measurementId}`]: false });
    gtag("consent", "update", { analytics_storage: "granted" });
    keep();
    if (document.querySelector(`script[src^="${TAG}"]`)) return;
    const tag = document.createElement("script");
    tag.async = true;
    tag.src = TAG + encodeURIComponent(measurementId);
    document.head.appendChild(tag);
  });
}

/** Stops measuring and forgets what was kept for it. */
export function endMeasurement(): void {
  silently(() => {
    Object.assign(window, { [`ga-disable-${measurementId}`]: true });
    gtag("consent", "update", { analytics_storage: "denied" });
    store("localStorage", KEY, null);
    const domains = ["", `; domain=${window.location.hostname.replace(/^www\./, ".")}`];
    for (const [, name] of document.cookie.matchAll(/(?:^|; )(_ga[^=]*)=/g))
      for (const domain of domains) {
        // biome-ignore lint/suspicious/noDocumentCookie: the tag's own cookies, taken away again in every browser
        document.cookie = `${name}=; path=/; max-age=0${domain}`;
      }
  });
}

/** Sets location and referrer for every event: by default, the tag would send full URLs. */
function setPage(): void {
  gtag("set", {
    page_location: measuredAddress(window.location.href),
    page_referrer: bareAddress(document.referrer),
  });
}

/** Notes a page view: one for each address that is shown. */
export function trackPageView(): void {
  silently(() => {
    setPage();
    gtag("event", "page_view", {
      page_location: measuredAddress(window.location.href),
      page_path: window.location.pathname,
      page_title: document.title,
      language: document.documentElement.lang,
    });
  });
}

/** Notes what a visitor did, with where they came from. */
export function trackEvent(name: string, details: Record<string, string> = {}): void {
  silently(() => {
    const { utm, referrer, first_landing } = metadata ?? {};
    gtag("event", name, { ...details, utm, referrer, first_landing, measurement_id: measurementId });
  });
}

/** Tells the tag which visitor this is, by a hash; only where they have agreed and given an e-mail address. */
export async function identify(email: string | undefined): Promise<void> {
  if (!email || consentNow() !== "granted" || !metadata) return;
  try {
    const text = new TextEncoder().encode(email.trim().toLowerCase());
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
    const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    metadata = { ...metadata, user_hash: hash };
    keep();
    gtag("set", { user_id: hash });
  } catch {
    // As with every failure of measurement.
  }
}

/** Where this visitor came from, for a lead's own record. */
export function visitMetadata() {
  if (!metadata) return {};
  const { utm, referrer, first_landing } = metadata;
  return { utm, referrer, first_landing };
}

function keep(): void {
  store("localStorage", KEY, JSON.stringify(metadata));
}

function storedMetadata(): AnalyticsMetadata | null {
  const text = consentNow() === "granted" && readStored("localStorage", KEY);
  return text ? parseMetadata(parseJson(text)) : null;
}
