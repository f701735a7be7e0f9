const built = "../../build/server/index.js";

/** The Worker as it was built, to be called with bindings that a test has changed. */
export const { default: bundle } = await import(/* @vite-ignore */ built);
