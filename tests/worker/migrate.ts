import { applyD1Migrations } from "cloudflare:test";
import { env } from "#tests/worker/bindings";

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
