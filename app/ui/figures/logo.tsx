import { brand } from "#app/domain/site/brand";
import { mark } from "#app/domain/site/mark";
import styles from "./logo.module.css";

/** The logo: two summits above a shore, and the name. */
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
