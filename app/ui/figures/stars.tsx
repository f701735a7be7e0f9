import styles from "./stars.module.css";

/** Path data of one star, 20 units wide, from its upper tip. */
const STAR = "l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.2 6-.8z";

/** Stars filled according to a rating; decorative, since the figures beside them say it. */
export function Stars({ stars, of }: { stars: number; of: number }) {
  const row = Array.from({ length: of }, (_, index) => `M${index * 20 + 10} 1.5${STAR}`).join("");
  return (
    <svg className={styles.stars} viewBox={`0 0 ${of * 20} 20`} aria-hidden="true">
      <path className={styles.empty} d={row} />
      <svg width={stars * 20} height="20" aria-hidden="true">
        <path d={row} />
      </svg>
    </svg>
  );
}
