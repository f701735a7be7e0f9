import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./image.module.css";

/** Preloads the drawing that a screen narrower than `below` shows in its first viewport. */
export function AboveOnNarrow({ src, below = "60rem" }: { src: string; below?: string }) {
  return <link rel="preload" as="image" href={src} media={`(width < ${below})`} fetchPriority="high" />;
}

export interface ImageProps {
  src: string;
  /** The alternative text; empty for a decorative image. */
  text?: string | undefined;
  width: number;
  height: number;
  /** For an image below the opening. */
  loading?: "lazy" | undefined;
}

/** An image with a low priority: the words come first. */
export function Image({ src, text = "", width, height, loading }: ImageProps) {
  return <img src={src} alt={text} width={width} height={height} loading={loading} fetchPriority="low" />;
}

interface SheetProps extends ImageProps {
  className: string | undefined;
  /** A version shown if its media query matches. */
  narrow?: { media: string; srcSet: string; width: number; height: number } | undefined;
  /** The image is in the first viewport: on a narrow screen it is painted with the words. */
  isFirst?: boolean | undefined;
  /** Words on the drawing. */
  children?: ReactNode;
}

/** A drawing with the words on it. */
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
