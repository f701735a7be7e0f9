import { daysAfter, zurichDay } from "#app/domain/calendar/zurich-time";
import { visible } from "#app/domain/language/visible";
import type { Row, Statement } from "#worker/db/statement";
import { countOf, databaseOptions, parsedOptions, running } from "./options";
import { runStatements } from "./run-statement";

interface Report {
  command: string;
  /** What a row is. */
  counted: string;
  select: (sinceDay: string, limit: number) => Statement;
  heading: string;
  line: (row: Row) => string;
  /** What is said where there is no row. */
  nothing: string;
}

/** A command that lists what the last days held, the weightiest rows first. */
export async function report({ command, counted, select, heading, line, nothing }: Report): Promise<void> {
  await running(() => {
    const { values } = parsedOptions({
      options: {
        days: { type: "string", default: "30" },
        limit: { type: "string", default: "20" },
        ...databaseOptions,
      },
    });
    if (values.help) return usageOf(command, counted);
    const days = countOf(values.days, "--days", 3650);
    const limit = countOf(values.limit, "--limit", 1_000_000);
    const since = daysAfter(zurichDay(new Date()), -days);
    const database = { isRemote: values.remote, persistTo: values["persist-to"] };
    const [rows = []] = runStatements([select(since, limit)], database);

    if (values.json) return visible(JSON.stringify(rows, null, 2));
    return rows.length === 0 ? nothing : [heading, ...rows.map(line)].join("\n");
  });
}

function usageOf(command: string, counted: string): string {
  return `npm run ${command} -- [options]

  --days NUMBER            of so many days (30)
  --limit NUMBER           at most so many ${counted} (20)
  --json                   JSON instead of lines
  --remote                 the deployed database instead of the local one
  --persist-to PATH        a local database in another folder
  --help                   this text`;
}
