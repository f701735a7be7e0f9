import { env as given } from "cloudflare:workers";
import type { Env } from "#worker/env";

interface TestEnv extends Env {
  TEST_MIGRATIONS: Cloudflare.Env["TEST_MIGRATIONS"];
}

/** Whether the built configuration has the bindings of wrangler.toml. */
function isBound(bindings: object): bindings is TestEnv {
  return "DB" in bindings && "QUEUE" in bindings && "LEAD_KEY" in bindings;
}

if (!isBound(given)) throw new Error("The build lacks bindings of wrangler.toml: npm run build");

/** The bindings of the Worker under test. */
export const env = given;
