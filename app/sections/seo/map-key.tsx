import type { OpeningWords } from "#app/content/shared/page-content";
import styles from "./map-key.module.css";

export type MapKeyProps = Pick<NonNullable<OpeningWords["map"]>, "heading" | "tints" | "caption">;

/** What a map's tints say, the key to them, and where its borders are from. */
export function MapKey({ heading, tints, caption }: MapKeyProps) {
  return (
    <>
      <div>{heading}</div>
      {tints?.map((step) => (
        <span key={step} className={styles.tint}>
          {step}
        </span>
      ))}
      <div>{caption}</div>
    </>
  );
}
