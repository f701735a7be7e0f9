// `npm run leads`: finds leads for the staff, in the local database or, with --remote, in the deployed one.
import { parseArgs } from "node:util";
import { zurichDayBounds } from "#app/domain/zurich-time";
import { selectLeads } from "#worker/db/leads";
import { toCsv } from "#worker/staff/csv";
import { type Row, runStatement } from "#worker/staff/run-statement";

const USAGE = `npm run leads -- [list | show REFERENCE | export] [options]

  list               the newest leads, a line each (without a command, too)
  show REFERENCE     one lead, whole
  export             every lead, whole, as CSV or JSON, on standard output

  --kind KIND        call, mail, request, plan, schedule or newsletter
  --day DAY          a Swiss day, 2026-11-21
  --page PATH        the page it came from, /fr/contact
  --limit NUMBER     at most so many (list: 50, export: all)
  --json             JSON instead of a table or CSV
  --remote           the deployed database instead of the local one
  --persist-to PATH  a local database in another folder`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: "string" },
    day: { type: "string" },
    page: { type: "string" },
    limit: { type: "string" },
    json: { type: "boolean", default: false },
    remote: { type: "boolean", default: false },
    "persist-to": { type: "string" },
    help: { type: "boolean", default: false },
  },
});
const [command = "list", reference] = positionals;
const isKnown =
  ["list", "show", "export"].includes(command) && (command === "show") === (reference !== undefined);
const isDay = values.day === undefined || /^\d{4}-\d\d-\d\d$/.test(values.day);

if (values.help || !isKnown || !isDay) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

const everything = 1_000_000;
const rows = runStatement(
  selectLeads(
    {
      reference: reference?.toUpperCase(),
      kind: values.kind,
      page: values.page,
      period: values.day === undefined ? undefined : zurichDayBounds(values.day),
    },
    Number(values.limit ?? (command === "list" ? 50 : everything)),
  ),
  { isRemote: values.remote, persistTo: values["persist-to"] },
);

if (values.json) console.log(JSON.stringify(rows.map(withDetails), null, 2));
else if (command === "export") console.log(toCsv(rows));
else if (rows.length === 0) console.log("No lead matches.");
else if (command === "show") for (const row of rows) console.log(sheet(row));
else console.table(rows.map(line));

function withDetails(row: Row) {
  return { ...row, details: JSON.parse(String(row.details)) };
}

function line({ reference, created_at, kind, name, phone, email, page }: Row) {
  return { reference, created_at, kind, name, reach: phone ?? email, page };
}

function sheet(row: Row): string {
  return Object.entries(row)
    .map(
      ([column, value]) =>
        `${column.padEnd(12)}${String(value ?? "–").replaceAll("\n", `\n${" ".repeat(12)}`)}`,
    )
    .join("\n");
}
