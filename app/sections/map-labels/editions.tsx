import type { EditionsWords } from "#app/content/services/web-refresh";
import styles from "./editions.module.css";

/** Which edition of the map stands on either side of the fold. */
export function Editions({ before, after }: EditionsWords) {
  return (
    <p className={styles.editions}>
      <span>{before}</span>
      <span>{after}</span>
    </p>
  );
}
