import type { StoredWords } from "#app/content/shared/page-content";
import styles from "./stored-table.module.css";

interface StoredTableProps extends StoredWords {
  /** The heading that names it. */
  labelledBy: string;
}

/** What is stored, under which name and for how long. */
export function StoredTable({ head, rows, labelledBy }: StoredTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{head.name}</th>
          <th scope="col">{head.holds}</th>
          <th scope="col">{head.long}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, holds, long }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{holds}</td>
            <td>{long}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
