import type { ComponentProps, ReactNode } from "react";
import styles from "./foot-bar.module.css";

/** A question at the foot of the screen, with its answers beside it. */
export function FootBar({
  answers,
  children,
  ...section
}: ComponentProps<"section"> & { answers: ReactNode }) {
  return (
    <section className={styles.bar} {...section}>
      <p>{children}</p>
      <div className={styles.answers}>{answers}</div>
    </section>
  );
}
