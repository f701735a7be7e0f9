import { applyD1Migrations } from "cloudflare:test";
import { afterEach, vi } from "vitest";
import { env } from "#tests/worker/bindings";

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

afterEach(() => void vi.useRealTimers());
