import type { Plugin } from "vite";
import { BUILD_ID } from "./build-id.ts";
import { packScript } from "./pack-script.ts";

/** `BACKGROUND_WORKER=off` unregisters it for all visitors. */
export const hasBackgroundWorker = process.env.BACKGROUND_WORKER !== "off";

/** The service worker, new with every build, or a kill switch that unregisters it for all visitors. */
export function backgroundWorker(): Plugin {
  return {
    name: "background-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const source = await packScript(`app/offline/${hasBackgroundWorker ? "worker" : "worker-off"}.ts`, {
        define: { __BUILD__: JSON.stringify(BUILD_ID) },
      });
      this.emitFile({ type: "asset", fileName: "sw.js", source });
      const startAgain = await packScript("app/browser/startup/start-again.ts", { format: "es" });
      this.emitFile({ type: "asset", fileName: "start-again.js", source: startAgain });
    },
  };
}
