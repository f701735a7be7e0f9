/** The value of a JSON text; undefined if it is not JSON. `revive` is the reviver of `JSON.parse`. */
export function parseJson(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive);
  } catch {
    return undefined;
  }
}

/** The own properties of an unknown value; empty if it is not an object. */
export function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** The name of what was thrown, for a log: its message may hold what a visitor wrote. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : "unknown error";
}
