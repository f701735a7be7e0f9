import { registerHooks } from "node:module";

// Node needs a file extension in imports, which the modules shared with the site leave out. Packages have theirs.
registerHooks({
  resolve: (specifier, { parentURL = "", ...context }, next) => {
    const isOurs = /^\.\/[\w-]+$/.test(specifier) && !parentURL.includes("/node_modules/");
    return next(isOurs ? `${specifier}.ts` : specifier, { parentURL, ...context });
  },
});
