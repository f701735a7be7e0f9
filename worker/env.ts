import type { SiteSettings } from "#app/domain/site/site";
import type { QueuedMessage } from "./queue";

/** What wrangler.toml gives the Worker. */
export interface Env extends SiteSettings {
  DB: D1Database;
  ASSETS: Fetcher;
  QUEUE: Queue<QueuedMessage>;
  MAIL: SendEmail;
  MAIL_TO: string;
  MAIL_FROM: string;
  LEADS_OF_VISITOR: RateLimit;
  LEADS_OF_SITE: RateLimit;
  CHAT_OF_VISITOR: RateLimit;
  CHAT_OF_SITE: RateLimit;
  LOGS_OF_VISITOR: RateLimit;
  LOGS_OF_SITE: RateLimit;
  /** Cloudflare Access before the inbox: its team's address and the application's audience; empty, there is no inbox. */
  ACCESS_TEAM: string;
  ACCESS_AUDIENCE: string;
  /** From which address visitors are written to; empty where only staff can be. */
  VISITOR_MAIL_FROM: string;
  /** How long rows are kept. */
  LEAD_MONTHS: string;
  QUARANTINE_DAYS: string;
  COUNT_DAYS: string;
  /** Signs references and idempotency keys; a secret in production. */
  LEAD_KEY: string;
  /** Bound in production only: it has no local simulator. */
  AI?: Ai;
  /** The model that words answers, as Workers AI names it. */
  CHAT_MODEL: string;
}

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {}
  }
}

type Bindings = Env;
