// `npm run missing-pages`: the addresses that visitors asked for most and did not find.
import { zurichDay } from "#app/domain/calendar/zurich-time";
import { onOneLine, visible } from "#app/domain/language/visible";
import { type Row, selectMissingPages } from "#worker/db/staff-statements";
import { SCREEN, wrapped } from "./columns";
import { countOf, databaseOptions, parsedOptions, running } from "./options";
import { runStatements } from "./run-statement";

const USAGE = `npm run missing-pages -- [options]

  --days NUMBER            of so many days (30)
  --limit NUMBER           at most so many addresses (20)
  --json                   JSON instead of lines
  --remote                 the deployed database instead of the local one
  --persist-to PATH        a local database in another folder
  --help                   this text`;

const LABEL = 20;

await running(() => {
  const { values } = parsedOptions({
    options: {
      days: { type: "string", default: "30" },
      limit: { type: "string", default: "20" },
      ...databaseOptions,
    },
  });
  if (values.help) return USAGE;
  const days = countOf(values.days, "--days", 3650);
  const limit = countOf(values.limit, "--limit", 1_000_000);
  const since = zurichDay(new Date(Date.now() - days * 86_400_000));
  const database = { isRemote: values.remote, persistTo: values["persist-to"] };
  const [rows = []] = runStatements([selectMissingPages(since, limit)], database);

  if (values.json) return visible(JSON.stringify(rows, null, 2));
  if (rows.length === 0) return "No page was missed.";
  return ["  hits  last day    address", ...rows.map(line)].join("\n");
});

function line({ path, hits, last_day, last_referrer }: Row): string {
  const referrer = last_referrer ? `\nfrom ${onOneLine(String(last_referrer))}` : "";
  const [first = "", ...others] = wrapped(onOneLine(String(path)) + referrer, SCREEN - LABEL);
  const start = `${String(hits).padStart(6)}  ${last_day}  `;
  return [start + first, ...others.map((each) => " ".repeat(LABEL) + each)].join("\n");
}
