/** A menu that closes with a delay. Timestamps are milliseconds of any clock. */
type Dropdown = { phase: "closed" } | { phase: "open" } | { phase: "closing"; since: number };

/** `settle` comes at the end of the closing time. */
export interface DropdownEvent {
  type: "open" | "close" | "settle";
  at: number;
}

export const CLOSING_MS = 300;

/** A menu that has just begun to close does not reopen: returning the focus to its link must not open it. */
const REST_MS = 100;

export function dropdown(state: Dropdown, { type, at }: DropdownEvent): Dropdown {
  switch (type) {
    case "open":
      return state.phase === "closing" && at - state.since < REST_MS ? state : { phase: "open" };
    case "close":
      return state.phase === "open" ? { phase: "closing", since: at } : state;
    case "settle":
      return state.phase === "closing" && at - state.since >= CLOSING_MS ? { phase: "closed" } : state;
  }
}
