import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { CLIENT, folder } from "./folder.ts";

/** Placeholder for the build id until all files of the build exist. */
export const BUILD_ID = "__BUILD_ID__";

/**
 * Hashes everything in the build: the same sources give the same id in every folder. The client is built before the
 * Worker, so its service worker gets the id last.
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
        // Removes the path of the build machine: it must not be published.
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
