import { readStored, store } from "#app/browser/storage";

export const KEPT_MARK = "outbox.v1";

/** Notes whether leads are kept, so that a page without any need not open their database; false where it cannot. */
export function markKept(isKept: boolean): boolean {
  return store("localStorage", KEPT_MARK, isKept ? "1" : null);
}

export function isLeadKept(): boolean {
  return readStored("localStorage", KEPT_MARK) === "1";
}
