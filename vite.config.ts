import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflare, type PluginConfig } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { unstable_readConfig as readConfig } from "wrangler";

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
  ],
  define: {
    "import.meta.env.BUILD_YEAR": new Date().getFullYear(),
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
