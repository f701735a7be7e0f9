import type { Plugin } from "vite";

/** Effects are loaded when something is to move, which nothing does in the Worker: it need not carry them. */
export function browserOnly(): Plugin {
  return {
    name: "browser-only",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    load: { filter: { id: /\/app\/effects\/[\w-]+\.tsx?$/ }, handler: () => "export {};" },
  };
}
