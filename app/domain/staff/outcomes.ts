/** What became of selected leads and of their calls: under these names, the address of the list says how many, once. */
export const outcomes = ["changed", "undone", "unchanged", "kept", "held", "unheld", "freed"] as const;

export type Outcome = (typeof outcomes)[number];
