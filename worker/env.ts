import type { SiteSettings } from "#app/domain/site";

/** What wrangler.toml gives the Worker. */
export interface Env extends SiteSettings {
  DB: D1Database;
  ASSETS: Fetcher;
  /** Signs references and idempotency keys; a secret in production. */
  LEAD_KEY: string;
  /** Bound in production only: it has no local simulator. */
  AI?: Ai;
  /** The model that words answers, as Workers AI names it. */
  CHAT_MODEL: string;
}

declare global {
  namespace Cloudflare {
    interface Env extends RivelacEnv {}
  }
}

type RivelacEnv = Env;
