// `npm run leads`: finds, marks, exports and erases leads in the local database or, with --remote, the deployed one.

import { zurichDayBounds } from "#app/domain/calendar/zurich-time";
import { onOneLine } from "#app/domain/language/plain-text";
import { leadKinds } from "#app/domain/leads/lead";
import { leadStatuses } from "#app/domain/leads/lead-status";
import { toCsv } from "#app/domain/staff/csv";
import { askedWords } from "#app/domain/staff/search-words";
import type { LeadFilter } from "#worker/db/inbox";
import { cancel, release, selectChanges, selectSlots, setStatus } from "#worker/db/lead-changes";
import { countLeads, leadColumns, selectLeads } from "#worker/db/staff-queries";
import type { Row, Statement } from "#worker/db/statement";
import { detailsOf } from "#worker/leads/lead-details";
import { escaped } from "./escaped";
import { forget } from "./forget";
import { leadList } from "./lead-list";
import { leadSheet } from "./lead-sheet";
import { countOf, databaseOptions, dayOf, oneOf, parsedOptions, running } from "./options";
import { runStatements } from "./run-statement";
import { swissTime } from "./swiss-time";

const USAGE = `npm run leads -- [command] [options]

  list                     the newest leads, those who wait for an answer first;
                           the same without a command
  find WORDS…              leads with all of these words, or beginnings of words,
                           or with this phone number or a part of it: in name,
                           company, e-mail, phone or text, quarantine too
  show REFERENCE           one lead, complete, with its history
  status REFERENCE STATUS  ${leadStatuses.join(", ")};
                           lost and spam free a slot that is still to come
  cancel REFERENCE         cancels a booked call and frees its slot
  release REFERENCE        takes a lead out of quarantine; a booking gets its slot
                           if that is still free
  export                   every lead, complete, as CSV or JSON, on standard output
  erase EMAIL-OR-PHONE     shows everything stored about a person, asks, and then
                           deletes it; a lead without address or number is erased
                           by its reference

  --kind KIND              ${leadKinds.slice(0, 3).join(", ")},
                           ${leadKinds.slice(3).join(", ")}
  --status STATUS          ${leadStatuses.join(", ")}
  --day DAY                the Swiss day on which it came in, 2026-11-21
  --page PATH              the page it came from, /fr/contact
  --quarantined            only those in quarantine; list and export leave them out
  --limit NUMBER           at most so many (list and find: 50, export: all)
  --yes                    erase without asking
  --json                   JSON instead of lines or CSV
  --remote                 the deployed database instead of the local one
  --persist-to PATH        a local database in another folder
  --help                   this text

Times are Swiss on the screen, UTC in CSV and JSON. Exit code 0: done; 1: not.`;

const EVERYTHING = 1_000_000;
const LIST_LIMIT = 50;

const options = {
  kind: { type: "string" },
  status: { type: "string" },
  day: { type: "string" },
  page: { type: "string" },
  quarantined: { type: "boolean", default: false },
  limit: { type: "string" },
  yes: { type: "boolean", default: false },
  ...databaseOptions,
} as const;

type Values = ReturnType<typeof parsedOptions<{ options: typeof options; allowPositionals: true }>>["values"];

interface Command {
  /** Its arguments, as named in its usage. */
  takes: string[];
  /** Runs the command and returns its output. */
  perform: (values: Values, words: string[]) => string | Promise<string>;
}

const commands: Record<string, Command> = {
  list: { takes: [], perform: list },
  find: { takes: ["WORDS…"], perform: find },
  show: { takes: ["REFERENCE"], perform: show },
  status: { takes: ["REFERENCE", "STATUS"], perform: changeStatus },
  cancel: { takes: ["REFERENCE"], perform: callOff },
  release: { takes: ["REFERENCE"], perform: releaseLead },
  export: { takes: [], perform: exportAll },
  erase: {
    takes: ["EMAIL-OR-PHONE…"],
    perform: (values, words) =>
      forget(words.join(" "), values.yes, (statements) => runAll(values, statements)),
  },
};

await running(() => {
  const { values, positionals } = parsedOptions({ allowPositionals: true, options });
  if (values.help) return USAGE;
  const [name = "list", ...words] = positionals;
  const { takes, perform } = commands[oneOf(Object.keys(commands), name, "A command")] ?? {};
  const isEnough = takes?.at(-1)?.endsWith("…")
    ? words.length >= takes.length
    : words.length === takes?.length;
  if (!perform || !isEnough) throw new Error(`It is: npm run leads -- ${[name, ...(takes ?? [])].join(" ")}`);
  return perform(values, words);
});

function runAll({ remote, "persist-to": persistTo }: Values, statements: Statement[]): Row[][] {
  return runStatements(statements, { isRemote: remote, persistTo });
}

function filterOf({ kind, status, page, day }: Values): LeadFilter {
  return {
    kind: kind === undefined ? undefined : oneOf(leadKinds, kind, "A kind"),
    status: status === undefined ? undefined : oneOf(leadStatuses, status, "A status"),
    page,
    period: day === undefined ? undefined : zurichDayBounds(dayOf(day)),
  };
}

function limitOf({ limit }: Values, otherwise: number): number {
  return limit === undefined ? otherwise : countOf(limit, "--limit", EVERYTHING);
}

function list(values: Values): string {
  return newest(values, { isQuarantined: values.quarantined });
}

/** Finds the same leads as the inbox's search. */
function find(values: Values, typed: string[]): string {
  const words = askedWords(typed.join(" "));
  if (words.length === 0) throw new Error("What is looked for has at least a letter or a digit.");
  return newest(values, { words, isQuarantined: values.quarantined || undefined });
}

function newest(values: Values, more: LeadFilter): string {
  const filter = { ...filterOf(values), ...more };
  const now = new Date();
  const statements = [selectLeads(filter, limitOf(values, LIST_LIMIT)), countLeads(filter, now)];
  const [leads = [], [counts] = []] = runAll(values, statements);
  if (values.json) return asJson(leads);
  if (leads.length === 0) return "No lead matches.";
  const count = Number(counts?.leads ?? 0);
  const openCount = Number(counts?.open ?? 0);
  const open = openCount > 0 ? `, ${openCount} of them to answer` : "";
  const others = `\n\n${count} match${open}; these are the newest ${leads.length} (--limit shows more).`;
  return leadList(leads, now) + (count > leads.length ? others : "");
}

function show(values: Values, [word = ""]: string[]): string {
  const reference = word.toUpperCase();
  const [leads = [], changes = []] = runAll(values, [
    selectLeads({ reference }, 1),
    selectChanges(reference),
  ]);
  const lead = only(leads, reference);
  return values.json ? asJson([lead]) : leadSheet(lead, changes, new Date());
}

function changeStatus(values: Values, [word = "", name = ""]: string[]): string {
  const reference = word.toUpperCase();
  const status = oneOf(leadStatuses, name, "A status");
  const [before = [], changed = [], after = []] = runAll(values, [
    selectSlots(reference),
    setStatus(reference, status),
    selectSlots(reference),
  ]);
  const { slot_start } = only(before, reference);
  if (values.json) return asJson(changed);
  const standing = only(after, reference);
  const isOff = status === "lost" || status === "spam";
  const isFreed = slot_start !== null && standing.slot_start === null;
  const freed = isFreed && ` Its slot, ${timeOf(slot_start)}, is free again.`;
  const regained = !isOff && slot_start === null && slotSaid(standing);
  return `${reference} is ${status}.${freed || regained || ""}`;
}

function callOff(values: Values, [word = ""]: string[]): string {
  const reference = word.toUpperCase();
  const [before = [], after = []] = runAll(values, [selectSlots(reference), cancel(reference)]);
  const { slot_start, slot_wanted } = only(before, reference);
  if (slot_start === null && slot_wanted === null)
    throw new Error(`${reference} has no slot: there is nothing to cancel.`);
  if (after.length === 0)
    throw new Error(`${reference} had its call, ${timeOf(slot_start)}: there is nothing to cancel.`);
  if (values.json) return asJson(after);
  return slot_start === null
    ? `${reference} is off. It held no slot, and does not want ${timeOf(slot_wanted)} any more.`
    : `${reference} is off. Its slot, ${timeOf(slot_start)}, is free again.`;
}

function releaseLead(values: Values, [word = ""]: string[]): string {
  const reference = word.toUpperCase();
  const [before = [], released = []] = runAll(values, [selectSlots(reference), release(reference)]);
  only(before, reference);
  const [after] = released;
  if (!after) throw new Error(`${reference} is not in quarantine.`);
  if (values.json) return asJson(released);
  return `${reference} is released.${slotSaid(after)}`;
}

function slotSaid({ status, slot_start, slot_wanted }: Row): string {
  if (slot_start !== null) return ` It holds ${timeOf(slot_start)}.`;
  if (slot_wanted === null) return "";
  const where = status === "new" || status === "answered" ? ": see Calls in the inbox" : "";
  return ` It wants ${timeOf(slot_wanted)} and holds no slot${where}.`;
}

function exportAll(values: Values): string {
  const filter = { ...filterOf(values), isQuarantined: values.quarantined };
  const [leads = []] = runAll(values, [selectLeads(filter, limitOf(values, EVERYTHING))]);
  return values.json ? asJson(leads) : toCsv(leads, leadColumns);
}

function only(rows: Row[], reference: string): Row {
  const [row] = rows;
  if (!row) throw new Error(`No lead has the reference ${onOneLine(reference)}.`);
  return row;
}

function timeOf(start: Row[string] | undefined): string {
  return swissTime(String(start));
}

/** JSON for a terminal: control characters are escaped, which keeps its meaning. */
function asJson(rows: Row[]): string {
  const withDetails = (row: Row) => ("details" in row ? { ...row, details: detailsOf(row) } : row);
  return escaped(JSON.stringify(rows.map(withDetails), null, 2));
}
