// biome-ignore-all lint/a11y/noRedundantRoles: with another display than a table's, a browser forgets them
import type { StoredWords } from "#app/content/shared/page-content";
import styles from "./stored-table.module.css";

interface StoredTableProps extends StoredWords {
  /** The id of its heading. */
  labelledBy: string;
}

/**
 * What is stored, under which name and for how long: on a phone the cells are stacked, but for screen readers it stays
 * a table.
 */
export function StoredTable({ head, rows, labelledBy }: StoredTableProps) {
  return (
    <table className={styles.table} role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {head.name}
          </th>
          <th role="columnheader" scope="col">
            {head.holds}
          </th>
          <th role="columnheader" scope="col">
            {head.long}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, holds, long }) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              <code>{name}</code>
            </th>
            <td role="cell" data-label={head.holds}>
              {holds}
            </td>
            <td role="cell" data-label={head.long}>
              {long}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
