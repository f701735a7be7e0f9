import { pageLoaded } from "./page-loaded";
import { sizeSections } from "./size-sections";

/** What waits until the page and everything in it has been loaded; the service worker's script comes only then. */
export async function finishStart(): Promise<void> {
  await pageLoaded();
  sizeSections();
  const { startServiceWorker } = await import("./register-service-worker");
  await startServiceWorker();
}
