// `npm run deploy`: builds for production, migrates the remote database, then deploys. With --dry-run it only builds and packs.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const isDryRun = process.argv.includes("--dry-run");

function run(command: string, options: string[]): void {
  const { status } = spawnSync(command, options, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, CLOUDFLARE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether the deployed Worker has the key that signs references; a first deploy has none yet. */
function hasLeadKey(): boolean {
  const { stdout } = spawnSync("wrangler", ["secret", "list", "--format", "json"], { encoding: "utf8" });
  return stdout.includes('"LEAD_KEY"');
}

/** Deploys with a new random key, which is shown to nobody and kept nowhere but at Cloudflare. */
function deployWithNewKey(): void {
  const folder = mkdtempSync(join(tmpdir(), "rivelac-"));
  const file = join(folder, "secrets.json");
  writeFileSync(file, JSON.stringify({ LEAD_KEY: randomBytes(32).toString("base64url") }), { mode: 0o600 });
  process.on("exit", () => rmSync(folder, { recursive: true }));
  run("wrangler", ["deploy", "--secrets-file", file]);
}

run("react-router", ["build"]);
if (isDryRun) {
  run("wrangler", ["deploy", "--dry-run"]);
} else {
  run("wrangler", ["d1", "migrations", "apply", "DB", "--remote"]);
  if (hasLeadKey()) run("wrangler", ["deploy"]);
  else deployWithNewKey();
}
