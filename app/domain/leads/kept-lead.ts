/** What the server answered to a lead. */
export interface Outcome<Reference = string> {
  reference: Reference;
  /** Whether it is certain that a booking has its slot. */
  isHeld: boolean;
  /** The server's time at its answer, as HTTP writes it; null if that is not known. */
  date: string | null;
}

/** A lead that the device stores because no answer has come; the page's outbox and the service worker share it. */
export interface KeptLead {
  /** Its idempotency key: the lead is stored once on the server, however often it is sent. */
  key: string;
  path: `/api/${string}`;
  body: { type?: string | undefined; subject: string; message?: string | undefined };
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Set if the service worker has sent it while no page was open to say so. */
  arrived?: Outcome;
}

/** The IndexedDB database of these leads, also the tag of the background sync. */
export const OUTBOX = "outbox";

/** Its only object store, and the keys and values in it. */
export type Outbox = { leads: { key: string; value: KeptLead } };

/** The lock under which only one page or worker at a time sends a lead; it ends with its holder. */
export const lockOf = (key: string) => `outbox ${key}`;
