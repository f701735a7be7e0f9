import { clsx } from "clsx";
import type { ReactNode } from "react";
import { AboveOnNarrow, Sheet } from "./image";
import styles from "./strip.module.css";

interface StripProps {
  format: "panorama" | "profile";
  src: string;
  narrow: string;
  text?: string | undefined;
  /** The line under it. */
  caption?: string | undefined;
  labels?: ReactNode;
}

/**
 * A drawing across the page's width; on a narrow screen, a panorama is in the first viewport, above the words or
 * directly below them.
 */
export function Strip({ format, src, narrow, text, caption, labels }: StripProps) {
  const isFirst = format === "panorama";
  return (
    <figure className={clsx(styles.strip, styles[format])}>
      {isFirst && <AboveOnNarrow src={narrow} below="48rem" />}
      <Sheet
        className={styles.width}
        src={src}
        width={2400}
        height={isFirst ? 560 : 640}
        text={text}
        narrow={{ media: "(width < 48rem)", srcSet: narrow, width: 780, height: isFirst ? 360 : 460 }}
        isFirst={isFirst}
      >
        {labels}
      </Sheet>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
