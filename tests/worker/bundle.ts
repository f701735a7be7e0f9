import { createExecutionContext, createScheduledController } from "cloudflare:test";
import { vi } from "vitest";
import { env } from "#tests/worker/bindings";

const built = "../../build/server/index.js";

/** The built Worker, which a test can call with changed bindings. */
export const { default: bundle } = await import(/* @vite-ignore */ built);

/** Sends a request to the Worker with some of its bindings replaced. */
export function askWith(bindings: object, request: Request): Promise<Response> {
  return bundle.fetch(request, { ...env, ...bindings }, createExecutionContext());
}

/** Has the Worker consume one message of a queue: how often it acknowledges it, and its retries. */
export async function consume(body: unknown, bindings: object, attempts = 1, queue = "rivelac") {
  const message = { body, attempts, ack: vi.fn(), retry: vi.fn() };
  await bundle.queue({ queue, messages: [message] }, { ...env, ...bindings });
  return { acks: message.ack.mock.calls.length, retries: message.retry.mock.calls.flat() };
}

export const EVERY_QUARTER = "*/15 * * * *";

/** Has the Worker do what is due at a time, by its cron expression. */
export async function onTime(cron: string, bindings: object = {}): Promise<void> {
  const controller = createScheduledController({ cron });
  await bundle.scheduled(controller, { ...env, ...bindings }, createExecutionContext());
}
