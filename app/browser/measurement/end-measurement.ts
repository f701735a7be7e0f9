import { store } from "#app/browser/storage";
import { gtag, measurementId, recogniseBy, silently, VISIT } from "./analytics";

/** Stops measuring and forgets what was stored for it. */
export function endMeasurement(): void {
  silently(() => {
    Object.assign(window, { [`ga-disable-${measurementId}`]: true });
    recogniseBy(undefined);
    gtag("set", { user_id: null });
    gtag("consent", "update", { analytics_storage: "denied" });
    store("localStorage", VISIT, null);
    const domains = ["", `; domain=${window.location.hostname.replace(/^www\./, ".")}`];
    for (const [, name] of document.cookie.matchAll(/(?:^|; )(_ga[^=]*)=/g))
      for (const domain of domains) {
        // biome-ignore lint/suspicious/noDocumentCookie: deletes the tag's cookies in every browser
        document.cookie = `${name}=; path=/; max-age=0${domain}`;
      }
  });
}
