import { spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod/mini";
import { onOneLine } from "#app/domain/language/plain-text";
import { parseJson } from "#app/domain/outside";
import type { Row, Statement } from "#worker/db/statement";

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const answer = z.array(z.object({ results: z.array(row) }));
const failure = z.object({ error: z.object({ text: z.string() }) });

interface Database {
  isRemote: boolean;
  /** The folder of the local database, if it is not wrangler's default. */
  persistTo: string | undefined;
}

const busy = /SQLITE_BUSY|internal error/;

/** The most characters in one command: operating systems and D1 accept some 100,000. */
const LONGEST_COMMAND = 60_000;

/**
 * Runs statements on the local or the deployed database, through wrangler's own login, and returns the rows of each.
 * One command is atomic, and nearly everything fits in one. Throws an error whose message is a sentence.
 */
export function runStatements(statements: Statement[], database: Database): Row[][] {
  const commands: string[] = [];
  for (const statement of statements.map(inline)) {
    const last = commands.pop();
    const joined = last === undefined ? statement : `${last};\n${statement}`;
    if (last !== undefined && joined.length > LONGEST_COMMAND) commands.push(last, statement);
    else commands.push(joined);
  }
  return commands.flatMap((command) => runCommand(command, database));
}

function runCommand(command: string, { isRemote, persistTo }: Database): Row[][] {
  const where = isRemote ? ["--remote"] : ["--local", ...(persistTo ? ["--persist-to", persistTo] : [])];
  const config = ["--config", "wrangler.toml", "--json"];
  const options = ["d1", "execute", "DB", ...where, ...config, "--command", command];
  const ask = () => spawnSync("wrangler", options, { encoding: "utf8", maxBuffer: 2 ** 28 });
  let { status, stdout, stderr, error } = ask();
  // A local database is one file, and a running server or another command may hold it for a moment.
  const isBusy = () => !isRemote && status !== 0 && busy.test(stdout + stderr);
  for (let attempt = 0; attempt < 4 && isBusy(); attempt++) {
    ({ status, stdout, stderr, error } = ask());
  }
  const rows = status === 0 ? answer.safeParse(parseJson(stdout)) : null;
  if (!rows?.success) {
    const said = failure.safeParse(parseJson(stdout.trim() || stderr));
    const reason = error?.message ?? (said.success ? said.data.error.text : stderr || stdout);
    throw new Error(sentenceOn(reason, { isRemote, persistTo }));
  }
  return rows.data.map(({ results }) => results);
}

/** A sentence on why the database returned no rows, and on what to run. */
export function sentenceOn(reason: string, { isRemote, persistTo }: Database): string {
  const said = onOneLine(stripVTControlCharacters(reason));
  if (/no such (table|column)/.test(reason)) {
    const where = isRemote ? "--remote" : `--local${persistTo ? ` --persist-to ${persistTo}` : ""}`;
    const migrate = `npx wrangler d1 migrations apply DB ${where} --config wrangler.toml`;
    return isRemote
      ? `The deployed database is not migrated: \`npm run deploy\` does it, or \`${migrate}\`.`
      : `The local database is missing or not migrated: \`npm run build\` migrates it, or \`${migrate}\`.`;
  }
  if (/CLOUDFLARE_API_TOKEN|wrangler login|not authenticated|authenticat|code: 10000/i.test(reason))
    return "You are not logged in at Cloudflare: `npx wrangler login`.";
  if (busy.test(reason) && !isRemote)
    return "The local database is busy with something else. Please try again.";
  if (/ENOENT/.test(reason)) return "wrangler was not found: run this by `npm run`, after `npm ci`.";
  return `The database did not answer: ${said}`;
}

/** The statement with its parameters as literals, since wrangler's command accepts only text. */
export function inline({ sql, parameters }: Statement): string {
  const literals = parameters.map((value) =>
    typeof value === "string" ? quoted(value) : String(value ?? "NULL"),
  );
  return sql.replace(/\?/g, () => literals.shift() ?? "NULL");
}

/** A command cannot contain NUL, and wrangler mistakes BEGIN TRANSACTION inside a string for the statement. */
function quoted(text: string): string {
  const literal = text.replaceAll("\0", "").replaceAll("'", "''");
  return `'${literal.replaceAll("BEGIN TRANSACTION", "BEGIN'||' TRANSACTION")}'`;
}
