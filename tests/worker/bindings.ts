import { env as given } from "cloudflare:workers";
import type { Env } from "#worker/env";

interface TestEnv extends Env {
  TEST_MIGRATIONS: Cloudflare.Env["TEST_MIGRATIONS"];
}

/** Whether the built configuration binds what wrangler.toml names. */
function isBound(bindings: object): bindings is TestEnv {
  return "DB" in bindings && "QUEUE" in bindings && "LEAD_KEY" in bindings;
}

if (!isBound(given)) throw new Error("The build lacks bindings of wrangler.toml: npm run build");

/** What the Worker under test is given. */
export const env = given;
