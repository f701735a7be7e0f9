import styles from "./figure.module.css";

/** Letters and signs among the digits of a figure: `6 to 12`, `41 %`, `1er`. */
const WORDS = /(\s*[\p{L}%]+\s*)/u;
const ORDINAL = /^(er|re|e|st|nd|rd|th)$/;

/** Whether these letters make the number before them an ordinal. */
export const isOrdinal = (letters: string) => ORDINAL.test(letters);

/**
 * A large figure: close digits, smaller letters, a raised ordinal suffix. Its first digit is aligned with the left edge
 * of the text.
 */
export function Figure({ children }: { children: string }) {
  const parts = children.split(WORDS).map((part, place) => {
    if (place % 2 === 0) return part;
    return isOrdinal(part) ? (
      <sup key={part} className={styles.raised}>
        {part}
      </sup>
    ) : (
      <span key={part} className={styles.words}>
        {part}
      </span>
    );
  });
  return <span data-first={children.charAt(0)}>{parts}</span>;
}
