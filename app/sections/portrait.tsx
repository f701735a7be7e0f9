import { clsx } from "clsx";
import type { Person } from "#app/content/shared/people";
import styles from "./portrait.module.css";

/** A portrait that stands behind the lower edge of its plate. */
export function Portrait({ src, text, className }: Person["portrait"] & { className: string | undefined }) {
  return (
    <span className={clsx(styles.plate, className)}>
      <img src={src} alt={text} width="600" height="750" loading="lazy" />
    </span>
  );
}
