import { execFile, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { samples } from "#app/domain/site/samples";

const folder = mkdtempSync(join(tmpdir(), "rivelac-"));

/**
 * Replaces wrangler and the build: records how it was called and answers `secret list` from files. Migrating fails if
 * there is a file `refused`, or if standard input, which wrangler would read when it asks, says "n".
 */
const standIn = `#!/bin/sh
echo "$(basename "$0") $*" | sed 's/--secrets-file .*/--secrets-file/' >> calls
case "$*" in
  *--secrets-file*) cp "\${*##* }" secrets ;;
  *"migrations apply"*) [ ! -f refused ] && [ "$(cat)" != n ] || exit 1 ;;
  "secret list"*) cat listed; cat complaint >&2; exit "$(cat code)" ;;
esac
`;

beforeAll(() => {
  for (const name of [
    "package.json",
    "wrangler.toml",
    "scripts/deploy.ts",
    "scripts/node-imports.ts",
    "app/domain/outside.ts",
    "app/domain/site/samples.ts",
  ]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(name, join(folder, name));
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "bin"));
  for (const name of ["wrangler", "react-router"]) {
    writeFileSync(join(folder, "bin", name), standIn);
    chmodSync(join(folder, "bin", name), 0o755);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

const [, ...command] = JSON.parse(readFileSync("package.json", "utf8")).scripts.deploy.split(" ");

/** Runs the command in a folder of its own, with the stand-ins first on the PATH. */
function deploy(options: string[], listing: { code: number; listed: string; complaint: string }) {
  for (const name of ["calls", "secrets"]) rmSync(join(folder, name), { force: true });
  for (const [name, text] of Object.entries(listing)) writeFileSync(join(folder, name), String(text));
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...options], {
    cwd: folder,
    encoding: "utf8",
    input: "n",
    env: { ...process.env, PATH: join(folder, "bin") + delimiter + process.env.PATH },
  });
  const calls = join(folder, "calls");
  const called = existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : [];
  return { status, said: stdout + stderr, called };
}

const LIST = "wrangler secret list --format json --config wrangler.toml";
const BEFORE = [LIST, "react-router build", "wrangler d1 migrations apply DB --remote"];

const hasKey = {
  code: 0,
  listed: '[\n  {\n    "name": "LEAD_KEY",\n    "type": "secret_text"\n  }\n]\n',
  complaint: "",
};
const notThere = {
  code: 1,
  listed: "",
  complaint:
    '\u001b[31m✘ [ERROR] \u001b[1mWorker "rivelac" not found.\u001b[0m\n\n  If this is a new Worker, run `wrangler deploy` first\n',
};

test("a Worker with a key keeps it", () => {
  const { status, called } = deploy(["--with-samples"], hasKey);
  expect([status, called]).toEqual([0, [...BEFORE, "wrangler deploy"]]);
  expect(existsSync(join(folder, "secrets"))).toBe(false);
});

test("the first deploy makes a key, and so does a deploy to a Worker without one", () => {
  const keys = [];
  for (const listing of [
    notThere,
    { ...notThere, complaint: '✘ [ERROR] Worker "rivelac" (env: production) not found.' },
    { ...notThere, complaint: "This Worker does not exist on your account. [code: 10007]" },
    { ...hasKey, listed: "[]\n" },
    { ...hasKey, listed: '[{"name":"OTHER","type":"secret_text"}]' },
  ]) {
    const { status, called } = deploy(["--with-samples"], listing);
    expect([status, called]).toEqual([0, [...BEFORE, "wrangler deploy --secrets-file"]]);
    keys.push(JSON.parse(readFileSync(join(folder, "secrets"), "utf8")).LEAD_KEY);
  }
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
  expect(new Set(keys).size).toBe(keys.length);
});

test("if the key cannot be looked up for any other reason, the deploy stops before it changes anything", () => {
  const complaints = {
    network: "▲ [WARNING] something\n✘ [ERROR] A fetch request failed, likely due to a connectivity issue.",
    login: "✘ [ERROR] In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN",
    rights: "✘ [ERROR] A request to the Cloudflare API failed.\n\n  Authentication error [code: 10000]",
    silence: "",
  };
  for (const complaint of Object.values(complaints)) {
    const { status, said, called } = deploy(["--with-samples"], { code: 1, listed: "", complaint });
    expect([status, called]).toEqual([1, [LIST]]);
    const [first = ""] = complaint.slice(complaint.indexOf("✘")).split("\n");
    if (complaint !== complaints.silence) expect(first.length).toBeGreaterThan(20);
    expect(said).toContain(first);
    expect(said).toContain("`npx wrangler login`");
    expect(said).not.toContain("WARNING");
  }
  for (const listed of ["", "Please update wrangler", '{"LEAD_KEY":1}', '["LEAD_KEY"]', "null"]) {
    const { status, called } = deploy(["--with-samples"], { code: 0, listed, complaint: "" });
    expect([status, called], listed).toEqual([1, [LIST]]);
  }
});

test("nothing is deployed if the migration of the database fails, and the migration asks no question", () => {
  writeFileSync(join(folder, "refused"), "");
  const { status, called } = deploy(["--with-samples"], hasKey);
  rmSync(join(folder, "refused"));
  expect([status, called]).toEqual([1, BEFORE]);
  expect(deploy(["--with-samples"], hasKey).called).toEqual([...BEFORE, "wrangler deploy"]);
});

test("sample data does not go live by mistake", () => {
  expect(samples.length).toBeGreaterThan(0);
  for (const options of [[], ["--with-sample"]]) {
    const { status, said, called } = deploy(options, hasKey);
    expect([status, called]).toEqual([1, []]);
    if (options.length > 0) expect(said).toContain("There is no option --with-sample.");
    else
      for (const { what, files } of samples) {
        expect(said).toContain(`${what}: ${files.join(", ")}`);
        for (const file of files) expect(existsSync(file), file).toBe(true);
      }
  }
  expect(deploy(["--dry-run"], hasKey)).toMatchObject({
    status: 0,
    called: ["react-router build", "wrangler deploy --dry-run"],
  });
});

test("once there is no sample data, nothing stops the deploy", () => {
  const file = join(folder, "app/domain/site/samples.ts");
  const source = readFileSync(file, "utf8");
  writeFileSync(file, source.replace(/(samples: Sample\[\] = )\[[\s\S]*?\n\];/, "$1[];"));
  const { status, called } = deploy([], hasKey);
  writeFileSync(file, source);
  expect([status, called]).toEqual([0, [...BEFORE, "wrangler deploy"]]);
});

/** What the real wrangler prints, which the command parses, for a response of Cloudflare's API. */
async function listedBy(
  status: number,
  answer: object,
): Promise<{ code: number; listed: string; complaint: string }> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const env = {
    ...process.env,
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
    CLOUDFLARE_API_TOKEN: "token",
    CLOUDFLARE_ACCOUNT_ID: "0123456789abcdef0123456789abcdef",
    WRANGLER_SEND_METRICS: "false",
  };
  const [command = "", ...options] = LIST.split(" ");
  const result = await new Promise<{ code: number; listed: string; complaint: string }>((done) => {
    execFile(command, options, { env, encoding: "utf8" }, (error, listed, complaint) =>
      done({ code: error ? Number(error.code) : 0, listed, complaint }),
    );
  });
  server.close();
  return result;
}

test("the output of the real wrangler for a missing Worker, a key and an error is understood", {
  timeout: 180_000,
}, async () => {
  const envelope = { success: false, result: null, messages: [] };
  const answers: [status: number, answer: object, last: string][] = [
    [
      404,
      { ...envelope, errors: [{ code: 10007, message: "This Worker does not exist." }] },
      "wrangler deploy --secrets-file",
    ],
    [
      200,
      { ...envelope, success: true, errors: [], result: [{ name: "LEAD_KEY", type: "secret_text" }] },
      "wrangler deploy",
    ],
    [500, { ...envelope, errors: [{ code: 10013, message: "Unknown error" }] }, LIST],
  ];
  for (const [status, answer, last] of answers) {
    const { called } = deploy(["--with-samples"], await listedBy(status, answer));
    expect(called.at(-1)).toBe(last);
  }
});
