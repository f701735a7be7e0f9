import styles from "./aurora.module.css";

/** A northern light over the map; still. */
export function Aurora() {
  return <div className={styles.aurora} aria-hidden="true" />;
}
