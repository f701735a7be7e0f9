import type { Statement } from "./statement";

/** A statement with its parameters bound, ready to run. */
export const prepared = (db: D1Database, { sql, parameters }: Statement) =>
  db.prepare(sql).bind(...parameters);
