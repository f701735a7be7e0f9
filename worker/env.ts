import type { QueuedMessage } from "./leads/queued-message";

/** The bindings of wrangler.toml as `wrangler types` reads them. All are bound but the AI, which has no local simulator. */
export interface Env extends Required<Omit<Cloudflare.Env, "AI" | "QUEUE">> {
  AI?: Ai;
  QUEUE: Queue<QueuedMessage>;
}
