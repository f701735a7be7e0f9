import { type IDBPObjectStore, openDB } from "idb";
import { postJson } from "#app/browser/post-json";
import { requestFromPage } from "#app/browser/request-from-page";
import { serverTime } from "#app/browser/server-time";
import { type KeptLead, lockOf, OUTBOX, type Outbox, type Outcome } from "#app/domain/leads/kept-lead";
import { isDecided, mailLink } from "#app/domain/leads/lead";
import { once } from "#app/domain/once";
import { membersOf } from "#app/domain/outside";
import { tellOtherTabs } from "./other-tabs";
import { markKept } from "./outbox-mark";

/** The outcome of a kept lead. */
export interface SettledLead extends Outcome<string | null>, Pick<KeptLead, "key" | "body"> {
  /** Null if the lead was refused, or is too old to be sent. */
  reference: string | null;
  /** A prefilled `mailto:` link with what the visitor wrote. */
  mail: string;
}

/** Older leads are not sent any more: the visitor is offered a mail instead. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Keys of the leads that this page itself has kept: they are never too old, even if the clock was changed. */
const keptHere = new Set<string>();

/** How long to wait for IndexedDB or a lock: in some browsers they never answer. */
const KEEPING_MS = 2000;

/**
 * Reads or changes the kept leads and marks whether there are any, in one transaction, so that no other tab can
 * interfere. If the mark cannot be set, the change is undone, because nothing would ever send the lead.
 */
async function inOutbox<T>(
  act: (leads: IDBPObjectStore<Outbox, ["leads"], "leads", "readwrite">) => Promise<T>,
): Promise<T> {
  const db = await openDB<Outbox>(OUTBOX, 1, {
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

/** Deletes a kept lead, because it has arrived or was refused. */
export async function dropLead(key: string): Promise<void> {
  await inOutbox((leads) => leads.delete(key));
}

/**
 * Posts a lead and keeps it on this device until the server has decided about it. A lock stops all tabs from sending
 * the kept copy meanwhile. The leads that it corrects are deleted in the transaction that stores it.
 */
export async function postAndKeep(lead: KeptLead, corrected: string[]) {
  const { key } = lead;
  keptHere.add(key);
  const post = once(() => postKept(lead, corrected));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unlocked = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, KEEPING_MS);
  });
  try {
    // No need to wait for a tab that is sending the same lead: the server stores it only once.
    const locked = navigator.locks.request(lockOf(key), { ifAvailable: true }, post);
    return await Promise.race([locked, unlocked.then(post)]);
  } finally {
    clearTimeout(timer);
  }
}

async function postKept(lead: KeptLead, corrected: string[]) {
  const { key, path, body } = lead;
  const keeping = inOutbox((leads) =>
    Promise.all([leads.put(lead), ...corrected.map((old) => leads.delete(old))]),
  ).then(
    () => true,
    () => false,
  );
  const late = new Promise<false>((resolve) => setTimeout(resolve, KEEPING_MS, false));
  const answer = await postJson(path, body, { "idempotency-key": key });
  const isKept = await Promise.race([keeping, late]);
  if (isDecided(answer)) {
    // If IndexedDB is late, the copy is deleted once it is stored; the form does not wait for that.
    const dropping = keeping.then(() => dropLead(key)).catch(() => {});
    if (isKept) await dropping;
  } else if (isKept) void haveSentLater().catch(() => {});
  return { answer, isKept };
}

declare global {
  interface ServiceWorkerRegistration {
    /** Background Sync, only in Chromium. */
    readonly sync?: { register(tag: string): Promise<void> };
  }
}

/** With Background Sync, the service worker sends kept leads once the connection is back, even if no page is open. */
async function haveSentLater(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.onmessage = () => void tellWhatArrived().catch(() => {});
  const { sync } = await serviceWorker.ready;
  await sync?.register(OUTBOX);
}

/** Tells the forms that still show a lead that the service worker has sent it. `sendKeptLeads` reports the rest. */
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
 * sent again while it is in `refused`. `tellWaiting` is called for each lead of this page or an earlier one that still
 * gets no answer.
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
  const outcome = lead.arrived ?? ((await isStale(lead)) ? UNSENT : await sendLead(lead));
  if (!outcome) {
    if (lead.keptAt < performance.timeOrigin || keptHere.has(key)) tellWaiting(key);
    return;
  }
  // If the page closes before this line, the next one sends again and gets the same reference (idempotent).
  tell({ key, body: lead.body, mail: mailLink(lead.body), ...outcome });
  if (outcome.reference !== null) await dropLead(key);
}

const UNSENT: Outcome<null> = { reference: null, isHeld: false, date: null };

/** Whether a lead is too old, also by the server's clock: the device's may have been changed while the lead waited. */
async function isStale({ key, keptAt }: KeptLead): Promise<boolean> {
  if (keptHere.has(key)) return false;
  const isOld = (now: number) => now - keptAt > KEPT_MS;
  return isOld(Date.now()) && isOld((await serverTime()) ?? Date.now());
}

/** Null if no answer came. A booking whose slot was taken meanwhile is sent again as a callback request. */
async function sendLead({ key, path, body }: KeptLead): Promise<Outcome<string | null> | null> {
  const answer = await postJson(path, body, { "idempotency-key": key });
  if (!isDecided(answer)) return null;
  if (answer?.status === 409)
    return sendLead({ key: `${key} call`, path, body: { ...body, type: "call" }, keptAt: 0 });
  const { reference, held } = membersOf(answer?.body);
  return {
    reference: typeof reference === "string" ? reference : null,
    isHeld: held === true,
    date: answer?.date ?? null,
  };
}
