import { expect, test } from "vitest";

import { toCsv } from "#worker/staff/csv";
import { inline } from "#worker/staff/run-statement";
import { selectLeads } from "#worker/staff/statements";

test("an export runs no formula that a visitor wrote, and keeps phone numbers readable", () => {
  const cells = [
    "=1+1",
    "+1+cmd|'/c calc'!A0",
    "-2",
    "@SUM(A1)",
    "\t=1",
    " =1",
    "+41215550142",
    "+41 (79) 555-01/01",
    "+33612345678",
    'a "b", c\nd',
    null,
  ];
  const [, ...rows] = toCsv(cells.map((cell) => ({ cell }))).split("\r\n");
  expect(rows).toEqual([
    `"'=1+1"`,
    `"'+1+cmd|'/c calc'!A0"`,
    `"'-2"`,
    `"'@SUM(A1)"`,
    `"'\t=1"`,
    `"' =1"`,
    '"+41 21 555 01 42"',
    '"+41 79 555 01 01"',
    '"+33 612 345 678"',
    '"a ""b"", c\nd"',
    '""',
  ]);
});

test("an empty export is empty", () => {
  expect(toCsv([])).toBe("");
});

test("what staff type stays a value in the statement", () => {
  const statement = selectLeads({ page: "/x?'; DROP TABLE leads;--", kind: "call" }, 5);
  expect(inline(statement)).toContain("kind = 'call' AND page = '/x?''; DROP TABLE leads;--' ORDER BY");
  expect(inline(statement)).toMatch(/LIMIT 5$/);
});
