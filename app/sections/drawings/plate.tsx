import { type ImageProps, Sheet } from "./image";
import styles from "./plate.module.css";

interface PlateProps extends Pick<ImageProps, "src" | "text" | "loading"> {
  /** The line under it. */
  caption?: string | undefined;
}

/** A map sheet with its frame. */
export function Plate({ src, text, loading, caption }: PlateProps) {
  return (
    <figure className={styles.plate}>
      <Sheet className={styles.frame} src={src} text={text} width={720} height={720} loading={loading} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
