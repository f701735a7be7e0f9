import { type DBSchema, type IDBPObjectStore, openDB } from "idb";
import { isDecided, postJson } from "#app/browser/post-json";
import { requestFromPage } from "#app/browser/request-from-page";
import { serverTime } from "#app/browser/server-time";
import { type KeptLead, LEADS, lockOf, OUTBOX } from "#app/domain/leads/kept-lead";
import { mailLink } from "#app/domain/leads/lead";
import { membersOf } from "#app/domain/outside";
import { tellOtherTabs } from "./other-tabs";
import { markKept } from "./outbox-mark";

/** How a kept lead ended. */
export interface SettledLead extends Outcome, Pick<KeptLead, "key" | "body"> {
  /** A mail that holds what was written. */
  mail: string;
}

interface Outcome {
  /** Null where it was refused. */
  reference: string | null;
  /** Whether a booking has its slot for sure. */
  isHeld: boolean;
}

interface Schema extends DBSchema {
  leads: { key: string; value: KeptLead };
}

/** Older leads are stale and are given back unsent. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** The keys of what this page has kept: it is no older than the page, whatever the clock says. */
const keptHere = new Set<string>();

/** How long the browser may take to keep a lead: some never answer. */
const KEEPING_MS = 2000;

/**
 * Reads or changes the kept leads and marks whether there are any, in one transaction, so that no other tab comes
 * between. If the mark cannot be set, the change is undone: nothing would ever send the lead.
 */
async function inOutbox<T>(
  act: (leads: IDBPObjectStore<Schema, ["leads"], "leads", "readwrite">) => Promise<T>,
): Promise<T> {
  const db = await openDB<Schema>(OUTBOX, 1, {
    upgrade: (empty) => void empty.createObjectStore(LEADS, { keyPath: "key" }),
  });
  try {
    const { store, done } = db.transaction(LEADS, "readwrite");
    const acted = act(store);
    const marked = store.count().then((count) => markKept(count > 0) || store.transaction.abort());
    const [result] = await Promise.all([acted, marked, done]);
    return result;
  } finally {
    db.close();
  }
}

/** Forgets a lead, because it has arrived, was refused or became another one. */
export async function dropLead(key: string): Promise<void> {
  await inOutbox((leads) => leads.delete(key));
}

/** Posts a lead and keeps it on this device until the server has decided about it; no tab sends it from there meanwhile. */
export function postAndKeep(lead: KeptLead) {
  const { key, path, body } = lead;
  keptHere.add(key);
  // If another tab is sending it too, it is stored once all the same: there is no need to wait.
  return navigator.locks.request(lockOf(key), { ifAvailable: true }, async () => {
    const keeping = inOutbox((leads) => leads.put(lead)).then(
      () => true,
      () => false,
    );
    const late = new Promise<false>((resolve) => setTimeout(resolve, KEEPING_MS, false));
    const answer = await postJson(path, body, { "idempotency-key": key });
    const isKept = await Promise.race([keeping, late]);
    if (isDecided(answer)) {
      // A lead that is kept only after this is dropped as well, but nobody waits for that.
      const dropping = keeping.then(() => dropLead(key)).catch(() => {});
      if (isKept) await dropping;
    } else if (isKept) void haveSentLater().catch(() => {});
    return { answer, isKept };
  });
}

declare global {
  interface ServiceWorkerRegistration {
    /** In Chromium. */
    readonly sync?: { register(tag: string): Promise<void> };
  }
}

/** Where the browser can, its service worker sends what is kept once the connection is back, though no page is open. */
async function haveSentLater(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.onmessage = () => void tellWhatArrived().catch(() => {});
  const { sync } = await serviceWorker.ready;
  await sync?.register(OUTBOX);
}

/** Tells the forms that still show a lead that the service worker has sent it. `sendKeptLeads` tells of the others. */
async function tellWhatArrived(): Promise<void> {
  for (const key of keptHere) {
    const lead = await inOutbox((leads) => leads.get(key));
    if (!lead?.arrived) continue;
    const settled = { key, body: lead.body, ...lead.arrived };
    tellOtherTabs(settled);
    if (requestFromPage("lead-settled", settled)) await dropLead(key);
  }
}

/**
 * Sends the kept leads one by one and reports each outcome. A refused lead stays until the caller drops it, and is not
 * sent again while it is in `refused`. A lead that an earlier page has kept, and that still gets no answer, is reported
 * too.
 */
export async function sendKeptLeads(
  refused: ReadonlyMap<string, SettledLead>,
  tell: (settled: SettledLead) => void,
  tellWaiting: (key: string) => void,
): Promise<void> {
  for (const key of await inOutbox((leads) => leads.getAllKeys()))
    await navigator.locks.request(lockOf(key), () => sendKept(key, refused, tell, tellWaiting));
}

async function sendKept(
  key: string,
  refused: ReadonlyMap<string, SettledLead>,
  tell: (settled: SettledLead) => void,
  tellWaiting: (key: string) => void,
): Promise<void> {
  const lead = await inOutbox((leads) => leads.get(key));
  // Another tab has sent it meanwhile.
  if (!lead || refused.has(key)) return;
  const outcome =
    lead.arrived ?? ((await isStale(lead)) ? { reference: null, isHeld: false } : await sendLead(lead));
  if (!outcome) {
    // The page that has kept it says so in its form.
    if (lead.keptAt < performance.timeOrigin) tellWaiting(key);
    return;
  }
  // If the page closes before this line, the next one sends again and gets the same reference (idempotent).
  tell({ key, body: lead.body, mail: mailLink(lead.body), ...outcome });
  if (outcome.reference !== null) await dropLead(key);
}

/** The device's clock may be changed while a lead waits: it is too old only if the server's clock says so, too. */
async function isStale({ key, keptAt }: KeptLead): Promise<boolean> {
  if (keptHere.has(key)) return false;
  const isOld = (now: number) => now - keptAt > KEPT_MS;
  return isOld(Date.now()) && isOld((await serverTime()) ?? Date.now());
}

/** Null if no answer came. A booking whose slot was taken meanwhile is sent again as a callback request. */
async function sendLead({ key, path, body }: KeptLead): Promise<Outcome | null> {
  const answer = await postJson(path, body, { "idempotency-key": key });
  if (!isDecided(answer)) return null;
  if (answer?.status === 409)
    return sendLead({ key: `${key} call`, path, body: { ...body, type: "call" }, keptAt: 0 });
  const { reference, held } = membersOf(answer?.body);
  return { reference: typeof reference === "string" ? reference : null, isHeld: held === true };
}
