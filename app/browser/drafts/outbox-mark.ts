const KEY = "outbox.v1";

/** Notes whether leads are kept, so that a page without any need not open their database. */
export function markKept(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing is kept.
  }
}

export function isLeadKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
