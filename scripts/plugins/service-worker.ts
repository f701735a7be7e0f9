import type { Plugin } from "vite";
import { BUILD_ID } from "./build-id.ts";
import { packScript } from "./pack-script.ts";

/** `SERVICE_WORKER=off` unregisters it for all visitors. */
export const hasServiceWorker = process.env.SERVICE_WORKER !== "off";

/** Builds the service worker, different in every build, or a kill switch that unregisters it for all visitors. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const source = await packScript(`app/offline/service-worker${hasServiceWorker ? "" : "-off"}.ts`, {
        define: { __BUILD__: JSON.stringify(BUILD_ID) },
      });
      this.emitFile({ type: "asset", fileName: "sw.js", source });
      const recover = await packScript("app/browser/startup/recover.ts", { format: "es" });
      this.emitFile({ type: "asset", fileName: "recover.js", source: recover });
    },
  };
}
