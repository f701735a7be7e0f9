// `npm run deploy`: builds for production, migrates the remote database, deploys. --dry-run only builds and bundles.
import { type StdioOptions, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod/mini";
import { parseJson } from "#app/domain/outside";
import { samples } from "#app/domain/site/samples";

const known = ["--dry-run", "--with-samples"];
const options = process.argv.slice(2);
const unknown = options.find((option) => !known.includes(option));
const isDryRun = options.includes("--dry-run");

if (unknown) stop(`There is no option ${unknown}. The options are ${known.join(" and ")}.`);
if (samples.length > 0 && !isDryRun && !options.includes("--with-samples")) stop(sampleList());
const needsKey = !isDryRun && !hasLeadKey();
run("react-router", ["build"]);
if (isDryRun) {
  run("wrangler", ["deploy", "--dry-run"]);
} else {
  // Without input wrangler asks nothing. The answer "no" would count as success, and the deploy would use old tables.
  run("wrangler", ["d1", "migrations", "apply", "DB", "--remote"], ["ignore", "inherit", "inherit"]);
  if (needsKey) deployWithNewKey();
  else run("wrangler", ["deploy"]);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function sampleList(): string {
  return [
    "These are still invented. Put the real ones in their place, then delete their lines in app/domain/site/samples.ts:",
    "",
    ...samples.map(({ what, files }) => `  ${what}: ${files.join(", ")}`),
    "",
    "Nothing is built or deployed. To show it to somebody as it is: npm run deploy -- --with-samples",
  ].join("\n");
}

function started(command: string, parameters: string[], stdio: StdioOptions) {
  return spawnSync(command, parameters, {
    stdio,
    encoding: "utf8",
    shell: process.platform === "win32",
    env: { ...process.env, CLOUDFLARE_ENV: "production" },
  });
}

function run(command: string, parameters: string[], stdio: StdioOptions = "inherit"): void {
  const { status } = started(command, parameters, stdio);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Whether the deployed Worker has the secret that signs references; a Worker not deployed yet has none. With a second
 * key, a lead that is sent again would get another reference, so any doubt stops the deploy.
 */
function hasLeadKey(): boolean {
  const list = ["secret", "list", "--format", "json", "--config", "wrangler.toml"];
  const { status, stdout, stderr, error } = started("wrangler", list, "pipe");
  const said = stripVTControlCharacters(error?.message ?? `${stdout}\n${stderr}`).trim();
  if (status === 0) {
    const names = secretNames(stdout);
    if (names) return names.includes("LEAD_KEY");
  } else if (/Worker "[^"]*".* not found|\[code: (10007|10090)\]/.test(said)) return false;
  return stop(
    [
      "Nothing is deployed: whether the Worker has its key could not be found out. wrangler said:",
      "",
      // wrangler prints its warnings before the error.
      said.slice(Math.max(0, said.indexOf("✘"))).replace(/^/gm, "  "),
      "",
      "Are you logged in (`npx wrangler login`) and online? Then run this again.",
    ].join("\n"),
  );
}

/** The names that wrangler lists; null if the text is not a list. */
function secretNames(text: string): string[] | null {
  const { data } = z.array(z.object({ name: z.string() })).safeParse(parseJson(text));
  return data?.map(({ name }) => name) ?? null;
}

/** Deploys with a new random key, which is never shown and stored only at Cloudflare. */
function deployWithNewKey(): void {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  const file = join(folder, "secrets.json");
  writeFileSync(file, JSON.stringify({ LEAD_KEY: randomBytes(32).toString("base64url") }), { mode: 0o600 });
  process.on("exit", () => rmSync(folder, { recursive: true }));
  run("wrangler", ["deploy", "--secrets-file", file]);
}
