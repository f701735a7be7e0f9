import type { ReceivedLead } from "#worker/db/leads";

/** A lead that is not in the database yet; one that an earlier version has queued has no mark. */
export type QueuedLead = Omit<ReceivedLead, "mark">;

/** What waits in the queue. An earlier version of this Worker may have put it there, so that it need not be quite this. */
export type QueuedMessage =
  | ({ kind: "lead" } & QueuedLead)
  /** A lead that staff are to be told of. */
  | { kind: "notice"; reference: string }
  /** A lead that staff were told of, which could not be noted at once. */
  | { kind: "mailed"; reference: string };
