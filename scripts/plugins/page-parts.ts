import type { Plugin } from "vite";
import { packScript } from "./pack-script.ts";
import { broughtStyle, builtStyles } from "./style-pieces.ts";

/** Provides what the Worker writes into pages: the built styles by address, inline scripts, and the inbox's script. */
export function pageParts(): Plugin {
  const id = "virtual:page-parts";
  return {
    name: "page-parts",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return;
      const isBuild = this.environment.mode === "build";
      const parts = {
        styles: isBuild ? builtStyles() : {},
        broughtStyle: isBuild ? broughtStyle() : "",
        bootstrap: await packScript("app/browser/startup/bootstrap.ts"),
        nativePost: await packScript("app/browser/startup/native-post.ts"),
        staffScript: await packScript("app/staff/start.ts"),
      };
      const exported = Object.entries(parts).map(
        ([name, part]) => `export const ${name} = ${JSON.stringify(part)};`,
      );
      return exported.join("\n");
    },
  };
}
