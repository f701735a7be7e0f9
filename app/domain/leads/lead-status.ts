/** The status that staff give a lead. */
export const leadStatuses = ["new", "answered", "won", "lost", "spam"] as const;

export type LeadStatus = (typeof leadStatuses)[number];
