import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "playwright/test";
import { brand } from "#app/domain/site/brand";
import { hydrated, test } from "#tests/e2e/site";

const SOURCES = ["app", "migrations", "public", "scripts", "worker"];
const SETTINGS = [
  "package.json",
  "react-router.config.ts",
  "tests/tsconfig.json",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];

/** Packages that are copied so that a test can change them, also if they are symlinks; the others are linked to. */
const COPIED = ["react-router", "@react-router"];

let folder: string;
let server: ChildProcess | undefined;
let origin: string;

// The unchanged sources are built first; then both changes are built and served together.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upgraded-"));
  const packages = join(folder, "node_modules");
  await mkdir(packages);
  for (const name of [...SOURCES, ...SETTINGS]) await cp(name, join(folder, name), { recursive: true });
  for (const name of await readdir("node_modules")) {
    const source = resolve("node_modules", name);
    if (COPIED.includes(name)) await cp(source, join(packages, name), { recursive: true, dereference: true });
    else await symlink(source, join(packages, name));
  }
});

test.afterAll(async () => {
  if (server?.kill()) await once(server, "exit");
  await rm(folder, { recursive: true, force: true });
});

async function replaceIn(file: string, old: string, changed: string): Promise<void> {
  const text = await readFile(join(folder, file), "utf8");
  expect(text).toContain(old);
  await writeFile(join(folder, file), text.replaceAll(old, changed));
}

const build = (more: object = {}) =>
  spawnSync("node_modules/.bin/react-router", ["build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...more },
  });

/** Every file of the build, with a hash of what is in it. */
async function built(): Promise<Record<string, string>> {
  const found = await readdir(join(folder, "build"), { recursive: true, withFileTypes: true });
  const paths = found.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const hashes = paths.map(async (path) => [path, hash("sha256", await readFile(path))]);
  return Object.fromEntries(await Promise.all(hashes));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** Serves the build and returns its origin. */
async function serve(): Promise<string> {
  const address = `http://localhost:${await freePort()}`;
  server = spawn("node_modules/.bin/wrangler", ["dev", "--port", new URL(address).port], {
    cwd: folder,
    stdio: "ignore",
    env: { ...process.env, CI: "1" },
  });
  await expect(async () => expect((await fetch(`${address}/en/pricing`)).status).toBe(200)).toPass();
  return address;
}

test("the same sources make the same build, at another hour and without their history; it knows no folder but its own", async () => {
  test.slow();
  const production = { CLOUDFLARE_ENV: "production" };
  expect(build(production)).toMatchObject({ status: 0 });
  const first = await built();
  const elsewhere = { TZ: "Pacific/Kiritimati", GIT_DIR: "nowhere" };
  expect(build({ ...production, ...elsewhere })).toMatchObject({ status: 0 });
  expect(await built()).toEqual(first);
  expect(Object.keys(first).length).toBeGreaterThan(200);
  for (const path of Object.keys(first)) {
    const text = await readFile(path, "latin1");
    for (const place of [folder, process.cwd()])
      expect(text.includes(place), `${path} names ${place}`).toBe(false);
  }
});

test("a tag that React Router writes differently fails the build; without that check the page still hydrates", async ({
  page,
}) => {
  test.slow();
  const tags = "node_modules/react-router/dist/production/lib/dom/ssr/components.js";
  await replaceIn(tags, 'rel: "modulepreload"', 'rel: "preload", as: "script", crossOrigin: ""');
  await replaceIn("app/domain/site/brand.ts", `name: "${brand.name}"`, 'name: "Bisemont"');
  // Drawing the picture of every page again takes longer than all the rest; `cards.ts` has the name from this file too.
  await replaceIn("vite.config.ts", "    cards(),\n", "");
  const { status, stderr } = build();
  expect(stderr).toContain('React Router writes <link rel="preload" as="script"');
  expect(status).not.toBe(0);

  await replaceIn("vite.config.ts", "    knownTags(),\n", "");
  expect(build()).toMatchObject({ status: 0 });
  origin = await serve();

  await page.goto(`${origin}/en/pricing`);
  await expect(page.locator("link[rel=preload][as=script]").first()).toBeAttached();
  await hydrated(page);
  await page.getByText("Yearly", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
});

test("our name, changed in its one file, is the new one on every page", async ({ page }) => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path);
  expect(pages.length).toBeGreaterThan(70);
  const others = [
    "/llms.txt",
    "/manifest.webmanifest",
    "/rss/fr.xml",
    "/fr/offline",
    "/fr/nowhere",
    "/api/nowhere",
  ];
  for (const path of [...pages, ...others]) {
    const text = await (await fetch(origin + path)).text();
    // Hosts and e-mail addresses, in small letters, do not match: they are set at deployment.
    expect(text.match(new RegExp(`${brand.name}.{0,80}`, "g")), path).toBeNull();
    if (path !== "/api/nowhere") expect(text, path).toContain("Bisemont");
  }
  await page.goto(`${origin}/fr/contact`);
  await expect(page).toHaveTitle(/Bisemont/);
});
