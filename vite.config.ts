import { cloudflare, type PluginConfig } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { unstable_readConfig as readConfig } from "wrangler";
import { brand } from "./app/domain/site/brand.ts";
import { isRatingInvented } from "./app/domain/site/samples.ts";
import { askedBeforeReload } from "./scripts/plugins/asked-before-reload.ts";
import { browserOnly } from "./scripts/plugins/browser-only.ts";
import { BUILD_ID, buildId } from "./scripts/plugins/build-id.ts";
import { cards } from "./scripts/plugins/cards.ts";
import { chunkGroups, watchEveryPage } from "./scripts/plugins/chunks.ts";
import { classNames } from "./scripts/plugins/class-names.ts";
import { folder } from "./scripts/plugins/folder.ts";
import { knownTags } from "./scripts/plugins/known-tags.ts";
import { pageParts } from "./scripts/plugins/page-parts.ts";
import { hasServiceWorker, serviceWorker } from "./scripts/plugins/service-worker.ts";
import { stylePieces } from "./scripts/plugins/style-pieces.ts";

const isProduction = process.env.CLOUDFLARE_ENV === "production";

/** The production environment inherits the bindings of the top level; in other builds `LEAD_KEY` is not secret. */
const joinEnvironments: PluginConfig["config"] = () => {
  if (!isProduction) return { vars: { LEAD_KEY: "local receipts only" } };
  const { vars, d1_databases, queues, send_email, ratelimits } = readConfig({
    config: "wrangler.toml",
    env: "",
  });
  return { vars, d1_databases, queues, send_email, ratelimits };
};

/** Every page contains the names of all files: beside a name, six characters of hash tell builds apart. */
const assetFileNames = "assets/[name]-[hash:6][extname]";

/** The length of a module, in characters, above which it counts as having many functions. */
const FEW_FUNCTIONS = 2000;

export default defineConfig({
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" }, remoteBindings: false, config: joinEnvironments }),
    reactRouter(),
    cards(),
    serviceWorker(),
    browserOnly(),
    buildId(),
    stylePieces(),
    pageParts(),
    watchEveryPage(),
    knownTags(),
    askedBeforeReload(),
  ],
  define: {
    "import.meta.env.BUILD_ID": JSON.stringify(BUILD_ID),
    "import.meta.env.BUILD_YEAR": new Date().getFullYear(),
    "import.meta.env.HAS_SERVICE_WORKER": hasServiceWorker,
    "import.meta.env.IS_LOCAL": !isProduction,
    // The employee for whom the inbox opens if no login protects it; none in a production build.
    "import.meta.env.SAMPLE_EMPLOYEE": JSON.stringify(
      isProduction ? "" : `claire@${brand.email.split("@")[1]}`,
    ),
    "import.meta.env.LEAVES_RATING_OUT": isProduction && isRatingInvented,
  },
  // Not from package.json's "imports": they are for the commands in Node and find .ts files only.
  resolve: { alias: { "#app": folder("app"), "#worker": folder("worker") } },
  css: { modules: classNames },
  // Inlined in a style sheet, a font or picture would be part of every page that carries the style.
  build: { assetsInlineLimit: 0 },
  environments: {
    // Names are not mangled, so that logged errors can be found in the source.
    ssr: {
      build: {
        rolldownOptions: {
          output: {
            assetFileNames,
            // After compression, a hex digit takes half a byte, a base64 character three quarters of one.
            hashCharacters: "hex",
            minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            // As short as Rolldown allows.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames,
            // After compression, a hex digit takes half a byte, a base64 character three quarters of one.
            hashCharacters: "hex",
            // With this comment, V8 compiles all functions of a file on another thread while it loads, not each at its
            // first call. For a file with few functions, the difference is not noticeable.
            postBanner: ({ modules }) =>
              Object.values(modules).some(({ renderedLength }) => renderedLength > FEW_FUNCTIONS)
                ? "//# allFunctionsCalledOnLoad"
                : "",
          },
        },
      },
    },
  },
});
