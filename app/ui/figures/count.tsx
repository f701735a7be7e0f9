import styles from "./count.module.css";
import { Figure } from "./figure";

/** How far the count is, line by line, before it arrives. */
const PARTS = [0, 0.4, 0.7, 0.88, 0.97];

/** A figure whose whole number is counted to once, when it comes into view. What is served and read is the figure. */
export function Count({ figure }: { figure: string }) {
  const number = /^\d+/.exec(figure)?.[0] ?? "";
  return (
    <>
      <span className={styles.count} data-first={number.charAt(0)}>
        <span data-from={PARTS.map((part) => Math.round(part * Number(number))).join("\n")}>{number}</span>
      </span>
      <Figure>{figure.slice(number.length)}</Figure>
    </>
  );
}
