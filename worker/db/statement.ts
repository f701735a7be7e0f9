/** A row as D1 gives it. */
export type Row = Record<string, string | number | null>;

/** A condition in SQL with its parameters. */
export type Condition = [sql: string, ...parameters: string[]];

/** SQL with a `?` for each parameter. */
export interface Statement {
  sql: string;
  parameters: (string | number | null)[];
}
