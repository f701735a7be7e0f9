import styles from "./relief.module.css";

/** The night lake in three sheets by height, which drift apart as the page is scrolled. */
export function Relief() {
  return (
    <div className={styles.relief}>
      <span />
      <span />
      <span />
    </div>
  );
}
