import { readdirSync, readFileSync } from "node:fs";
import type { Piece } from "virtual:page-parts";
import type { Plugin } from "vite";
import { moduleOf, namesOf } from "./class-names.ts";
import { CLIENT, folder } from "./folder.ts";

const ASSETS = `${CLIENT}/assets`;
const app = folder("app");

/** The paths of the CSS modules of components in a folder. */
const modules = (path: string, ...names: string[]) =>
  names.map((name) => `${app}/${path}/${name}.module.css`);

/** Styles of what only a script or an error shows: a page is sent without them and fetches them with its scripts. */
const brought = new Set([
  ...modules("forms", "ticket"),
  ...modules("shell", "not-found", "unexpected"),
  ...modules("shell/bars", "foot-bar"),
  ...modules("shell/chat", "voice-button"),
  ...modules("shell/navigation", "progress-bar"),
  ...modules("shell/notices", "toaster"),
  ...modules("ui/figures", "bubble"),
]);

/** Styles of components whose scripts change their classes: a page without the component does not get them. */
const whole = new Set(modules("sections/showcases/tried", "booking", "details", "hours", "stairs"));

/** Styles of components whose classes do not change: a page gets only the rules that match something in it. */
const chosen = new Set([
  ...modules("sections", "picture"),
  ...modules("sections/calls", "call-card"),
  ...modules("sections/lists", "ruled-index"),
  ...modules("sections/proof", "testimonials"),
  ...modules("sections/seo", "map-key"),
  ...modules("sections/showcases", "case-band"),
  ...modules("sections/showcases/changed", "change-blocks", "change-board", "change-measures"),
  ...modules("sections/showcases/changed", "change-plate", "change-week", "change-words"),
  ...modules("sections/showcases/dress", "band", "client", "crop", "numeral"),
  ...modules("sections/showcases/told", "case-bill", "case-comparison", "case-end", "case-frame"),
  ...modules("sections/showcases/told", "case-header", "case-opening", "case-situation", "case-story"),
  ...modules("sections/steps", "rail", "steps"),
  ...modules("shell/header", "breadcrumbs"),
  ...modules("ui", "dotted", "facts", "opening", "section"),
  ...modules("ui/figures", "figure"),
]);

/** The rules of a style sheet; an at-rule with its content is one. */
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

/** The module that a rule belongs to; undefined if it has classes of none or of several. */
function ownerOf(rule: string): string | undefined {
  const names = rule.matchAll(/(?:\.|@keyframes )([a-z_-][\w-]*)/gi);
  const owners = new Set([...names].flatMap(([, name = ""]) => moduleOf(name) ?? []));
  const [owner] = owners;
  return owners.size === 1 ? owner : undefined;
}

/** Matches brackets and strings: the classes that a selector needs are outside of them. */
const BRACKETS = /\([^()]*\)|\[[^\]]*\]|"[^"]*"/g;

/** For each selector of a rule, all classes that it needs. */
function needsOf(rule: string): string[][] {
  let selectors = rule.slice(0, rule.indexOf("{"));
  while (BRACKETS.test(selectors)) selectors = selectors.replace(BRACKETS, "");
  return selectors.split(",").map((one) => [...one.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name));
}

/** The pieces of a rule, or of the rules in a group (`@media`, `@supports`, `@container`). */
function piecesIn(rule: string, within = ""): Piece[] {
  const [, group, rules] = /^(@(?:media|supports|container)[^{]*)\{(.*)\}$/s.exec(rule) ?? [];
  if (group && rules && !within) return rulesOf(rules).flatMap((inner) => piecesIn(inner, group));
  const owner = ownerOf(rule) ?? "";
  const piece = { text: rule, within };
  const anyOfIts = () => namesOf(owner).map((name) => [name]);
  if (brought.has(owner)) return [{ ...piece, needs: anyOfIts(), isBrought: true }];
  if (whole.has(owner)) return [{ ...piece, needs: anyOfIts() }];
  if (chosen.has(owner)) return [{ ...piece, needs: rule.startsWith("@") ? anyOfIts() : needsOf(rule) }];
  return [piece];
}

/** A built style sheet in pieces, in order. */
function piecesOf(sheet: string): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of rulesOf(sheet.trim()).flatMap((rule) => piecesIn(rule))) {
    const last = pieces.at(-1);
    const { text, ...what } = piece;
    const isAsBefore = last && JSON.stringify({ ...last, text }) === JSON.stringify({ text, ...what });
    if (isAsBefore) last.text += text;
    else pieces.push(piece);
  }
  return pieces;
}

/** The style sheets of the client's build, in pieces, by address. */
export function builtStyles(): Record<string, Piece[]> {
  const names = readdirSync(ASSETS).filter((name) => name.endsWith(".css"));
  return Object.fromEntries(
    names.map((name) => [`/assets/${name}`, piecesOf(readFileSync(`${ASSETS}/${name}`, "utf8"))]),
  );
}

const BROUGHT = "brought.css";

/** The address of the style sheet that is fetched with the scripts. */
export const broughtStyle = () =>
  `/assets/${readdirSync(ASSETS).find((name) => /^brought-[\w-]+\.css$/.test(name))}`;

/** Adds the style sheet that is fetched with the scripts. The build fails if a module named here is not in use. */
export function stylePieces(): Plugin {
  return {
    name: "style-pieces",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of [...brought, ...whole, ...chosen])
          if (!namesOf(file).length) this.error(`style-pieces.ts names ${file}, which no page imports`);
        const sheets = Object.values(bundle).flatMap((output) =>
          output.type === "asset" && output.fileName.endsWith(".css") ? String(output.source) : [],
        );
        const texts = new Set(
          sheets
            .flatMap(piecesOf)
            .flatMap(({ text, within, isBrought }) =>
              isBrought ? (within ? `${within}{${text}}` : text) : [],
            ),
        );
        this.emitFile({ type: "asset", name: BROUGHT, source: [...texts].join("") });
      },
    },
  };
}
