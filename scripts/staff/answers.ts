// `npm run answers`: which answers of the assistant visitors found helpful, and which not.
import { zurichDay } from "#app/domain/calendar/zurich-time";
import { onOneLine, visible } from "#app/domain/language/visible";
import { type Row, selectAnswerVotes } from "#worker/db/staff-statements";
import { countOf, databaseOptions, parsedOptions, running } from "./options";
import { runStatements } from "./run-statement";

const USAGE = `npm run answers -- [options]

  --days NUMBER            of so many days (30)
  --limit NUMBER           at most so many answers (20)
  --json                   JSON instead of lines
  --remote                 the deployed database instead of the local one
  --persist-to PATH        a local database in another folder
  --help                   this text`;

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
  const [rows = []] = runStatements([selectAnswerVotes(since, limit)], database);

  if (values.json) return visible(JSON.stringify(rows, null, 2));
  if (rows.length === 0) return "No answer was judged.";
  return ["  down    up  language  answer", ...rows.map(line)].join("\n");
});

function line({ answer, locale, up, down }: Row): string {
  const count = (hits: Row[string] | undefined) => String(hits).padStart(6);
  return `${count(down)}${count(up)}  ${String(locale).padEnd(8)}  ${onOneLine(String(answer))}`;
}
