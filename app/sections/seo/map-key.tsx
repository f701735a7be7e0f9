import type { OpeningWords } from "#app/content/shared/page-content";
import styles from "./map-key.module.css";

export interface MapKeyProps
  extends Pick<NonNullable<OpeningWords["map"]>, "heading" | "tints" | "search" | "caption"> {
  /** The meaning of the map's squares, if it has some. */
  square?: string | undefined;
}

/** The key of a map: its tints, its signs, and the source of its borders. */
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
