type Area = "localStorage" | "sessionStorage";

/** What is stored under a key: null if there is nothing, undefined if storage is unavailable. */
export function readStored(area: Area, key: string): string | null | undefined {
  try {
    return window[area].getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text; null removes it. False if storage is unavailable or full. */
export function store(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
