import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflare, type PluginConfig } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { build, defineConfig, type Plugin, runnerImport } from "vite";
import { unstable_readConfig as readConfig } from "wrangler";
import { drawCard } from "./app/artwork/draw-card.ts";

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The day on which each page's words last changed, by the name of its file, as the repository remembers it. */
function lastChanges(): Record<string, string> {
  const build = new Date().toISOString().slice(0, 10);
  const dayOf = (file: string) =>
    spawnSync("git", ["log", "-1", "--format=%cs", "--", `app/content/${file}`], {
      encoding: "utf8",
    }).stdout?.trim();
  const days = readdirSync("app/content").map(
    (file) => [file.replace(".ts", ""), dayOf(file) || build] as const,
  );
  return { build, ...Object.fromEntries(days) };
}

/** Draws the pictures that networks show beside a link; what was drawn before with the same means is taken from the cache. */
function drawnCards(): Plugin {
  const cache = folder("node_modules/.cache/cards");
  return {
    name: "cards",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const options = { configFile: false, resolve: { alias: { "#app": folder("app") } } } as const;
      const { module } = await runnerImport<typeof import("./app/content/cards")>(
        "/app/content/cards.ts",
        options,
      );
      const means = ["draw-card.ts", "lake-wide.svg"].map((name) =>
        readFileSync(folder(`app/artwork/${name}`)),
      );
      mkdirSync(cache, { recursive: true });
      for (const card of module.cards) {
        const hash = createHash("sha256").update(JSON.stringify(card));
        for (const each of means) hash.update(each);
        const drawn = `${cache}/${hash.digest("hex")}.png`;
        if (!existsSync(drawn)) writeFileSync(drawn, drawCard(card));
        this.emitFile({ type: "asset", fileName: card.file, source: readFileSync(drawn) });
      }
    },
  };
}

const hasBackgroundWorker = process.env.BACKGROUND_WORKER !== "off";

/** Packs the background worker into one file, new with every build; or, to switch it off everywhere, one that ends it. */
function backgroundWorker(): Plugin {
  const name = hasBackgroundWorker ? "worker" : "worker-off";
  return {
    name: "background-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle).sort().join();
      const output = await build({
        configFile: false,
        logLevel: "silent",
        publicDir: false,
        define: {
          __BUILD__: JSON.stringify(createHash("sha256").update(files).digest("hex").slice(0, 12)),
          "process.env.NODE_ENV": '"production"',
        },
        build: {
          write: false,
          rolldownOptions: { input: folder(`app/offline/${name}.ts`), output: { format: "iife" } },
        },
      });
      const [chunk] = [output].flat().flatMap((each) => ("output" in each ? each.output : []));
      if (chunk?.type === "chunk") this.emitFile({ type: "asset", fileName: "sw.js", source: chunk.code });
    },
  };
}

const isProduction = process.env.CLOUDFLARE_ENV === "production";

/** The production environment inherits the bindings of the top level; elsewhere receipts are signed with a key that is no secret. */
const joinEnvironments: PluginConfig["config"] = () => {
  if (!isProduction) return { vars: { LEAD_KEY: "local receipts only" } };
  const { vars, d1_databases, queues, send_email, ratelimits } = readConfig({
    config: "wrangler.toml",
    env: "",
  });
  return { vars, d1_databases, queues, send_email, ratelimits };
};

export default defineConfig({
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" }, remoteBindings: false, config: joinEnvironments }),
    reactRouter(),
    drawnCards(),
    backgroundWorker(),
  ],
  define: {
    "import.meta.env.BUILD_YEAR": new Date().getFullYear(),
    "import.meta.env.HAS_BACKGROUND_WORKER": hasBackgroundWorker,
    "import.meta.env.LAST_CHANGES": JSON.stringify(lastChanges()),
  },
  // Not left to package.json's "imports", which name plain .ts files for the staff's commands in Node.
  resolve: { alias: { "#app": folder("app"), "#worker": folder("worker") } },
  // A font or picture inlined in a style would be weighed twice by every page.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What many pages share comes in two files, not in forty.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules/, minShareCount: 10 },
                { name: "shell", test: /app\/(ui|shell|browser|domain|artwork)\//, minShareCount: 2 },
                { name: "sections", test: /app\/(sections|forms)\//, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
});
