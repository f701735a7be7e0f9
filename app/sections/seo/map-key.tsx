import type { OpeningWords } from "#app/content/shared/page-content";
import styles from "./map-key.module.css";

/** The key to a map's tints, and its line. */
export function MapKey({ tints, caption }: Pick<NonNullable<OpeningWords["map"]>, "tints" | "caption">) {
  return (
    <>
      {tints?.map((step) => (
        <span key={step} className={styles.tint}>
          {step}
        </span>
      ))}
      {caption}
    </>
  );
}
