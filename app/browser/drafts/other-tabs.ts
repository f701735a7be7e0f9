import { requestFromPage } from "#app/browser/request-from-page";

const SETTLED = "lead-settled";

/** Tells the other tabs how a kept lead ended: one of them may show the form that waits for it. */
export function tellOtherTabs(settled: object): void {
  const tabs = new BroadcastChannel(SETTLED);
  tabs.postMessage(settled);
  tabs.close();
}

/** Tells the forms of this tab what another one tells; returns what ends that. */
export function hearOtherTabs(): () => void {
  const tabs = new BroadcastChannel(SETTLED);
  tabs.onmessage = ({ data }) => void requestFromPage(SETTLED, data);
  return () => tabs.close();
}
