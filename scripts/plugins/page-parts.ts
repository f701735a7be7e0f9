import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { CLIENT } from "./folder.ts";
import { packScript } from "./pack-script.ts";

const ASSETS = `${CLIENT}/assets`;

/** What the Worker writes into every page: the styles of the client's build, by address, and the scripts it starts with; the inbox's script. */
export function pageParts(): Plugin {
  const id = "virtual:page-parts";
  return {
    name: "page-parts",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return;
      const isBuild = this.environment.mode === "build";
      const sheets = isBuild ? readdirSync(ASSETS).filter((name) => name.endsWith(".css")) : [];
      const styles = Object.fromEntries(
        sheets.map((name) => [`/assets/${name}`, readFileSync(`${ASSETS}/${name}`, "utf8").trim()]),
      );
      const bootstrap = await packScript("app/browser/startup/bootstrap.ts");
      const nativePost = await packScript("app/browser/startup/native-post.ts");
      const staffScript = await packScript("app/staff/start.ts");
      return `export const styles = ${JSON.stringify(styles)}; export const bootstrap = ${JSON.stringify(bootstrap)}; export const nativePost = ${JSON.stringify(nativePost)}; export const staffScript = ${JSON.stringify(staffScript)};`;
    },
  };
}
