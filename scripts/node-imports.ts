import { registerHooks } from "node:module";

// Node wants an import's ending; what the scripts share with the site leaves it out. Packages name theirs.
registerHooks({
  resolve: (specifier, { parentURL = "", ...context }, next) => {
    const isOurs = /^\.\/[\w-]+$/.test(specifier) && !parentURL.includes("/node_modules/");
    return next(isOurs ? `${specifier}.ts` : specifier, { parentURL, ...context });
  },
});
