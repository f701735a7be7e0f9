import type { Context } from "hono";
import type { QueuedMessage } from "./leads/queued-message";

/** The bindings of wrangler.toml. All are bound but the AI, which has no local simulator. */
export interface Env extends Required<Omit<Cloudflare.Env, "AI" | "QUEUE">> {
  AI?: Ai;
  QUEUE: Queue<QueuedMessage>;
}

/** What Hono knows while it answers a request for a page. */
export interface PageEnv {
  Bindings: Env;
}

export type PageContext = Context<PageEnv>;
