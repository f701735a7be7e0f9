/**
 * The results of an action on selected leads and their calls: the names of parameters in the list's address, which hold
 * the counts for one view.
 */
export const outcomes = ["changed", "undone", "unchanged", "kept", "held", "unheld", "freed"] as const;

export type Outcome = (typeof outcomes)[number];
