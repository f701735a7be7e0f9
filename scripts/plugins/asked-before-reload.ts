import type { Plugin } from "vite";

/**
 * If a route's module fails to load, even on a prefetch, React Router reloads the current page, which the visitor may
 * be leaving. The patch asks `follow-links.tsx` first, which loads the page that they want instead.
 */
export function askedBeforeReload(): Plugin {
  const reload = "window.location.reload();";
  let isDone = false;
  return {
    name: "asked-before-reload",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /react-router\/.*\/routeModules\.js/ },
      handler(code) {
        isDone = code.split(reload).length === 2;
        const ask = `new CustomEvent("route-lost", { cancelable: true, detail: error })`;
        return code.replace(reload, `if (window.dispatchEvent(${ask})) ${reload}`);
      },
    },
    buildEnd(error) {
      if (!error && !isDone) this.error("React Router loads the scripts of its routes in another way now");
    },
  };
}
