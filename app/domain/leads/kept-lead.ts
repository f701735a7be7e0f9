/** A lead that a device keeps because no answer has come: by the page's outbox, and its service worker's. */
export interface KeptLead {
  /** Its idempotency key: however often it is sent, it is stored once. */
  key: string;
  path: `/api/${string}`;
  body: { type?: string | undefined; subject: string; message?: string | undefined };
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Where the service worker has sent it, while no page was there to tell of it. */
  arrived?: { reference: string; isHeld: boolean };
}

/** The database that keeps leads, its one store, and by which name the browser is asked to have them sent. */
export const OUTBOX = "outbox";
export const LEADS = "leads";

/** One at a time sends a lead; the lock ends with its page. */
export const lockOf = (key: string) => `outbox ${key}`;
