import { useDecoration } from "#app/browser/use-decoration";
import type { TeamWords } from "#app/content/pages/about-us";
import { brand } from "#app/domain/site/brand";
import styles from "./lanyard.module.css";

/**
 * The badge of whoever has been here longest, on a strap: it swings where motion is wanted, hangs still where it is not,
 * and its place stays empty where it fails.
 */
export function Lanyard({ people, since }: Pick<TeamWords, "people" | "since">) {
  const host = useDecoration<HTMLDivElement>(async () => (await import("#app/effects/lanyard")).lanyard);
  const [holder] = [...people].sort((one, other) => one.since - other.since);
  if (!holder) return null;
  const years = `${since} ${holder.since}`;
  return (
    <div
      ref={host}
      className={styles.lanyard}
      aria-hidden="true"
      data-name={holder.name}
      data-since={years}
      data-face={holder.portrait.src}
    >
      <svg className={styles.still} viewBox="0 0 200 360" aria-hidden="true">
        <path className={styles.strap} d="M100 0v172" />
        <rect className={styles.card} x="40" y="170" width="120" height="170" rx="6" />
        <path className={styles.slot} d="M90 181h20" />
        <text className={styles.brand} x="51" y="202">
          {brand.name}
        </text>
        <path className={styles.plate} d="M51 211h98v88H51z" />
        <image
          href={holder.portrait.src}
          x="60"
          y="213"
          width="80"
          height="86"
          preserveAspectRatio="xMidYMin slice"
        />
        <text className={styles.name} x="51" y="316">
          {holder.name}
        </text>
        <text className={styles.since} x="51" y="330">
          {years}
        </text>
      </svg>
    </div>
  );
}
