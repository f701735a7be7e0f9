/** What a JSON text says; undefined where it is no JSON. `revive` sees each value, as `JSON.parse` calls it. */
export function parseJson(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive);
  } catch {
    return undefined;
  }
}

/** The own members of a value from outside; none where it is no object. */
export function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
