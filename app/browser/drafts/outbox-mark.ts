import { readStored, store } from "#app/browser/storage";

export const KEPT_MARK = "outbox.v1";

/** Stores whether there are kept leads: only then do pages open the database. False if it cannot be stored. */
export function markKept(isKept: boolean): boolean {
  return store("localStorage", KEPT_MARK, isKept ? "1" : null);
}

export function isLeadKept(): boolean {
  return readStored("localStorage", KEPT_MARK) === "1";
}
