import type { ReceivedLead } from "#worker/db/leads";

/** A message in the queue. An earlier version of this Worker may have sent it, so its shape may differ. */
export type QueuedMessage =
  /** A lead that is not in the database yet. */
  | ({ kind: "lead" } & ReceivedLead)
  /** Staff are to be mailed about this lead. */
  | { kind: "notice"; reference: string }
  /** Staff were mailed about this lead, but that could not be recorded at once. */
  | { kind: "mailed"; reference: string };
