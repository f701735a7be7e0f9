import styles from "./conclusion.module.css";

/** The last word on what a section lists. */
export function Conclusion({ text }: { text: string }) {
  return <p className={styles.conclusion}>{text}</p>;
}
