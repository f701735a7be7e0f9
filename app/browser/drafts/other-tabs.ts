import { requestFromPage } from "#app/browser/request-from-page";
import { readStored, store } from "#app/browser/storage";
import { membersOf, parseJson } from "#app/domain/outside";

/** The event, the channel, and where this tab notes how its kept leads ended, by their keys. */
const SETTLED = "lead-settled";

interface Settled {
  key: string;
  reference: string | null;
  isHeld: boolean;
}

const readNoted = () => membersOf(parseJson(readStored("sessionStorage", SETTLED) ?? ""));

/**
 * Tells the other tabs how a kept lead ended: one of them may show the form that waits for it. So may a page of this
 * tab that the Back button restores; it hears nothing before that, so the outcome is also noted, without what the
 * visitor wrote.
 */
export function tellOtherTabs(settled: Settled): void {
  const tabs = new BroadcastChannel(SETTLED);
  tabs.postMessage(settled);
  tabs.close();
  const { key, reference, isHeld } = settled;
  store("sessionStorage", SETTLED, JSON.stringify({ ...readNoted(), [key]: { key, reference, isHeld } }));
}

/** Tells the forms of this page what another tab tells, and what this one has noted; returns what ends that. */
export function hearOtherTabs(): () => void {
  const tabs = new BroadcastChannel(SETTLED);
  tabs.onmessage = ({ data }) => void requestFromPage(SETTLED, data);
  const hearNoted = () => {
    for (const settled of Object.values(readNoted())) requestFromPage(SETTLED, settled);
  };
  hearNoted();
  window.addEventListener("pageshow", hearNoted);
  return () => {
    tabs.close();
    window.removeEventListener("pageshow", hearNoted);
  };
}
