// `npm run answers`: which answers of the assistant visitors found helpful, and which not.
import { onOneLine } from "#app/domain/language/visible";
import { selectAnswerVotes } from "#worker/db/staff-queries";
import { report } from "./report";

const padded = (count: unknown) => String(count).padStart(6);

await report({
  command: "answers",
  counted: "answers",
  select: selectAnswerVotes,
  heading: "  down    up  language  answer",
  line: ({ answer, locale, up, down }) =>
    `${padded(down)}${padded(up)}  ${String(locale).padEnd(8)}  ${onOneLine(String(answer))}`,
  nothing: "No answer was judged.",
});
