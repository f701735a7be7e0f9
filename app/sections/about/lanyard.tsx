import { useDecoration } from "#app/browser/use-decoration";
import styles from "./lanyard.module.css";

/** A card on a strap: it swings where motion is wanted, hangs still where it is not, and its place stays empty where it fails. */
export function Lanyard() {
  const host = useDecoration<HTMLDivElement>(async () => (await import("#app/effects/lanyard")).lanyard);
  return (
    <div ref={host} className={styles.lanyard} aria-hidden="true">
      <svg className={styles.still} viewBox="0 0 200 360" aria-hidden="true">
        <path className={styles.strap} d="M100 0v172" />
        <rect className={styles.card} x="40" y="170" width="120" height="170" rx="6" />
        <path
          className={styles.lake}
          d="M40 262c30-22 50 16 80 0 16-8 28-8 40-2v74a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6z"
        />
        <path
          className={styles.lines}
          d="M40 226c30-22 50 16 80 0 16-8 28-8 40-2M40 238c30-22 50 16 80 0 16-8 28-8 40-2M40 250c30-22 50 16 80 0 16-8 28-8 40-2"
        />
        <path className={styles.slot} d="M90 181h20" />
      </svg>
    </div>
  );
}
