import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const files = readdirSync("migrations").sort();
const run = (database: DatabaseSync, names: string[]) => {
  for (const name of names) database.exec(readFileSync(`migrations/${name}`, "utf8"));
};

test("a database from before the inbox keeps its rows and their history, and knows when each was answered", () => {
  const database = new DatabaseSync(":memory:");
  const before = files.filter((name) => name < "0005");
  run(database, before);
  const insert = database.prepare(
    "INSERT INTO leads (reference, kind, name, email, subject, message, locale, page, details) VALUES (?, 'mail', 'Ada', 'a@x.example', '', 'Text', 'fr', '/fr', '{}')",
  );
  for (const reference of ["AAAAAAAAAA", "BBBBBBBBBB"]) insert.run(reference);
  database.exec(
    "UPDATE leads SET status = 'answered' WHERE id = 1; UPDATE leads SET status = 'won' WHERE id = 1",
  );
  database.exec("UPDATE lead_changes SET changed_at = '2026-11-01T08:00:00.000Z' WHERE id = 1");
  const rows = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  const leads = rows("SELECT * FROM leads ORDER BY id");
  const changes = rows("SELECT * FROM lead_changes ORDER BY id");

  run(
    database,
    files.filter((name) => name >= "0005"),
  );
  expect(rows("SELECT * FROM leads ORDER BY id")).toMatchObject(leads);
  expect(rows("SELECT * FROM lead_changes ORDER BY id")).toMatchObject(changes);
  expect(rows("SELECT answered_at, version, words FROM leads ORDER BY id")).toEqual([
    { answered_at: "2026-11-01T08:00:00.000Z", version: 0, words: null },
    { answered_at: null, version: 0, words: null },
  ]);
  database.exec("UPDATE leads SET status = 'lost', changed_by = 'm@x.example' WHERE id = 2");
  expect(rows("SELECT what, after, who FROM lead_changes WHERE reference = 'BBBBBBBBBB'")).toEqual([
    { what: "status", after: "lost", who: "m@x.example" },
  ]);
  database.exec("DELETE FROM leads");
  expect(rows("SELECT * FROM lead_changes")).toEqual([]);
});

test("leads with a number written with dashes or underscores get new search words, the others keep theirs", () => {
  const database = new DatabaseSync(":memory:");
  run(
    database,
    files.filter((name) => name < "0012"),
  );
  const insert = database.prepare(
    "INSERT INTO leads (reference, kind, name, phone, subject, message, locale, page, details, words) VALUES (?, 'call', 'Ada', ?, '', ?, 'fr', '/fr', ?, '[\"ada\",\"079\"]')",
  );
  insert.run("AAAAAAAAAA", "079 – 555 – 01 – 01", "", "{}");
  insert.run("BBBBBBBBBB", "079 555 01 02", "or 021‑555‑01‑42", "{}");
  insert.run("CCCCCCCCCC", "079_555_01_03", "", "{}");
  insert.run("DDDDDDDDDD", "079-555-01-04", "A site — ten pages", '{"service_en":"website","x":"1"}');
  run(
    database,
    files.filter((name) => name >= "0012"),
  );
  const of = (sql: string) => database.prepare(sql).all().map(Object.values);
  expect(of("SELECT reference FROM leads WHERE words IS NULL")).toEqual([
    ["AAAAAAAAAA"],
    ["BBBBBBBBBB"],
    ["CCCCCCCCCC"],
  ]);
  expect(of("SELECT word, lead FROM lead_words")).toEqual([
    ["079", 4],
    ["ada", 4],
  ]);
});
