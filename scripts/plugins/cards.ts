import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Plugin, runnerImport } from "vite";
import { drawCard, drawCaseCard } from "#scripts/artwork/draw-card";
import { folder } from "./folder.ts";

/** Draws the social cards (Open Graph images); those whose inputs have not changed come from the cache. */
export function cards(): Plugin {
  const cache = folder("node_modules/.cache/cards");
  return {
    name: "cards",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const options = { configFile: false, resolve: { alias: { "#app": folder("app") } } } as const;
      const { module } = await runnerImport<typeof import("#scripts/artwork/card-list")>(
        "/scripts/artwork/card-list.ts",
        options,
      );
      const means = [
        "scripts/artwork/draw-card.ts",
        "scripts/artwork/lake-wide.svg",
        "app/domain/site/brand.ts",
        "app/domain/site/colours.ts",
        "app/domain/site/mark.ts",
        "node_modules/@fontsource/host-grotesk/files/host-grotesk-latin-600-normal.woff",
      ].map((path) => readFileSync(folder(path)));
      mkdirSync(cache, { recursive: true });
      for (const card of module.cards) {
        const hash = createHash("sha256").update(JSON.stringify(card));
        for (const each of means) hash.update(each);
        const picture = card.picture && readFileSync(folder(card.picture));
        if (picture) hash.update(picture);
        const drawn = `${cache}/${hash.digest("hex")}.png`;
        if (!existsSync(drawn)) {
          writeFileSync(drawn, picture ? await drawCaseCard(card, picture) : drawCard(card));
        }
        this.emitFile({ type: "asset", fileName: card.file, source: readFileSync(drawn) });
      }
    },
  };
}
