import { type DBSchema, type IDBPObjectStore, openDB } from "idb";
import { isDecided, postJson } from "#app/browser/post-json";
import { membersOf } from "#app/domain/outside";
import { markKept } from "./outbox-mark";

/** A lead whose delivery is not confirmed. */
interface KeptLead {
  /** Its idempotency key: however often it is sent, it is stored once. */
  key: string;
  path: `/api/${string}`;
  body: { type?: string | undefined; subject: string; message?: string | undefined };
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** How a kept lead ended. */
interface Delivery extends Pick<KeptLead, "key" | "body"> {
  /** Null where it was refused. */
  reference: string | null;
  /** Whether a booking has its slot for sure. */
  isHeld: boolean;
}

interface Schema extends DBSchema {
  leads: { key: string; value: KeptLead };
}

/** Older leads are stale and are deleted unsent. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/**
 * Reads or changes what is kept and marks whether anything is, in one transaction: no other tab comes between. What
 * cannot be marked is undone, because nothing would send it.
 */
async function inOutbox<T>(
  act: (leads: IDBPObjectStore<Schema, ["leads"], "leads", "readwrite">) => Promise<T>,
): Promise<T> {
  const db = await openDB<Schema>("outbox", 1, {
    upgrade: (empty) => void empty.createObjectStore("leads", { keyPath: "key" }),
  });
  try {
    const { store, done } = db.transaction("leads", "readwrite");
    const acted = act(store);
    const marked = store.count().then((count) => markKept(count > 0) || store.transaction.abort());
    const [result] = await Promise.all([acted, marked, done]);
    return result;
  } finally {
    db.close();
  }
}

/** Keeps a lead on this device until it has arrived. */
export async function keepLead(lead: KeptLead): Promise<void> {
  await inOutbox((leads) => leads.put(lead));
}

/** Forgets a lead, because it has arrived, was refused or became another one. */
export async function dropLead(key: string): Promise<void> {
  await inOutbox((leads) => leads.delete(key));
}

/** Sends the kept leads one by one and reports each outcome. A lock lets only one tab send at a time. */
export async function sendKeptLeads(tell: (delivery: Delivery) => void): Promise<void> {
  await navigator.locks.request("outbox", async () => {
    for (const lead of await inOutbox((leads) => leads.getAll())) {
      const delivery =
        Date.now() - lead.keptAt > KEPT_MS ? { reference: null, isHeld: false } : await sendLead(lead);
      if (!delivery) continue;
      // If the page closes before this line, the next one sends again and gets the same reference (idempotent).
      tell({ key: lead.key, body: lead.body, ...delivery });
      await dropLead(lead.key);
    }
  });
}

/** Null if not delivered. A booking whose slot was taken meanwhile is sent again as a callback request. */
async function sendLead({
  key,
  path,
  body,
}: KeptLead): Promise<Pick<Delivery, "reference" | "isHeld"> | null> {
  const answer = await postJson(path, body, { "idempotency-key": key });
  if (!isDecided(answer)) return null;
  if (answer?.status === 409)
    return sendLead({ key: `${key} call`, path, body: { ...body, type: "call" }, keptAt: 0 });
  const { reference, held } = membersOf(answer?.body);
  return { reference: typeof reference === "string" ? reference : null, isHeld: held === true };
}
