import { spawnSync } from "node:child_process";
import type { Statement } from "#worker/staff/statements";

/** A row as D1 gives it. */
export type Row = Record<string, string | number | null>;

export interface Database {
  isRemote: boolean;
  /** The folder of the local database, where it is not wrangler's own. */
  persistTo: string | undefined;
}

/** Runs statements on the local database, or on the deployed one, through wrangler's own login: the rows of each. */
export function runStatements(statements: Statement[], { isRemote, persistTo }: Database): Row[][] {
  const where = isRemote ? ["--remote"] : ["--local", ...(persistTo ? ["--persist-to", persistTo] : [])];
  const options = [
    "d1",
    "execute",
    "DB",
    ...where,
    "--config",
    "wrangler.toml",
    "--json",
    "--command",
    statements.map(inline).join(";\n"),
  ];
  const ask = () => spawnSync("wrangler", options, { encoding: "utf8", maxBuffer: 2 ** 28 });
  let { status, stdout, stderr } = ask();
  // A local database is one file, and a running server may hold it for a moment.
  for (let attempt = 0; attempt < 4 && /SQLITE_BUSY/.test(stdout + stderr); attempt++) {
    ({ status, stdout, stderr } = ask());
  }
  if (status !== 0) {
    console.error(`The database did not answer.\n${stderr || stdout}`);
    process.exit(1);
  }
  const answers: { results: Row[] }[] = JSON.parse(stdout);
  return answers.map(({ results }) => results);
}

/** The statement with its parameters written in, since wrangler's command takes text alone. */
export function inline({ sql, parameters }: Statement): string {
  const literals = parameters.map((value) =>
    typeof value === "number" ? String(value) : `'${value.replaceAll("\0", "").replaceAll("'", "''")}'`,
  );
  return sql.replace(/\?/g, () => literals.shift() ?? "NULL");
}
