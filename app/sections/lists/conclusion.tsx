import styles from "./conclusion.module.css";

/** The closing sentence of a section with a list. */
export function Conclusion({ text }: { text: string }) {
  return <p className={styles.conclusion}>{text}</p>;
}
