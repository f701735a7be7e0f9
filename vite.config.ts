import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflare, type PluginConfig } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { type AcceptedPlugin, type Container, parse } from "postcss";
import { build, defineConfig, type Plugin, runnerImport } from "vite";
import { unstable_readConfig as readConfig } from "wrangler";
import { drawCard } from "./app/artwork/draw-card.ts";
import { isRatingInvented } from "./app/domain/samples.ts";
import type { StyleRule } from "./worker/critical-style.ts";

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

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

const CLIENT = "build/client";
const ASSETS = `${CLIENT}/assets`;

const hasBackgroundWorker = process.env.BACKGROUND_WORKER !== "off";

/** Packs a file and what it imports into one script without imports; a module keeps its exports. */
async function packed(
  file: string,
  { define = {}, format = "iife" }: { define?: Record<string, string>; format?: "iife" | "es" } = {},
): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    resolve: { alias: { "#app": folder("app") } },
    define: { ...define, "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: folder(file),
        output: { format },
        preserveEntrySignatures: "strict",
      },
    },
  });
  const [chunk] = [output].flat().flatMap((each) => ("output" in each ? each.output : []));
  if (chunk?.type !== "chunk") throw new Error(`${file} cannot be packed`);
  return chunk.code.trim();
}

/** Stands for the build's id until everything that it is made of is there. */
const BUILD_ID = "__BUILD_ID__";

/** The background worker, new with every build; or, to switch it off everywhere, one that ends it. */
function backgroundWorker(): Plugin {
  return {
    name: "background-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const source = await packed(`app/offline/${hasBackgroundWorker ? "worker" : "worker-off"}.ts`, {
        define: { __BUILD__: JSON.stringify(BUILD_ID) },
      });
      this.emitFile({ type: "asset", fileName: "sw.js", source });
      const startAgain = await packed("app/browser/start-again.ts", { format: "es" });
      this.emitFile({ type: "asset", fileName: "start-again.js", source: startAgain });
    },
  };
}

/**
 * Names the build after all that it consists of: the same sources give the same name in every folder. The client is built
 * before the Worker; its background worker learns the name last.
 */
function buildId(): Plugin {
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
        // Whose machine it was built on is nobody's business.
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

/** A style sheet rule by rule, each with the classes that its selectors ask for. */
function rulesOf({ nodes }: Container): StyleRule[] {
  return (nodes ?? []).flatMap((node): StyleRule[] => {
    if (node.type === "rule") {
      const selectors = node.selectors.map(
        (each) => each.match(/(?<=\.)(c\w{1,3}|[a-z-]+-\w+)(?![\w-])/g) ?? [],
      );
      return [{ text: node.toString(), selectors }];
    }
    if (node.type !== "atrule") return [];
    if (!/^(media|supports|container|starting-style|layer)$/.test(node.name))
      return [{ text: node.toString(), selectors: [[]] }];
    return [{ text: `@${node.name} ${node.params}`, inside: rulesOf(node) }];
  });
}

/** What the Worker writes into every page: the styles of the client's build, by address, and the script it starts with. */
function pageParts(): Plugin {
  const id = "virtual:page-parts";
  return {
    name: "page-parts",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return;
      const isBuild = this.environment.mode === "build";
      const sheets = isBuild ? readdirSync(ASSETS).filter((name) => name.endsWith(".css")) : [];
      const styles = Object.fromEntries(
        sheets.map((name) => [`/assets/${name}`, rulesOf(parse(readFileSync(`${ASSETS}/${name}`, "utf8")))]),
      );
      const starter = await packed("app/browser/start.ts");
      return `export const styles = ${JSON.stringify(styles)}; export const starter = ${JSON.stringify(starter)};`;
    },
  };
}

/** The modules that every page needs: what the root and the client's entry import. */
const everyPages = new Set<string>();

function watchEveryPage(): Plugin {
  return {
    name: "every-page",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const entries = [...this.getModuleIds()].filter((id) => /\/app\/(root|entry\.client)\.tsx/.test(id));
      const waiting = entries.flatMap(importsOf);
      for (const id of waiting) {
        if (everyPages.has(id) || entries.includes(id)) continue;
        everyPages.add(id);
        waiting.push(...importsOf(id));
      }
    },
  };
}

/**
 * React DOM makes some errors as it is set up, by which it only talks to itself. While an inspector listens, as one does
 * when a page is measured, V8 reads all of React DOM once more for the lines of their stacks: they have none. A visitor
 * without one gains nothing.
 */
function errorsWithoutStacks(): Plugin {
  return {
    name: "errors-without-stacks",
    apply: "build",
    transform: {
      filter: { id: /react-dom-client\.production/ },
      handler(code) {
        const found = /(?<=Exception = )Error\((.+)\)/g;
        if (!found.test(code)) this.warn("React DOM's errors have other names now");
        return code.replace(found, "Object.create(Error.prototype, { message: { value: $1 } })");
      },
    },
  };
}

/**
 * Where a page's script does not come, React Router loads the page anew that the visitor is leaving, even if they only
 * pointed at a link: `follow-links.tsx` is asked before, and loads the page that they want.
 */
function askedBeforeReload(): Plugin {
  const reload = "window.location.reload();";
  let isDone = false;
  return {
    name: "asked-before-reload",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /react-router\/.*\/routeModules\.js/ },
      handler(code) {
        isDone = code.split(reload).length === 2;
        const ask = `new CustomEvent("route-lost", { cancelable: true, detail: error })`;
        return code.replace(reload, `if (window.dispatchEvent(${ask})) ${reload}`);
      },
    },
    buildEnd() {
      if (!isDone) this.error("React Router loads the scripts of its routes in another way now");
    },
  };
}

const TOKENS = folder("app/styles/tokens.css");

/** Writes the value of a token where it is used: a browser looks `var()` up anew for each element that it styles. */
function tokensInPlace(): AcceptedPlugin {
  const tokens = new Map<string, string>();
  const inPlace = (value: string): string =>
    value.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (use, name) => inPlace(tokens.get(name) ?? "") || use);
  parse(readFileSync(TOKENS, "utf8")).walkDecls(({ prop, value }) => {
    // An address is relative to its sheet.
    if (!value.includes("url(")) tokens.set(prop, value);
  });
  return {
    postcssPlugin: "tokens-in-place",
    Declaration(declaration, { result }) {
      if (result.opts.from === TOKENS && tokens.has(declaration.prop)) declaration.remove();
      else declaration.value = inPlace(declaration.value);
    },
  };
}

/** Every class of every CSS module, numbered: each stands in pages and in their styles, and costs what its name does. */
const classes = globSync("app/**/*.module.css")
  .sort()
  .flatMap((file) => {
    const names = readFileSync(file, "utf8").match(/(?<=\.)[a-z]\w*(?=[^;{}]*\{)/gi) ?? [];
    return [...new Set(names)].map((name) => `${folder(file)} ${name}`);
  });

/** `c` and two or three digits; a name that is no class, or one that came later, keeps its own. */
function scopedName(name: string, file: string): string {
  const number = classes.indexOf(`${file} ${name}`);
  return number < 0 ? `${basename(file, ".module.css")}-${name}` : `c${number.toString(36)}`;
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

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" }, remoteBindings: false, config: joinEnvironments }),
    reactRouter(),
    drawnCards(),
    backgroundWorker(),
    buildId(),
    pageParts(),
    watchEveryPage(),
    errorsWithoutStacks(),
    askedBeforeReload(),
  ],
  define: {
    "import.meta.env.BUILD_ID": JSON.stringify(BUILD_ID),
    "import.meta.env.BUILD_YEAR": new Date().getFullYear(),
    "import.meta.env.HAS_BACKGROUND_WORKER": hasBackgroundWorker,
    "import.meta.env.LEAVES_RATING_OUT": isProduction && isRatingInvented,
  },
  // Not left to package.json's "imports", which name plain .ts files for the staff's commands in Node.
  resolve: { alias: { "#app": folder("app"), "#worker": folder("worker") } },
  css: {
    modules: { generateScopedName: scopedName },
    // While it is developed, a token that changes is seen at once.
    postcss: { plugins: command === "build" ? [tokensInPlace()] : [] },
  },
  // A font or picture inlined in a style would be weighed twice by every page.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // V8 then compiles what comes beside the page's thread, not each function when it is first called.
            postBanner: "//# allFunctionsCalledOnLoad",
            codeSplitting: {
              groups: [
                { name: "react-dom", test: /node_modules\/(react-dom|scheduler)\// },
                { name: "react", test: (id) => everyPages.has(id) && /node_modules|vite\//.test(id) },
                { name: "shell", test: (id) => everyPages.has(id) && /\/app\//.test(id) },
                // What is small and of many routes comes in one piece: each request costs more than it weighs.
                { name: "parts", test: /\/app\/(ui|browser)\//, minShareCount: 4, maxModuleSize: 3000 },
              ],
            },
          },
        },
      },
    },
  },
}));
