import styles from "./change-words.module.css";

interface ChangeWordsProps {
  label: string;
  title: string;
  text: string;
}

/** What changed, in words: in one column, or what follows from the title beside it. */
export function ChangeWords({ label, title, text }: ChangeWordsProps) {
  return (
    <div className={styles.words}>
      <p className={styles.label}>{label}</p>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
