import type { Plugin } from "vite";

/** Replaces the effects by empty modules in the Worker: only browsers run them. */
export function browserOnly(): Plugin {
  return {
    name: "browser-only",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    load: { filter: { id: /\/app\/effects\/[\w-]+\.tsx?$/ }, handler: () => "export {};" },
  };
}
