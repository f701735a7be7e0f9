import { createExecutionContext } from "cloudflare:test";
import { env } from "#tests/worker/bindings";

const built = "../../build/server/index.js";

/** The Worker as it was built, to be called with bindings that a test has changed. */
export const { default: bundle } = await import(/* @vite-ignore */ built);

/** Asks the Worker with some of its bindings changed. */
export function askWith(bindings: object, request: Request): Promise<Response> {
  return bundle.fetch(request, { ...env, ...bindings }, createExecutionContext());
}
