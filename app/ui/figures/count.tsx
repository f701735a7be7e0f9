import styles from "./count.module.css";

/** A figure whose whole number is counted to once, when it comes into view. What is served and read is the figure. */
export function Count({ figure }: { figure: string }) {
  const number = /^\d+/.exec(figure)?.[0] ?? "";
  return (
    <>
      <span className={styles.count}>
        <span data-to={number}>{number}</span>
      </span>
      {figure.slice(number.length)}
    </>
  );
}
