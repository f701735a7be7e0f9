import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unstable_splitSqlQuery } from "wrangler";
import { offeredSlots } from "#app/domain/calendar/offered-slots";
import { leadWords } from "#app/domain/staff/search-words";
import { swissTime } from "#scripts/staff/swiss-time";
import { createDatabase, type LocalDatabase } from "#tests/local-database";

const run = promisify(execFile);

const folders = ["home", "restored", "empty", "bin"].map(() => mkdtempSync(join(tmpdir(), "rivelac-")));
const [home = "", restored = "", empty = "", bin = ""] = folders;
const backup = join(home, "backup.sql");

let local: LocalDatabase;

/** Does what `wrangler d1 execute DB --command` does on the same local database, which stays open. */
const executor = createServer(async (request, response) => {
  try {
    const statements = unstable_splitSqlQuery(await text(request)).map((sql) => local.env.DB.prepare(sql));
    response.end(JSON.stringify(await local.env.DB.batch(statements)));
  } catch (error) {
    response.writeHead(500).end(JSON.stringify({ error: { text: String(error) } }));
  }
});

afterAll(async () => {
  executor.close();
  await local.dispose();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function wrangler(folder: string, ...options: string[]): Promise<string> {
  const config = ["--local", "--config", join(folder, "wrangler.toml")];
  const env = { ...process.env, CI: "1" };
  const { stdout } = await run("wrangler", ["d1", ...options, ...config], { env, maxBuffer: 2 ** 28 });
  return stdout;
}

const lead = (reference: string, more: Record<string, string>) => {
  const row = {
    name: "Ada",
    email: "ada@x.example",
    phone: "+41215550142",
    quarantine: null,
    slot_start: null,
    slot_wanted: null,
    message: "Bonjour",
    ...more,
  };
  const words = JSON.stringify(leadWords({ reference, ...row, details: {} }));
  const values = Object.values({ reference, ...row, words }).map((value) =>
    value === null ? "NULL" : `'${value.replaceAll("'", "''")}'`,
  );
  return `INSERT INTO leads (reference, ${Object.keys(row)}, words, kind, subject, locale, page, details)
    VALUES (${values}, 'call', '', 'fr', '/fr/contact', '{}')`;
};

const [held = "", wanted = ""] = offeredSlots(new Date(), 0)
  .map(({ start }) => start)
  .slice(-2);

beforeAll(async () => {
  for (const folder of [home, restored]) cpSync("wrangler.toml", join(folder, "wrangler.toml"));
  local = await createDatabase(join(home, "wrangler.toml"), join(home, ".wrangler/state"));
  const rows = [
    lead("K7Q2M4XR9T", { quarantine: "links", slot_wanted: wanted }),
    lead("AAAAAAAAAA", {
      name: "O'Hara\u001b[31m",
      email: "Somebody@Example.com",
      message: '=cmd "a"\nb',
    }),
    lead("BBBBBBBBBB", {
      name: "Hélène Rochat",
      email: "helene@x.example",
      phone: "+41795550101",
      message: "La Menuiserie, somebody@example.com le dit\u009b2J\u202e",
      slot_start: held,
    }),
    "INSERT INTO staff_members (mail, seen_on) VALUES ('claire@x.example', date('now'))",
    "INSERT INTO missing_pages VALUES (date('now'), '/lost', 3, 'en', '', '')",
  ];
  await local.env.DB.batch(rows.map((sql) => local.env.DB.prepare(sql)));

  await new Promise<void>((listening) => executor.listen(0, "127.0.0.1", listening));
  const address = executor.address();
  const port = typeof address === "object" && address ? address.port : 0;
  writeFileSync(
    join(bin, "wrangler"),
    `#!${process.execPath}
    const { argv } = process;
    const body = argv[argv.indexOf("--command") + 1];
    fetch("http://127.0.0.1:${port}", { method: "POST", body }).then(async (answer) => {
      process.exitCode = answer.ok ? 0 : 1;
      process.stdout.write(await answer.text());
    });`,
  );
  chmodSync(join(bin, "wrangler"), 0o755);
}, 60_000);

const guide = /```sh\n([\s\S]*?)```/.exec(readFileSync("docs/leads.md", "utf8"))?.[1] ?? "";
const documented = guide.split("\n").flatMap((line) => {
  const [, script = "", options = ""] = /^npm run (?:-s )?([\w-]+)(?: --)?([^#>]*)/.exec(line) ?? [];
  return script ? [{ script, options: options.trim().split(/\s+/).filter(Boolean) }] : [];
});

interface Answer {
  code: number;
  said: string;
  complained: string;
}

/** An environment without the login of the person who runs the tests, and without the network. */
const nobody = {
  ...process.env,
  HOME: empty,
  XDG_CONFIG_HOME: empty,
  CLOUDFLARE_API_TOKEN: "",
  CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:9",
};

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** Wrangler takes two seconds to start: once one command has run with it, the others use a stand-in. */
const withStandIn = { ...nobody, PATH: bin + delimiter + process.env.PATH };

/** Runs a command of staff's: its exit code and output. */
function staff(script: string, options: string[], env: NodeJS.ProcessEnv = withStandIn, folder = home) {
  const [, ...command] = scripts[script].split(" ");
  const where = ["--persist-to", join(folder, ".wrangler/state")];
  return new Promise<Answer>((resolve) => {
    execFile(process.execPath, [...command, ...options, ...where], { env }, (error, said, complained) =>
      resolve({ code: error ? Number(error.code) : 0, said, complained }),
    );
  });
}

/** Runs three at a time: each takes seconds to start, and all of them read one file. */
async function inLanes<T>(tasks: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  while (results.length < tasks.length) {
    const next = tasks.slice(results.length, results.length + 3);
    results.push(...(await Promise.all(next.map((task) => task()))));
  }
  return results;
}

const leads = (...options: string[]) => staff("leads", options);

const changes = ["release", "status", "cancel", "erase"];

test("every read-only command of the guide does what the guide says", { timeout: 180_000 }, async () => {
  const reads = documented.filter(({ options }) => !changes.includes(options[0] ?? ""));
  expect(documented.length - reads.length).toBe(changes.length);
  const answers = await inLanes(
    reads.map(
      ({ script, options }) =>
        () =>
          staff(script, options),
    ),
  );
  for (const index of [0, reads.length - 1]) {
    const { script = "", options = [] } = reads[index] ?? {};
    expect(await staff(script, options, nobody)).toEqual(answers[index]);
  }
  for (const { code, said, complained } of answers) {
    expect([code, complained]).toEqual([0, ""]);
    expect(said).not.toMatch(/(?![\r\n])[\p{Cc}\p{Bidi_Control}]/u);
  }
  const of = (...words: string[]) =>
    answers[
      reads.findIndex(({ script, options }) => words.every((word) => [script, ...options].includes(word)))
    ]?.said ?? "";

  expect(answers[0]?.said).toContain("O'Hara[31m");
  expect(answers[0]?.said).toContain(`booked for ${swissTime(held)}`);
  expect(answers[0]?.said).not.toContain("K7Q2M4XR9T");
  expect(of("find", "menuiserie")).toContain("BBBBBBBBBB");
  expect(of("find", "menuiserie")).not.toContain("AAAAAAAAAA");
  expect(of("find", "021").match(/^[A-Z\d]{10}/gm)).toHaveLength(2);
  expect(of("show")).toMatch(/^quarantine +links$/m);
  expect(of("show")).toMatch(new RegExp(`^slot_wanted +${swissTime(wanted)}$`, "m"));
  expect(of("list", "--quarantined")).toContain("for links, wants");
  expect(of("list", "--page")).toContain("O'Hara");
  expect(of("export")).toContain('"O\'Hara[31m";"Somebody@Example.com";"+41 21 555 01 42"');
  expect(of("export")).toContain(`"'=cmd ""a""\nb"`);
  expect(JSON.parse(of("export", "--json"))).toHaveLength(2);
});

test("a command reports what it does not know or find in one sentence, with exit code 1", {
  timeout: 180_000,
}, async () => {
  const refused: [options: string[], sentence: string][] = [
    [
      ["list", "--kind", "fax"],
      'A kind is one of call, mail, request, plan, schedule, newsletter, not "fax".',
    ],
    [["status", "AAAAAAAAAA", "old"], 'A status is one of new, answered, won, lost, spam, not "old".'],
    [
      ["list", "--day", "2026-13-40"],
      'A day is one of the calendar, written like 2026-11-21, not "2026-13-40".',
    ],
    [["list", "--limit", "0"], '--limit is a whole number from 1 to 1000000, not "0".'],
    [["export", "--limit", "abc"], '--limit is a whole number from 1 to 1000000, not "abc".'],
    [["find", "x", "--limit=-1"], '--limit is a whole number from 1 to 1000000, not "-1".'],
    [["find", "?!"], "What is looked for has at least a letter or a digit."],
    [["shwo"], 'A command is one of list, find, show, status, cancel, release, export, erase, not "shwo".'],
    [["list", "--knid", "call"], "There is no option --knid. The options are --kind, --status"],
    [["list", "--limit"], "--limit needs a value."],
    [["list", "--remote=1"], "--remote takes no value."],
    [["show"], "It is: npm run leads -- show REFERENCE"],
    [
      ["erase", "somebody"],
      "Name an e-mail address, a phone number of nine digits or more, or a lead's reference.",
    ],
    [["show", "nosuchlead"], "No lead has the reference NOSUCHLEAD."],
    [["release", "NOSUCHLEAD"], "No lead has the reference NOSUCHLEAD."],
    [["release", "AAAAAAAAAA"], "AAAAAAAAAA is not in quarantine."],
    [["cancel", "AAAAAAAAAA"], "AAAAAAAAAA has no slot: there is nothing to cancel."],
    [["list", "--remote"], "You are not logged in at Cloudflare: `npx wrangler login`."],
  ];
  const answers = await inLanes([
    ...refused.map(
      ([options]) =>
        () =>
          staff("leads", options, options.includes("--remote") ? nobody : withStandIn),
    ),
    () => staff("leads", ["list"], nobody, empty),
  ]);
  const sentences = [
    ...refused.map(([, sentence]) => sentence),
    "The local database is missing or not migrated: `npm run build` migrates it, or `npx wrangler d1 migrations",
  ];
  answers.forEach(({ code, said, complained }, index) => {
    expect([code, said, complained.split("\n").length], complained).toEqual([1, "", 2]);
    expect(complained).toContain(sentences[index]);
  });
  const help = await leads("--help");
  expect(help.code).toBe(0);
  for (const { options } of documented)
    for (const word of options.filter((each) => /^(--)?[a-z-]{4,}$/.test(each)))
      if (!["answered", "call", "rochat", "menuiserie"].includes(word))
        expect(help.said).toContain(` ${word}`);
});

test("every command of the guide that changes something does so, and prints what it changed", {
  timeout: 180_000,
}, async () => {
  const documentedAs = (name: string) => documented.find((each) => each.options[0] === name)?.options ?? [];
  const told = (name: string, ...more: string[]) => leads(...documentedAs(name), ...more);
  expect(await staff("leads", documentedAs("release"), nobody)).toMatchObject({
    code: 0,
    said: `K7Q2M4XR9T is released. It holds ${swissTime(wanted)}.\n`,
  });
  expect(await told("status")).toMatchObject({ code: 0, said: "K7Q2M4XR9T is answered.\n" });
  expect(await told("cancel")).toMatchObject({
    code: 0,
    said: `K7Q2M4XR9T is off. Its slot, ${swissTime(wanted)}, is free again.\n`,
  });
  expect(await leads("status", "BBBBBBBBBB", "lost")).toMatchObject({
    code: 0,
    said: `BBBBBBBBBB is lost. Its slot, ${swissTime(held)}, is free again.\n`,
  });
  expect(await leads("status", "BBBBBBBBBB", "new")).toMatchObject({
    code: 0,
    said: `BBBBBBBBBB is new. It holds ${swissTime(held)}.\n`,
  });

  // The address in the guide is somebody@example.com.
  const asked = await told("erase");
  expect(asked).toMatchObject({ code: 1, complained: "Nothing is erased. With --yes it is.\n" });
  expect(asked.said).toContain("AAAAAAAAAA goes: call of ");
  expect(asked.said).toContain(
    "BBBBBBBBBB stays, with [erased] in message: Menuiserie, somebody@example.com",
  );
  const erased = await told("erase", "--yes");
  expect(erased.code).toBe(0);
  expect(erased.said).toContain("Erased: 2 of 2 rows.");
  for (const words of ["(AAAAAAAAAA)", "+41215550142", "back-ups", "own history, which deletes everything"])
    expect(erased.said).toContain(words);
  expect(await told("erase", "--yes")).toMatchObject({
    code: 0,
    said: "Nothing is known of somebody@example.com.\n",
  });
  expect((await leads("erase", "bbbbbbbbbb", "--yes")).said).toContain("Erased: 1 of 1 rows.");
});

test("a booking that is released without its slot says so", { timeout: 180_000 }, async () => {
  const [taken = ""] = offeredSlots(new Date(), 0).map(({ start }) => start);
  const holder = { email: "holder@x.example", phone: "+41795550199" };
  await local.env.DB.batch(
    [
      lead("HHHHHHHHHH", { ...holder, slot_start: taken }),
      lead("EEEEEEEEEE", { quarantine: "trap", slot_wanted: taken, email: "eve@x.example" }),
    ].map((sql) => local.env.DB.prepare(sql)),
  );
  expect((await leads("release", "EEEEEEEEEE")).said).toBe(
    `EEEEEEEEEE is released. It wants ${swissTime(taken)} and holds no slot: see Calls in the inbox.\n`,
  );
});

test("a call that is over stays with a lost lead, and the command reports no free slot", {
  timeout: 180_000,
}, async () => {
  const over = new Date(Date.now() - 86_400_000).toISOString();
  await local.env.DB.prepare(lead("LLLLLLLLLL", { email: "over@x.example", slot_start: over })).run();
  expect(await leads("status", "LLLLLLLLLL", "lost")).toMatchObject({
    code: 0,
    said: "LLLLLLLLLL is lost.\n",
  });
});

test("a back-up restores every row, view and record of changes into an empty database", {
  timeout: 180_000,
}, async () => {
  await wrangler(home, "export", "DB", "--output", backup);
  await wrangler(restored, "execute", "DB", "--file", backup);
  const all = [
    "SELECT * FROM leads",
    "SELECT * FROM lead_changes",
    "SELECT * FROM lead_words",
    "SELECT * FROM staff_members",
    "SELECT * FROM leads_per_page",
    "SELECT * FROM missing_pages",
  ];
  const read = async (folder: string) =>
    JSON.parse(await wrangler(folder, "execute", "DB", "--json", "--command", all.join(";"))).map(
      ({ results }: { results: object[] }) => results,
    );
  const rows = await read(home);
  for (const { length } of rows) expect(length).toBeGreaterThan(0);
  expect(await read(restored)).toEqual(rows);
});

test("npm run seed fills the database with 300 believable leads of a year, once", {
  timeout: 180_000,
}, async () => {
  const count = () => local.env.DB.prepare("SELECT count(*) AS n FROM leads").first<number>("n");
  const before = Number(await count());
  expect(await staff("seed", [])).toMatchObject({
    code: 0,
    said: expect.stringContaining("300 sample leads"),
  });
  expect(await count()).toBe(before + 300);
  expect(await staff("seed", [], nobody)).toMatchObject({
    code: 0,
    said: "The sample leads are here already.\n",
  });
  expect(await count()).toBe(before + 300);
});
