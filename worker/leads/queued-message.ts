import type { ReceivedLead } from "#worker/db/leads";

/** What waits in the queue. An earlier version of this Worker may have put it there, so that it need not be quite this. */
export type QueuedMessage =
  /** A lead that is not in the database yet. */
  | ({ kind: "lead" } & ReceivedLead)
  /** A lead that staff are to be told of. */
  | { kind: "notice"; reference: string }
  /** A lead that staff were told of, which could not be noted at once. */
  | { kind: "mailed"; reference: string };
