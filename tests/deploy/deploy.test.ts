import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("packs the production Worker offline, with the bindings of the top level and the AI", {
  timeout: 90_000,
}, () => {
  const { CLOUDFLARE_API_TOKEN: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "deploy", "--", "--dry-run"], {
    encoding: "utf8",
    env,
  });
  const config = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));

  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain("env.AI");
  expect(stdout).toContain("env.DB");
  expect(config.vars).toEqual({
    ENGLISH_HOST: "rivelac.example",
    FRENCH_HOST: "rivelac-agence.example",
    ENGLISH_MEASUREMENT_ID: "G-RIVELACEN1",
    FRENCH_MEASUREMENT_ID: "G-RIVELACFR1",
    VOICE_SCRIPT: "",
    VOICE_AGENT: "",
  });
  expect(config.d1_databases).toHaveLength(1);
  expect(config.secrets.required).toEqual(["LEAD_KEY"]);
});

test("keeps the Worker within a megabyte, packed", async () => {
  const { gzipSync } = await import("node:zlib");
  expect(gzipSync(readFileSync("build/server/index.js")).length).toBeLessThan(1_000_000);
});
