import { createInterface } from "node:readline";
import { leadPageWords } from "#app/content/staff/lead-page-words";
import { daysAfter, zurichDay } from "#app/domain/calendar/zurich-time";
import { onOneLine } from "#app/domain/language/plain-text";
import {
  erasure,
  type Finding,
  findingsOf,
  leadsThatGo,
  otherReaches,
  selectTraces,
} from "#worker/db/erasure";
import { type Person, personNamed } from "#worker/db/person";
import type { Row, Statement } from "#worker/db/statement";
import { whoOf } from "#worker/leads/lead-summary";
import { cut, SCREEN, wrapped } from "./columns";
import { swissTime } from "./swiss-time";

const words = leadPageWords.en.erase;

/** How long D1 keeps its own history, which the last sentence mentions. */
const TIME_TRAVEL_DAYS = 30;

/** The number of characters shown before the mention of a person in a text. */
const BEFORE_MENTION = 12;

/** Shows all that is known of a person, erases it once that is confirmed, and says what is left to do. */
export async function forget(
  typed: string,
  isConfirmed: boolean,
  run: (statements: Statement[]) => Row[][],
): Promise<string> {
  const person = personNamed(typed);
  if (!person)
    throw new Error("Name an e-mail address, a phone number of nine digits or more, or a lead's reference.");
  const findings = findingsOf(person, run(selectTraces(person)));
  if (findings.length === 0) return `Nothing is known of ${onOneLine(person.name)}.`;
  const known = findings.map((finding) => cut(`  ${lineOf(finding, person)}`, SCREEN));
  console.log([`Known of ${onOneLine(person.name)}:`, "", ...known, ""].join("\n"));
  if (!isConfirmed && !(await isConfirmedNow())) throw new Error("Nothing is erased. With --yes it is.");

  const met = run(erasure(findings)).filter((rows) => rows.length > 0);
  const references = leadsThatGo(findings)
    .map(({ reference }) => reference)
    .join(", ");
  const others = otherReaches(findings, person);
  const gone = daysAfter(zurichDay(new Date()), TIME_TRAVEL_DAYS);
  const [mails, ...more] = words.leftList;
  const left = [
    others.length > 0 && `what names them as ${onOneLine(others.join(", "))}: erase that, too`,
    `${mails}${references && ` (${references})`}`,
    ...more.slice(0, -1),
    `${more.at(-1)}: until ${gone}`,
  ];
  return [
    `Erased: ${met.length} of ${findings.length} rows. ${words.left}`,
    "",
    ...left.flatMap((each) => (each ? item(each) : [])),
  ].join("\n");
}

function item(text: string): string[] {
  return wrapped(text, SCREEN - 4).map((line, index) => (index === 0 ? `  - ${line}` : `    ${line}`));
}

/** Asks for confirmation on a terminal; without one, the answer is no. */
async function isConfirmedNow(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  process.stdout.write('This cannot be taken back. Type "erase" to erase it: ');
  for await (const line of createInterface({ input: process.stdin })) return line.trim() === "erase";
  return false;
}

const tableNames = new Map(Object.entries(words.tables));

/** One line on a row that was found and on what happens to it. */
function lineOf({ table, row, changes }: Finding, { mention }: Person): string {
  const { reference, kind, created_at } = row;
  const name = table === "leads" ? reference : (tableNames.get(table) ?? table);
  if (changes) {
    const [column = ""] = Object.keys(changes);
    const text = String(row[column]);
    const around = text.slice(Math.max(0, text.search(mention) - BEFORE_MENTION));
    return `${name} stays, with [erased] in ${Object.keys(changes).join(", ")}: ${onOneLine(around)}`;
  }
  if (table === "leads") return `${name} goes: ${kind} of ${swissTime(String(created_at))}, ${whoOf(row)}`;
  return `${name} goes: ${onOneLine(`${row.day} ${row.path ?? row.message ?? row.page}`)}`;
}
