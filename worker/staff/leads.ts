// `npm run leads`: finds, judges, exports and erases leads, in the local database or, with --remote, in the deployed one.
import { parseArgs } from "node:util";
import { leadStatuses } from "#app/domain/lead-status";
import { zurichDayBounds } from "#app/domain/zurich-time";
import { toCsv } from "#worker/staff/csv";
import { type Row, runStatements } from "#worker/staff/run-statement";
import {
  erase,
  release,
  type Statement,
  selectChanges,
  selectLeads,
  selectStats,
  setStatus,
} from "#worker/staff/statements";

const USAGE = `npm run leads -- [command] [options]

  list                     the newest leads, a line each (without a command, too)
  show REFERENCE           one lead, whole, and what happened to it
  status REFERENCE STATUS  new, answered, won, lost or spam
  export                   every lead, whole, as CSV or JSON, on standard output
  release REFERENCE        takes a lead out of quarantine
  erase EMAIL              deletes all that is known of an address
  stats                    the last thirty days, by kind

  --kind KIND              call, mail, request, plan, schedule or newsletter
  --status STATUS          new, answered, won, lost or spam
  --day DAY                a Swiss day, 2026-11-21
  --page PATH              the page it came from, /fr/contact
  --quarantined            those in quarantine, which list and export leave out
  --limit NUMBER           at most so many (list: 50, export: all)
  --json                   JSON instead of a table or CSV
  --remote                 the deployed database instead of the local one
  --persist-to PATH        a local database in another folder`;

const EVERYTHING = 1_000_000;
const LIST_LIMIT = 50;
const STATS_DAYS = 30;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: "string" },
    status: { type: "string" },
    day: { type: "string" },
    page: { type: "string" },
    quarantined: { type: "boolean", default: false },
    limit: { type: "string" },
    json: { type: "boolean", default: false },
    remote: { type: "boolean", default: false },
    "persist-to": { type: "string" },
    help: { type: "boolean", default: false },
  },
});
const [command = "list", ...words] = positionals;

const runAll = (statements: Statement[]) =>
  runStatements(statements, { isRemote: values.remote, persistTo: values["persist-to"] });

const run = (statement: Statement) => runAll([statement])[0] ?? [];

/** How many words each command takes, and what it does with them. */
const commands: Record<string, { takes: number; perform: (...words: string[]) => void }> = {
  list: {
    takes: 0,
    perform: () => print(run(filtered(LIST_LIMIT)), (rows) => console.table(rows.map(line))),
  },
  show: { takes: 1, perform: (reference = "") => show(reference.toUpperCase()) },
  status: { takes: 2, perform: (reference = "", status = "") => judge(reference.toUpperCase(), status) },
  export: {
    takes: 0,
    perform: () => {
      const rows = run(filtered(EVERYTHING));
      console.log(values.json ? asJson(rows) : toCsv(rows));
    },
  },
  release: { takes: 1, perform: (reference = "") => letGo(reference.toUpperCase()) },
  erase: { takes: 1, perform: (email = "") => forget(email) },
  stats: { takes: 0, perform: () => print(run(selectStats(STATS_DAYS)), console.table) },
};

const chosen = commands[command];
const isDay = values.day === undefined || /^\d{4}-\d\d-\d\d$/.test(values.day);
if (values.help || !chosen || chosen.takes !== words.length || !isDay) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}
chosen.perform(...words);

function filtered(limit: number): Statement {
  return selectLeads(
    {
      kind: values.kind,
      status: values.status,
      page: values.page,
      period: values.day === undefined ? undefined : zurichDayBounds(values.day),
      isQuarantined: values.quarantined,
    },
    Number(values.limit ?? limit),
  );
}

function show(reference: string): void {
  const [rows = [], changes = []] = runAll([selectLeads({ reference }, 1), selectChanges(reference)]);
  print(rows, ([row]) => {
    console.log(sheet(row ?? {}));
    for (const { changed_at, what, before, after } of changes)
      console.log(`${changed_at}  ${what}: ${before ?? "–"} → ${after ?? "–"}`);
  });
}

function judge(reference: string, name: string): void {
  const status = leadStatuses.find((known) => known === name);
  if (!status) fail(`A status is one of ${leadStatuses.join(", ")}.`);
  else print(run(setStatus(reference, status)), () => console.log(`${reference} is ${status}.`));
}

function letGo(reference: string): void {
  print(run(release(reference)), ([row]) => {
    const slot = row?.slot_start ? ` It holds ${row.slot_start}.` : "";
    const lost = row?.slot_wanted ? ` ${row.slot_wanted} is no longer free.` : "";
    console.log(`${reference} is released.${slot}${lost}`);
  });
}

function forget(email: string): void {
  if (email.includes("@")) {
    const [leads = 0, ...others] = runAll(erase(email)).map((rows) => rows.length);
    console.log(`Erased: ${leads} leads, ${others.reduce((sum, count) => sum + count, 0)} other rows.`);
  } else fail("That is no e-mail address.");
}

/** Shows rows as JSON where that is wanted, else in their own way; says so where there are none. */
function print(rows: Row[], showRows: (rows: Row[]) => void): void {
  if (values.json) console.log(asJson(rows));
  else if (rows.length === 0) console.log("No lead matches.");
  else showRows(rows);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

function asJson(rows: Row[]): string {
  const withDetails = (row: Row) =>
    "details" in row ? { ...row, details: JSON.parse(String(row.details)) } : row;
  return JSON.stringify(rows.map(withDetails), null, 2);
}

function line({ reference, created_at, kind, status, name, phone, email, page, quarantine }: Row) {
  const shown = { reference, created_at, kind, status, name, reach: phone ?? email, page };
  return quarantine ? { ...shown, quarantine } : shown;
}

function sheet(row: Row): string {
  return Object.entries(row)
    .map(
      ([column, value]) =>
        `${column.padEnd(12)}${String(value ?? "–").replaceAll("\n", `\n${" ".repeat(12)}`)}`,
    )
    .join("\n");
}
