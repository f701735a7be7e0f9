import { readStored, store } from "#app/browser/storage";

const KEY = "outbox.v1";

/** Notes whether leads are kept, so that a page without any need not open their database; false where it cannot. */
export function markKept(isKept: boolean): boolean {
  return store("localStorage", KEY, isKept ? "1" : null);
}

export function isLeadKept(): boolean {
  return readStored("localStorage", KEY) === "1";
}
