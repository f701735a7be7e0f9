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

/** The production environment inherits the bindings of the top level; elsewhere receipts are signed with a key that is no secret. */
const joinEnvironments: PluginConfig["config"] = () => {
  if (!isProduction) return { vars: { LEAD_KEY: "local receipts only" } };
  const { vars, d1_databases, queues, send_email, ratelimits } = readConfig({
    config: "wrangler.toml",
    env: "",
  });
  return { vars, d1_databases, queues, send_email, ratelimits };
};

/** Every page reads the names of all files: beside a name, six characters tell one build from another. */
const assetFileNames = "assets/[name]-[hash:6][extname]";

/** Characters of a module from which on its functions are many. */
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
    // Who is in the inbox where no login stands before it: a production build knows nobody.
    "import.meta.env.SAMPLE_EMPLOYEE": JSON.stringify(
      isProduction ? "" : `claire@${brand.email.split("@")[1]}`,
    ),
    "import.meta.env.LEAVES_RATING_OUT": isProduction && isRatingInvented,
  },
  // Not left to package.json's "imports", which name plain .ts files for the staff's commands in Node.
  resolve: { alias: { "#app": folder("app"), "#worker": folder("worker") } },
  css: { modules: classNames },
  // A font or picture inlined in a style would be weighed twice by every page.
  build: { assetsInlineLimit: 0 },
  environments: {
    // Names stay, so that what fails is found by them.
    ssr: {
      build: {
        rolldownOptions: {
          output: {
            assetFileNames,
            // Compressed, one of sixteen digits weighs half a byte, one of sixty-four characters three quarters.
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
            // Compressed, one of sixteen digits weighs half a byte, one of sixty-four characters three quarters.
            hashCharacters: "hex",
            // V8 then compiles all functions of a file as it comes, on another thread, not each when it is first called:
            // nothing that is felt in a file of few.
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
