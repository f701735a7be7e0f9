import { LEADS, lockOf, OUTBOX } from "#app/domain/leads/kept-lead";
import { membersOf } from "#app/domain/outside";

declare const self: ServiceWorkerGlobalScope;

const TIMEOUT_MS = 20_000;

/**
 * Sends the kept leads, even if no page is open any more. Deletes nothing: it notes which leads have arrived, and an
 * open page, or the next one, tells the visitor. Throws without a network, and at the end if the server has not decided
 * about every lead; then the browser tries again.
 */
export async function sendKeptLeads(): Promise<void> {
  const opening = indexedDB.open(OUTBOX);
  // Only pages create the database.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const db = await resultOf(opening);
  try {
    let isLeft = false;
    for (const key of await resultOf(leadsIn(db, "readonly").getAllKeys())) {
      const isDecided = await navigator.locks.request(lockOf(String(key)), () => sendKept(db, String(key)));
      isLeft ||= !isDecided;
    }
    if (isLeft) throw new Error("not taken yet");
  } finally {
    db.close();
  }
}

/** Sends a lead; true if it needs no further attempt. */
async function sendKept(db: IDBDatabase, key: string): Promise<boolean> {
  const lead = membersOf(await resultOf(leadsIn(db, "readonly").get(key)));
  if (lead.key !== key || lead.arrived) return true;
  const response = await fetch(String(lead.path), {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(lead.body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { reference, held, code } = membersOf(await response.json().catch(() => null));
  if (typeof reference === "string") {
    const arrived = { reference, isHeld: held === true };
    await resultOf(leadsIn(db, "readwrite").put({ ...lead, arrived }));
    for (const page of await self.clients.matchAll()) page.postMessage(OUTBOX);
    return true;
  }
  // A refused lead needs none: the next page offers it to the visitor as a mail.
  return Boolean(code) && response.status < 500;
}

const leadsIn = (db: IDBDatabase, mode: IDBTransactionMode) => db.transaction(LEADS, mode).objectStore(LEADS);

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
