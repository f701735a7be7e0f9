import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const folders = ["home", "restored"].map(() => mkdtempSync(join(tmpdir(), "rivelac-")));
const [home = "", restored = ""] = folders;
const backup = join(home, "backup.sql");

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function wrangler(folder: string, ...options: string[]): string {
  const config = ["--local", "--config", join(folder, "wrangler.toml")];
  const { status, stdout, stderr } = spawnSync("wrangler", ["d1", ...options, ...config], {
    encoding: "utf8",
    env: { ...process.env, CI: "1" },
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

const lead = (reference: string, more: Record<string, string>) => {
  const row = { name: "Ada", email: "ada@x.example", quarantine: null, slot_wanted: null, ...more };
  const values = Object.values({ reference, ...row }).map((value) =>
    value === null ? "NULL" : `'${value.replaceAll("'", "''")}'`,
  );
  return `INSERT INTO leads (reference, ${Object.keys(row)}, kind, phone, subject, message, locale, page, details)
    VALUES (${values}, 'call', '+41215550142', '', '=cmd "a"' || char(10) || 'b', 'fr', '/fr/contact', '{}')`;
};

beforeAll(() => {
  for (const folder of folders) {
    cpSync("wrangler.toml", join(folder, "wrangler.toml"));
    cpSync("migrations", join(folder, "migrations"), { recursive: true });
  }
  wrangler(home, "migrations", "apply", "DB");
  const rows = [
    lead("K7Q2M4XR9T", { quarantine: "links", slot_wanted: "2099-01-01T08:00:00.000Z" }),
    lead("AAAAAAAAAA", { name: "O'Hara", email: "Somebody@Example.com" }),
    "INSERT INTO missing_pages VALUES (date('now'), '/lost', 3, 'en', '', '')",
  ];
  wrangler(home, "execute", "DB", "--command", rows.join(";"));
}, 60_000);

const guide = /## Staff[\s\S]*?```sh\n([\s\S]*?)```/.exec(readFileSync("README.md", "utf8"))?.[1] ?? "";
const documented = guide.split("\n").flatMap((line) => {
  const [, script = "", options = ""] = /^npm run (?:-s )?([\w-]+)(?: --)?([^#>]*)/.exec(line) ?? [];
  return script ? [{ script, options: options.trim().split(/\s+/).filter(Boolean) }] : [];
});

/** What a command of the guide prints. */
async function staff({ script, options }: { script: string; options: string[] }): Promise<string> {
  const command = ["run", "-s", script, "--", ...options, "--persist-to", join(home, ".wrangler/state")];
  return (await promisify(execFile)("npm", command)).stdout;
}

const changes = ["status", "release", "erase"];

test("every command of the guide does what the guide says", { timeout: 90_000 }, async () => {
  expect(documented).toHaveLength(12);
  const reads = documented.filter(({ options }) => !changes.includes(options[0] ?? ""));
  // Each takes seconds to start, nearly all of them alone.
  const printed = await Promise.all(reads.map(staff));
  const of = (...words: string[]) =>
    printed[reads.findIndex(({ options }) => words.every((word) => options.includes(word)))] ?? "";

  expect(printed[0]).toContain("O'Hara");
  expect(printed[0]).not.toContain("K7Q2M4XR9T");
  expect(of("show")).toMatch(/quarantine +links/);
  expect(of("list", "--quarantined")).toContain("'links'");
  expect(of("stats")).toContain("'call'");
  expect(of("export")).toContain('"O\'Hara","Somebody@Example.com","+41 21 555 01 42"');
  expect(of("export")).toContain(`"'=cmd ""a""\nb"`);
  expect(JSON.parse(of("export", "--json"))).toHaveLength(1);
  expect(of("--days")).toContain("/lost");

  const told = [];
  for (const change of documented.filter(({ options }) => changes.includes(options[0] ?? "")))
    told.push(await staff(change));
  expect(told).toEqual([
    "K7Q2M4XR9T is answered.\n",
    "K7Q2M4XR9T is released. It holds 2099-01-01T08:00:00.000Z.\n",
    // The guide's address is somebody@example.com.
    "Erased: 1 leads, 0 other rows.\n",
  ]);
});

test("a back-up restores every row, view and record of changes into an empty database", {
  timeout: 60_000,
}, () => {
  wrangler(home, "export", "DB", "--output", backup);
  wrangler(restored, "execute", "DB", "--file", backup);
  const all = [
    "SELECT * FROM leads",
    "SELECT * FROM lead_changes",
    "SELECT * FROM open_leads",
    "SELECT * FROM missing_pages",
  ];
  const read = (folder: string) =>
    JSON.parse(wrangler(folder, "execute", "DB", "--json", "--command", all.join(";"))).map(
      ({ results }: { results: object[] }) => results,
    );
  const rows = read(home);
  expect(rows.map(({ length }: object[]) => length)).toEqual([1, 3, 0, 1]);
  expect(read(restored)).toEqual(rows);
});
