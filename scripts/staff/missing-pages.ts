// `npm run missing-pages`: the addresses that visitors asked for most and did not find.
import { onOneLine } from "#app/domain/language/visible";
import { selectMissingPages } from "#worker/db/staff-queries";
import type { Row } from "#worker/db/statement";
import { SCREEN, wrapped } from "./columns";
import { report } from "./report";

const LABEL = 20;

function line({ path, hits, last_day, last_referrer }: Row): string {
  const referrer = last_referrer ? `\nfrom ${onOneLine(String(last_referrer))}` : "";
  const [first = "", ...others] = wrapped(onOneLine(String(path)) + referrer, SCREEN - LABEL);
  const start = `${String(hits).padStart(6)}  ${last_day}  `;
  return [start + first, ...others.map((each) => " ".repeat(LABEL) + each)].join("\n");
}

await report({
  command: "missing-pages",
  counted: "addresses",
  select: selectMissingPages,
  heading: "  hits  last day    address",
  line,
  nothing: "No page was missed.",
});
