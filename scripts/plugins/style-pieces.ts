import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { moduleOf, namesOf } from "./class-names.ts";
import { CLIENT, folder } from "./folder.ts";

const ASSETS = `${CLIENT}/assets`;
const app = folder("app");

/** The modules of these components of a folder. */
const modules = (path: string, ...names: string[]) =>
  names.map((name) => `${app}/${path}/${name}.module.css`);

/** What only a script brings, or a fault: a page is sent without it, and fetches it with its scripts. */
const brought = new Set([
  ...modules("forms", "ticket"),
  ...modules("shell", "not-found", "unexpected"),
  ...modules("shell/bars", "foot-bar"),
  ...modules("shell/chat", "voice-button"),
  ...modules("shell/navigation", "progress-bar"),
  ...modules("shell/notices", "toaster"),
]);

/** What a page has or has not, whatever its scripts do: one without it is sent, and stays, without its style. */
const chosen = new Set([
  ...modules("sections/calls", "call-card"),
  ...modules(
    "sections/showcases/changed",
    "change-blocks",
    "change-board",
    "change-measures",
    "change-plate",
    "change-week",
    "change-words",
  ),
  ...modules("sections/showcases/tried", "booking", "details", "hours", "stairs"),
  ...modules("sections/steps", "rail"),
  ...modules("shell/header", "breadcrumbs"),
  ...modules("ui", "opening"),
]);

/** The rules of a sheet, at-rules whole. */
function rulesOf(sheet: string): string[] {
  const rules: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: token, index } of sheet.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (token === "{") depth++;
    else if (token === "}") depth--;
    else if (token !== ";") continue;
    if (depth) continue;
    rules.push(sheet.slice(start, index + 1));
    start = index + 1;
  }
  return [...rules, sheet.slice(start)];
}

/** The module whose alone a rule is, if it is one's. */
function ownerOf(rule: string): string | undefined {
  const names = rule.matchAll(/(?:\.|@keyframes )([a-z_-][\w-]*)/gi);
  const owners = new Set([...names].flatMap(([, name = ""]) => moduleOf(name) ?? []));
  const [owner] = owners;
  return owners.size === 1 ? owner : undefined;
}

/** A built sheet in pieces, in its order (worker/delivery/page-parts.d.ts). */
function piecesOf(sheet: string) {
  const pieces: { text: string; owner: string | undefined }[] = [];
  for (const rule of rulesOf(sheet.trim())) {
    const module = ownerOf(rule);
    const owner = module && (brought.has(module) || chosen.has(module)) ? module : undefined;
    const last = pieces.at(-1);
    if (last && last.owner === owner) last.text += rule;
    else pieces.push({ text: rule, owner });
  }
  return pieces.map(({ text, owner }) =>
    owner ? { text, classes: namesOf(owner), isBrought: brought.has(owner) } : { text },
  );
}

/** The style sheets of the client's build, in pieces, by address. */
export function builtStyles() {
  const names = readdirSync(ASSETS).filter((name) => name.endsWith(".css"));
  return Object.fromEntries(
    names.map((name) => [`/assets/${name}`, piecesOf(readFileSync(`${ASSETS}/${name}`, "utf8"))]),
  );
}

const BROUGHT = "brought.css";

/** The address of the sheet of what scripts bring. */
export const broughtStyle = () =>
  `/assets/${readdirSync(ASSETS).find((name) => /^brought-[\w-]+\.css$/.test(name))}`;

/** Adds a sheet of what scripts bring to the client's build; it fails where a module that is named here is not part of the site. */
export function stylePieces(): Plugin {
  return {
    name: "style-pieces",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of [...brought, ...chosen])
          if (!namesOf(file).length) this.error(`style-pieces.ts names ${file}, which no page imports`);
        const sheets = Object.values(bundle).flatMap((output) =>
          output.type === "asset" && output.fileName.endsWith(".css") ? String(output.source) : [],
        );
        const texts = new Set(
          sheets.flatMap(piecesOf).flatMap(({ text, isBrought }) => (isBrought ? text : [])),
        );
        this.emitFile({ type: "asset", name: BROUGHT, source: [...texts].join("") });
      },
    },
  };
}
