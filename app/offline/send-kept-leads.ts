import { type IDBPDatabase, openDB } from "idb";
import { lockOf, OUTBOX, type Outbox } from "#app/domain/leads/kept-lead";
import { membersOf } from "#app/domain/outside";

declare const self: ServiceWorkerGlobalScope;

const TIMEOUT_MS = 20_000;

/**
 * Sends the kept leads, even if no page is open any more. Deletes nothing: it notes which leads have arrived, and an
 * open page, or the next one, tells the visitor. Throws without a network, and at the end if the server has not decided
 * about every lead; then the browser tries again.
 */
export async function sendKeptLeads(): Promise<void> {
  const db = await openDB<Outbox>(OUTBOX, undefined, {
    // Only pages create the database.
    upgrade: (_db, _old, _new, transaction) => transaction.abort(),
  });
  try {
    let isLeft = false;
    for (const key of await db.getAllKeys("leads")) {
      const isDecided = await navigator.locks.request(lockOf(key), () => sendKept(db, key));
      isLeft ||= !isDecided;
    }
    if (isLeft) throw new Error("not taken yet");
  } finally {
    db.close();
  }
}

/** Sends a lead; true if it needs no further attempt. */
async function sendKept(db: IDBPDatabase<Outbox>, key: string): Promise<boolean> {
  const lead = await db.get("leads", key);
  if (!lead || lead.arrived) return true;
  const response = await fetch(lead.path, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(lead.body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { reference, held, code } = membersOf(await response.json().catch(() => null));
  if (typeof reference === "string") {
    const arrived = { reference, isHeld: held === true, date: response.headers.get("date") };
    await db.put("leads", { ...lead, arrived });
    for (const page of await self.clients.matchAll()) page.postMessage(OUTBOX);
    return true;
  }
  // A refused lead needs none: the next page offers it to the visitor as a mail.
  return Boolean(code) && response.status < 500;
}
