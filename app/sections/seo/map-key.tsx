import type { OpeningWords } from "#app/content/shared/page-content";
import styles from "./map-key.module.css";

export type MapKeyProps = Pick<NonNullable<OpeningWords["map"]>, "heading" | "tints" | "search" | "caption">;

/** What a map's tints say, the key to them, what its fields are, and where its borders are from. */
export function MapKey({ heading, tints, search, caption }: MapKeyProps) {
  return (
    <>
      <div>{heading}</div>
      {tints?.map((step) => (
        <span key={step} className={styles.tint}>
          {step}
        </span>
      ))}
      {search && <div>{search}</div>}
      <div>{caption}</div>
    </>
  );
}
