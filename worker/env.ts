import type { Context } from "hono";
import type { QueuedMessage } from "./leads/queued-message";

/** The bindings of wrangler.toml. All are always bound, except the AI, which has no local simulator. */
export interface Env extends Required<Omit<Cloudflare.Env, "AI" | "QUEUE">> {
  AI?: Ai;
  QUEUE: Queue<QueuedMessage>;
}

/** What Hono's contexts know. */
export interface HonoEnv {
  Bindings: Env;
}

export type PageContext = Context<HonoEnv>;
