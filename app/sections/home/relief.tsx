import styles from "./relief.module.css";

/** The night lake in three layers by altitude, with a parallax as the page is scrolled. */
export function Relief() {
  return (
    <div className={styles.relief}>
      <span />
      <span />
      <span />
    </div>
  );
}
