/** A row as D1 returns it. */
export type Row = Record<string, string | number | null>;

/** A condition in SQL with its parameters. */
export type Condition = [sql: string, ...parameters: (string | number)[]];

/**
 * SQL with a `?` for each parameter, for code that runs several statements in one transaction, runs them from a
 * command, or explains them. Functions whose statement the Worker always runs alone take the database instead.
 */
export interface Statement {
  sql: string;
  parameters: (string | number | null)[];
}

/** A WHERE clause that joins these conditions by AND; empty if there are none. */
export function where(conditions: Condition[]): Statement {
  return {
    sql: conditions.length > 0 ? `WHERE ${conditions.map(([sql]) => sql).join(" AND ")}` : "",
    parameters: conditions.flatMap(([, ...parameters]) => parameters),
  };
}
