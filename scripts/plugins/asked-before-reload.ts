import type { Plugin } from "vite";

/**
 * Where a page's script does not come, React Router loads the page anew that the visitor is leaving, even if they only
 * pointed at a link: `follow-links.tsx` is asked before, and loads the page that they want.
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
