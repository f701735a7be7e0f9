/** A row as D1 gives it. */
export type Row = Record<string, string | number | null>;

/** SQL with a `?` for each parameter. */
export interface Statement {
  sql: string;
  parameters: (string | number | null)[];
}
