import type { Statement } from "./statement";

/** A statement, ready to be run. */
export const prepared = (db: D1Database, { sql, parameters }: Statement) =>
  db.prepare(sql).bind(...parameters);
