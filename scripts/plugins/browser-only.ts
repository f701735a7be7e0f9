import type { Plugin } from "vite";

/** Leaves the effects out of the Worker: only a browser loads them, when something is to move. */
export function browserOnly(): Plugin {
  return {
    name: "browser-only",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    load: { filter: { id: /\/app\/effects\/[\w-]+\.tsx?$/ }, handler: () => "export {};" },
  };
}
