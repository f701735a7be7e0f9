// `npm run missing-pages`: the addresses that visitors asked for most and did not find.
import { parseArgs } from "node:util";
import { zurichDay } from "#app/domain/zurich-time";
import { runStatements } from "#worker/staff/run-statement";
import { selectMissingPages } from "#worker/staff/statements";

const { values } = parseArgs({
  options: {
    days: { type: "string", default: "30" },
    limit: { type: "string", default: "20" },
    json: { type: "boolean", default: false },
    remote: { type: "boolean", default: false },
    "persist-to": { type: "string" },
  },
});
const since = zurichDay(new Date(Date.now() - Number(values.days) * 86_400_000));
const [rows = []] = runStatements([selectMissingPages(since, Number(values.limit))], {
  isRemote: values.remote,
  persistTo: values["persist-to"],
});

if (values.json) console.log(JSON.stringify(rows, null, 2));
else if (rows.length === 0) console.log("No page was missed.");
else console.table(rows);
