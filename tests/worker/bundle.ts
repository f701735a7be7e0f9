import { createExecutionContext } from "cloudflare:test";
import { env } from "#tests/worker/bindings";

const built = "../../build/server/index.js";

/** The built Worker, which a test can call with changed bindings. */
export const { default: bundle } = await import(/* @vite-ignore */ built);

/** Sends a request to the Worker with some of its bindings replaced. */
export function askWith(bindings: object, request: Request): Promise<Response> {
  return bundle.fetch(request, { ...env, ...bindings }, createExecutionContext());
}
