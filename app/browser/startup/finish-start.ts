import { pageLoaded } from "./page-loaded";
import { sizeSections } from "./size-sections";

/** Runs what waits for the page's `load` event: sizes the sections, then loads and starts the service worker. */
export async function finishStart(): Promise<void> {
  await pageLoaded();
  sizeSections();
  const { startServiceWorker } = await import("./register-service-worker");
  await startServiceWorker();
}
