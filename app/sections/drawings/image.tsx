import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./image.module.css";

/** A map that a screen narrower than `below` sees first, with the words, and fetches with the page. */
export function AboveOnNarrow({ src, below = "60rem" }: { src: string; below?: string }) {
  return <link rel="preload" as="image" href={src} media={`(width < ${below})`} fetchPriority="high" />;
}

export interface ImageProps {
  src: string;
  /** What it shows, for those who cannot see it. */
  text?: string | undefined;
  width: number;
  height: number;
  /** Where it stands below the opening. */
  loading?: "lazy" | undefined;
}

/** It comes behind the page that names it; a wide screen paints it after the words. */
export function Image({ src, text = "", width, height, loading }: ImageProps) {
  return <img src={src} alt={text} width={width} height={height} loading={loading} fetchPriority="low" />;
}

interface SheetProps extends ImageProps {
  className?: string | undefined;
  /** Another in its place, where this holds. */
  narrow?: { media: string; srcSet: string; width: number; height: number } | undefined;
  /** That one is on the first screen: it is painted with the words. */
  isFirst?: boolean | undefined;
  /** Words on it. */
  children?: ReactNode;
}

/** A drawing that is looked at, with what is written on it. */
export function Sheet({ className, narrow, isFirst, children, ...image }: SheetProps) {
  return (
    <div className={clsx(styles.drawing, isFirst && styles.first, className)}>
      <picture>
        {narrow && <source {...narrow} />}
        <Image {...image} />
      </picture>
      {children}
    </div>
  );
}
