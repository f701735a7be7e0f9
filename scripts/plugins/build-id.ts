import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { CLIENT, folder } from "./folder.ts";

/** Stands for the build's id until everything that it is made of is there. */
export const BUILD_ID = "__BUILD_ID__";

/**
 * Names the build after all that it consists of: the same sources give the same name in every folder. The client is built
 * before the Worker; its background worker learns the name last.
 */
export function buildId(): Plugin {
  return {
    name: "build-id",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const hash = createHash("sha256");
        const files = globSync(`${CLIENT}/**`, { withFileTypes: true }).filter((each) => each.isFile());
        for (const path of files.map(({ parentPath, name }) => `${parentPath}/${name}`).sort())
          hash.update(path).update(readFileSync(path));
        const settings = bundle["wrangler.json"];
        if (settings?.type !== "asset") throw new Error("the Worker has no settings");
        // Whose machine it was built on is nobody's business.
        settings.source = settings.source.toString().replaceAll(`"${folder(".")}`, '"');
        hash.update(settings.source);
        const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
        for (const { fileName, code } of chunks) hash.update(fileName).update(code);
        const id = hash.digest("hex").slice(0, 8);
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(BUILD_ID, id);
        const worker = `${CLIENT}/sw.js`;
        writeFileSync(worker, readFileSync(worker, "utf8").replaceAll(BUILD_ID, id));
      },
    },
  };
}
