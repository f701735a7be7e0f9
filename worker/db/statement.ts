/** A row as D1 gives it. */
export type Row = Record<string, string | number | null>;

/** A condition in SQL with its parameters. */
export type Condition = [sql: string, ...parameters: (string | number)[]];

/**
 * SQL with a `?` for each parameter: for whoever runs several in one transaction, by a command, or asks for their plan.
 * What the Worker always runs alone takes the database instead.
 */
export interface Statement {
  sql: string;
  parameters: (string | number | null)[];
}

/** The rows that meet all of these; every row where there are none. */
export function where(conditions: Condition[]): Statement {
  return {
    sql: conditions.length > 0 ? `WHERE ${conditions.map(([sql]) => sql).join(" AND ")}` : "",
    parameters: conditions.flatMap(([, ...parameters]) => parameters),
  };
}
