import type { OpeningWords } from "#app/content/shared/page-content";
import styles from "./map-key.module.css";

export interface MapKeyProps
  extends Pick<NonNullable<OpeningWords["map"]>, "heading" | "tints" | "search" | "caption"> {
  /** What its squares are, where it has some. */
  square?: string | undefined;
}

/** What a map's tints say, the key to them, what its signs are, and where its borders are from. */
export function MapKey({ heading, tints, square, search, caption }: MapKeyProps) {
  return (
    <>
      <div>{heading}</div>
      {tints?.map((step) => (
        <span key={step} className={styles.tint}>
          {step}
        </span>
      ))}
      {square && <span className={styles.square}>{square}</span>}
      {search && <div>{search}</div>}
      <div>{caption}</div>
    </>
  );
}
