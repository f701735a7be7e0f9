import { registerHooks } from "node:module";

// Node wants an import's ending; what the scripts share with the site leaves it out.
registerHooks({
  resolve: (specifier, context, next) =>
    next(/^\.\/[\w-]+$/.test(specifier) ? `${specifier}.ts` : specifier, context),
});
