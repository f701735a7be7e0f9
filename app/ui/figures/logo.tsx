import { brand } from "#app/domain/site/brand";
import styles from "./logo.module.css";

/** On 28 by 24. */
export const mark = {
  summits: "M2 19c4 0 6-15 10-15s6 15 10 15M7 19c2.5 0 3.5-8 5-8s2.5 8 5 8M15 19c2.5 0 3-6 5-6s3 6 6 6",
  shore: "M2 22.5h24",
};

/** Two summits over their shore, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg
        width="28"
        height="24"
        viewBox="0 0 28 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d={mark.summits} />
        <path className={styles.shore} d={mark.shore} />
      </svg>
      {brand.name}
    </span>
  );
}
