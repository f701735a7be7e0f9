import { requestFromPage } from "#app/browser/request-from-page";
import { readStored, store } from "#app/browser/storage";
import type { Outcome } from "#app/domain/leads/kept-lead";
import { membersOf, parseJson } from "#app/domain/outside";

/** The name of the event, of the channel, and of the `sessionStorage` entry with the outcomes of kept leads. */
const SETTLED = "lead-settled";

interface Settled extends Outcome<string | null> {
  key: string;
}

const readNoted = () => membersOf(parseJson(readStored("sessionStorage", SETTLED) ?? ""));

/**
 * Tells the other tabs the outcome of a kept lead: one of them may show the form that waits for it. An earlier page of
 * this tab may wait too, and receives no message until the Back button restores it: so the outcome is also stored,
 * without what the visitor wrote.
 */
export function tellOtherTabs(settled: Settled): void {
  const tabs = new BroadcastChannel(SETTLED);
  tabs.postMessage(settled);
  tabs.close();
  const { key, reference, isHeld, date } = settled;
  const noted = { key, reference, isHeld, date };
  store("sessionStorage", SETTLED, JSON.stringify({ ...readNoted(), [key]: noted }));
}

/** Passes to the forms of this page the outcomes that other tabs send or this tab has stored. Returns the cleanup. */
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
