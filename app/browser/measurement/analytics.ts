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

/** The `localStorage` key of the visit. */
export const VISIT = "analytics.v1";

const TAG = "https://www.googletagmanager.com/gtag/js?id=";

let metadata: Partial<AnalyticsMetadata> = {};
export let measurementId = "";

/** Sends a command to the tag, queued in the data layer until it is loaded. It accepts only an `arguments` object. */
export function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag reads nothing else
  window.dataLayer.push(arguments);
}

/** Ignores errors of the measurement code: the page must work without it. */
export function silently(run: () => void): void {
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

/** Loads the tag, which then sends the events queued so far. Call it only if the visitor has agreed. */
export function allowMeasurement(): void {
  silently(() => {
    Object.assign(window, { [`ga-disable-${measurementId}`]: false });
    gtag("consent", "update", { analytics_storage: "granted" });
    storeVisit();
    if (document.querySelector(`script[src^="${TAG}"]`)) return;
    const tag = document.createElement("script");
    tag.async = true;
    tag.src = TAG + encodeURIComponent(measurementId);
    document.head.appendChild(tag);
  });
}

/** Sets location and referrer for every event: by default, the tag would send full URLs. */
function setPage(): void {
  gtag("set", {
    page_location: measuredAddress(window.location.href),
    page_referrer: bareAddress(document.referrer),
  });
}

/** Records a page view; called once for each address that is shown. */
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

/** Records an event, together with where the visitor came from. */
export function trackEvent(name: string, details: Record<string, string>): void {
  silently(() => {
    gtag("event", name, { ...details, ...visitMetadata(), measurement_id: measurementId });
  });
}

/** Where this visitor came from. */
export function visitMetadata() {
  const { utm, referrer, first_landing } = metadata;
  return { utm, referrer, first_landing };
}

/** Sets the hash that identifies this visitor; undefined removes it. */
export function recogniseBy(hash: string | undefined): void {
  metadata.user_hash = hash;
}

/** Stores this visit for the next one. Call it only if the visitor has agreed. */
export function storeVisit(): void {
  store("localStorage", VISIT, JSON.stringify(metadata));
}

function storedMetadata(): AnalyticsMetadata | null {
  const text = consentNow() === "granted" && readStored("localStorage", VISIT);
  return text ? parseMetadata(parseJson(text)) : null;
}
