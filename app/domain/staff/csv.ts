import { plainText } from "#app/domain/language/plain-text";
import { dialled } from "#app/domain/leads/phone";

/**
 * Rows as CSV under the headings of their columns, safe for spreadsheets, which must not run formulas of visitors. Swiss
 * Excel expects semicolons, and a byte order mark for accents.
 */
export function toCsv(
  rows: Record<string, string | number | null>[],
  columns: readonly string[],
  headings = columns,
): string {
  const lines = [headings, ...rows.map((row) => columns.map((column) => String(row[column] ?? "")))];
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(";")).join("\r\n")}`;
}

function cell(text: string): string {
  return `"${harmless(plainText(text)).replaceAll('"', '""')}"`;
}

/**
 * A cell that a spreadsheet would take for a formula gets an apostrophe before it. A phone number is written with
 * spaces instead, which spreadsheets keep as text.
 */
function harmless(text: string): string {
  if (/^\+[\d\s().\-/]+$/.test(text)) return spaced(text);
  const whole = text.replace(INNER_FORMULA, "$1'");
  return /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${whole}` : whole;
}

/**
 * What becomes a formula if a spreadsheet of another country splits the line at commas, at tabs or within a text.
 * Ordinary lists and “, -10 %” are none: after a plus or minus, only a function or another program's command is.
 */
const INNER_FORMULA = /([,\t\n])(?=[ \u00A0\p{Cf}]*(?:[=@＝＠]|[+\-＋－][^,\t\n]*(?:\||\p{L}\()))/gu;

/** `+41215550142` gives `+41 21 555 01 42`; a foreign number keeps its groups, or gets groups of three. */
function spaced(phone: string): string {
  const digits = dialled(phone).slice(1);
  const swiss = /^(41)(\d\d)(\d{3})(\d\d)(\d\d)$/.exec(digits);
  if (!swiss && /^\+\d+(?: \d+)+$/.test(phone)) return phone;
  const groups = swiss ? swiss.slice(1) : [digits.slice(0, 2), ...(digits.slice(2).match(/\d{1,3}/g) ?? [])];
  return `+${groups.join(" ")}`;
}
