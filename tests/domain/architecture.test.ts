import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { pageNames } from "#app/content/shared/page-names";
import { brand } from "#app/domain/site/brand";
import routes from "#app/routes";

/** The folders from which a folder may import at run time, besides itself; types may come from anywhere. */
const arrows: Record<string, string[]> = {
  "app/routes": [
    "app/artwork",
    "app/content",
    "app/sections",
    "app/shell",
    "app/forms",
    "app/ui",
    "app/domain",
  ],
  "app/sections": [
    "app/artwork",
    "app/shell",
    "app/forms",
    "app/ui",
    "app/effects",
    "app/browser",
    "app/domain",
  ],
  "app/shell": ["app/artwork", "app/forms", "app/ui", "app/effects", "app/browser", "app/domain"],
  "app/forms": ["app/ui", "app/effects", "app/browser", "app/domain"],
  "app/ui": ["app/domain"],
  "app/browser": ["app/domain"],
  "app/effects": ["app/browser", "app/domain"],
  "app/content": ["app/domain"],
  "app/artwork": [],
  "app/domain": [],
  app: ["app/routes", "app/content", "app/shell", "app/ui", "app/browser", "app/domain", "app/styles"],
  "app/staff": ["app/browser"],
  "app/offline": ["app/domain"],
  worker: ["app/domain", "app/content", "app/routes", "app/staff"],
  scripts: ["app/content", "app/domain", "worker"],
};

function roomOf(path: string): string {
  const [top = "", second = ""] = path.split("/");
  return top === "app" && !second.includes(".") ? `${top}/${second}` : top;
}

/** A file's text without whole-line comments. */
function withoutComments(file: string): string {
  return readFileSync(file, "utf8").replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
}

const files = globSync(["app/**/*.{ts,tsx}", "worker/**/*.{ts,tsx}", "scripts/**/*.ts"]);

test("no file imports from a folder that it may not import from", () => {
  let count = 0;
  const against = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const imports = [
      ...source.matchAll(/(?:import|export)\s+(?!type\b)[^;]*?from\s+"#([^"]+)"|import\(?"#([^"]+)"/g),
    ];
    const room = roomOf(file);
    count += imports.length;
    return imports
      .map(([, statically, dynamically]) => roomOf(statically ?? dynamically ?? ""))
      .filter((target) => target !== room && !arrows[room]?.includes(target))
      .map((target) => `${file} → ${target}`);
  });
  expect(count).toBeGreaterThan(1000);
  expect(against).toEqual([]);
});

test("data from outside is parsed", () => {
  const parser = "app/domain/outside.ts";
  const dodges = /\bJSON\.parse\(|\bReflect\.|[^.\w]Object\(/;
  const found = files.filter((file) => file !== parser && dodges.test(withoutComments(file)));
  expect(found).toEqual([]);
  expect(withoutComments(parser)).toMatch(dodges);
});

test("the Worker shares only the context with the app's routes", () => {
  const imported = files
    .filter((file) => file.startsWith("worker/"))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/"#(app\/routes[^"]*)"/g)].map(([, path]) => path),
    );
  expect(new Set(imported)).toEqual(new Set(["app/routes/context"]));
});

/** The classes of a style sheet and of the sheets that it imports. */
function classesOf(sheet: string): string[] {
  const rules = readFileSync(sheet, "utf8").replace(/\/\*.*?\*\//gs, "");
  const imported = [...rules.matchAll(/@import "(\.[^"]+\.module\.css)"/g)].map(([, path = ""]) =>
    join(dirname(sheet), path),
  );
  return [
    ...[...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name),
    ...imported.flatMap(classesOf),
  ];
}

test("every class in use has a rule", () => {
  let count = 0;
  const without = files.flatMap((file) => {
    const source = withoutComments(file);
    const sheets = source.matchAll(/^import (\w+) from "(#|\.\/)([^"]+\.module\.css)"/gm);
    return [...sheets].flatMap(([, styles = "", from, path = ""]) => {
      const classes = new Set(classesOf(from === "#" ? path : join(dirname(file), path)));
      const names = [...source.matchAll(new RegExp(`(?<![/\\w-])${styles}\\.(\\w+)`, "g"))].map(
        ([, name = ""]) => name,
      );
      count += names.length;
      return names.filter((name) => !classes.has(name)).map((name) => `${file}: ${name}`);
    });
  });
  expect(count).toBeGreaterThan(500);
  expect(without).toEqual([]);
});

test("every class of the inbox has a rule", () => {
  const classes = new Set(classesOf("app/staff/staff.css"));
  const named = files
    .filter((file) => file.startsWith("worker/staff/"))
    .flatMap((file) => [...withoutComments(file).matchAll(/class="([^"]+)"/g)])
    .flatMap(([, names = ""]) => names.split(" "));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !classes.has(name))).toEqual([]);
});

test("no folder holds more than twenty files", () => {
  const counts = new Map<string, number>();
  for (const file of globSync("{app,worker,scripts,tests}/**/*.*"))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});

/** The matches of a pattern in style sheets, each with its file before it. */
const rulesIn = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(([rule]) => `${file} ${rule}`),
  );

test("no style of all pages uses :has() with a state on html or body: each insertion would restyle the whole page", () => {
  const below = /(?:html|body|:root)(?:\[[^\]]*\]|:is\([^{.]*?)?:has\([^()]*:[a-z-]+/g;
  expect(rulesIn(globSync("app/{styles,shell,ui}/**/*.css"), below)).toEqual([]);
});

/** The style sheets of the public pages, for screens. */
const styles = globSync("app/**/*.css").filter((file) => !/print-and-contrast|staff/.test(file));

test("no style of a descendant depends on :has() on html or body: each inserted element would restyle it", () => {
  const below =
    /(?:html|body|:root)\)?(?:\[[^\]]*\])*:has\((?:[^()]|\([^()]*\))*\)[^\s,{>~+]*\s*(?:[>~+]\s*|\s)[^\s{,]/g;
  expect(styles.length).toBeGreaterThan(80);
  expect(rulesIn(styles, below)).toEqual([]);
});

test("no style has a sibling selector after, or :has() on, an element without a name: each inserted element would restyle all others", () => {
  const ofAnything = /^.*(?:[ >](?:\*|:(?!global)[^\s(]+(?:\([^()]*\))*) [+~] |(?:^|[>+~]) *:has\().*\{$/gm;
  expect(rulesIn(styles, ofAnything)).toEqual([]);
});

test("styles that depend on a state by :has() end on a named element: else a press would restyle all descendants", () => {
  const state =
    /:has\((?:[^()]|\([^()]*\))*:(?:checked|focus|hover|active)\b(?:[^()]|\([^()]*\))*\)\S* (.+?)(?:,| \{)$/gm;
  const ends = styles.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(state)].map(
      ([, rest]) => `${file} ${rest?.split(/[ >+~]+/).at(-1)}`,
    ),
  );
  expect(ends.length).toBeGreaterThan(6);
  expect(ends.filter((end) => / (?:\*|:(?!global))/.test(end))).toEqual([]);
});

test("styles that wait for the first paint end on a class or a picture: else all elements would be restyled at that moment", () => {
  const rules = globSync("app/**/*.css").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\[data-painted\]\)? ([^{}]+) \{/g)].map(([, rule]) => rule),
  );
  expect(rules.length).toBeGreaterThan(6);
  expect(rules.filter((rule) => !/(?:\.[\w-]+|::before|\bimg(?:\[\w+\])?)$/.test(rule ?? ""))).toEqual([]);
});

test("text has a size from the scale (tokens.css); only very large figures have sizes of their own", () => {
  const LARGE = 4.5;
  const sizes = globSync("app/{ui,sections,shell}/**/*.css").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/font-size: ([^;]+);/g)].map(([, size = ""]) => ({ file, size })),
  );
  const own = sizes.filter(({ size }) => size.includes("rem") && !size.includes("var("));
  const largest = (size: string) =>
    Math.max(...[...size.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem)));
  expect(sizes.length).toBeGreaterThan(100);
  expect(own.filter(({ size }) => largest(size) < LARGE)).toEqual([]);
});

test("no component listens to events that React does not get (skip-unused-listeners.ts)", () => {
  const components = globSync("app/**/*.tsx");
  expect(components.length).toBeGreaterThan(100);
  const skipped = /\bon(?:Scroll|Wheel|Mouse|Touch|PointerMove|Transition)\w*\b[=:(]/;
  expect(components.filter((file) => skipped.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("no component shows a picture inside an SVG: it would be fetched at once, far away or hidden", () => {
  const components = globSync("app/**/*.tsx");
  expect(components.filter((file) => /<image\b/.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("the route table fits on one screen and holds every page that has a name", async () => {
  expect(readFileSync("app/routes.ts", "utf8").split("\n").length).toBeLessThan(60);
  const paths = (await routes).map(({ path }) => `/${path}`);
  const dynamic = ["/graphic-design", "/services/:cityPage", "/blog/:slug", "/showcases/:slug"];
  const expected = [...Object.keys(pageNames.en), ...dynamic].map((address) => `/:lang${address}`);
  expect(paths.sort()).toEqual([...expected, "/*"].sort());
});

/** Matches figures as a page would show them, if they were typed instead of computed. */
const typedFigure =
  /\bCHF\s*[\d’']+|\d\s*CHF\b|99[.,]9|\b4[.,]8\b|\b(?:20|42) (?:business|jours|heures)|\b4 (?:to|à) 8\b|\b30 (?:to|à) 60\b/;

test("prices, delays and counts are typed only in the domain", () => {
  // Articles give example prices; the demonstration's figures are invented.
  const isExample = (file: string) =>
    file.startsWith("app/content/articles/") || file === "app/content/services/dashboard.ts";
  const elsewhere = files.filter((file) => !file.startsWith("app/domain/") && !isExample(file));
  expect(elsewhere.filter((file) => typedFigure.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("no file names a folder outside the project", () => {
  const texts = [...files, ...globSync("tests/**/*.ts"), "wrangler.toml", "vite.config.ts", "package.json"];
  expect(
    texts.filter((file) => /(^|[^A-Za-z.])\/(home|root|Users)\//m.test(readFileSync(file, "utf8"))),
  ).toEqual([]);
});

test("nothing is exported that no other file imports, except for tests", () => {
  // React Router and its tools read these by name.
  const isRead = (file: string) => /^app\/(routes\/|routes\.ts|entry\.|root\.)/.test(file);
  const reasons = {
    "scripts/holidays.ts: holidayTable": "in the text of the file that it writes",
    "scripts/staff/columns.ts: widthOf": "for tests: the columns that a terminal needs for a line",
    "scripts/staff/run-statement.ts: inline": "for tests: what is run, without a database to run it",
    "scripts/staff/run-statement.ts: sentenceOn": "for tests: what is said of a failure of wrangler",
    "scripts/workshop/cut-covers.ts: coverSizes": "in the text of the file that it writes",
    "worker/chat/parsing/intents.ts: setIntents": "for tests: plain Node has no assets to fetch them from",
    "worker/chat/reply.ts: catalogueReply": "for tests: what is answered without the model",
    "worker/leads/spam-reasons.ts: signsOf": "for tests: the signs in a lead itself, without budgets",
    "worker/queue.ts: DEAD_LETTERS": "for tests: it must be the name in wrangler.toml",
    "worker/timers.ts: NIGHTLY": "for tests: it must be a time in wrangler.toml",
  };
  const pathOf = (file: string) => file.replace(/(?:\/index)?\.tsx?$/, "");
  const users = [...files, "vite.config.ts", "react-router.config.ts"].map((file) => {
    const source = readFileSync(file, "utf8");
    const target = (path = "") => pathOf(path.startsWith("#") ? path.slice(1) : join(dirname(file), path));
    const clauses = source.matchAll(/^(?:import|export)\s[^;"]*?\{([^}]*)\}\s+from\s+"([^"]+)"/gm);
    const names = [...clauses].flatMap(([, clause = "", path]) =>
      clause.split(",").map((name) => `${target(path)} ${name.trim().replace(/^type | as .*/g, "")}`),
    );
    const later = [...source.matchAll(/import\(\s*"([^"]+)",?\s*\)/g)].map(([, path]) => target(path));
    return { file, source, names, later };
  });
  const imported = new Set(users.flatMap(({ names }) => names));
  // A module that is imported dynamically is passed on as a whole: its names may be used in any file.
  const later = new Set(users.flatMap(({ later }) => later));
  const unused = files
    .filter((file) => !isRead(file))
    .flatMap((file) => {
      const exported = /^export (?:async )?(?:const|function|type|interface|class) (\w+)/gm;
      const names = [...readFileSync(file, "utf8").matchAll(exported)].map(([, name = ""]) => name);
      const path = pathOf(file);
      const isUsed = (name: string) =>
        imported.has(`${path} ${name}`) ||
        (later.has(path) &&
          users.some((user) => user.file !== file && new RegExp(`\\b${name}\\b`).test(user.source)));
      return names.filter((name) => !isUsed(name)).map((name) => `${file}: ${name}`);
    });
  expect(unused.sort()).toEqual(Object.keys(reasons));
});

test("our name is written in one file", () => {
  const internal = {
    "worker/delivery/edge-cache.ts": "the key of a cache, which nobody reads",
    "worker/queue.ts": "the name of a queue, which is a deployer's to set in wrangler.toml",
  };
  const name = new RegExp(`${brand.name}|rivelac`, "i");
  const found = files.filter((file) => name.test(readFileSync(file, "utf8")));
  expect(found.sort()).toEqual(["app/domain/site/brand.ts", ...Object.keys(internal)]);
});
