import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Ground } from "#app/ui/opening";
import styles from "./drawing.module.css";

/** The map that a page opens on: an SVG's address, and how it stands to the words. */
export type Drawing =
  /** A plate beside the words, drawn on 720 by 720. */
  | { format: "paper"; src: string }
  /** A strip across the width below the words, drawn on 2400 by 640, never cut: labels in per cent of it stay true; and for phones on 780 by 460. */
  | { format: "profile"; ground: Ground; src: string; narrow: string; labels?: ReactNode }
  /** The land behind the right half of the opening, or above the words (seo/region.tsx). */
  | { format: "region"; ground: Ground; map: ReactNode };

export function groundOf(drawing: Drawing): Ground {
  return "ground" in drawing ? drawing.ground : drawing.format;
}

/** A map that a screen narrower than `below` sees first, with the words, and fetches with the page. */
export function AboveOnNarrow({ src, below = "60rem" }: { src: string; below?: string }) {
  return <link rel="preload" as="image" href={src} media={`(width < ${below})`} fetchPriority="high" />;
}

interface ImageProps {
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

/**
 * A map behind everything, from the top of the page to the end of the opening: it only decorates.
 * A wide screen sees its middle; each page has its place on a narrow one.
 */
export function Backdrop({
  src,
  narrow,
  className,
}: {
  src: string;
  narrow: string;
  className?: string | undefined;
}) {
  return (
    <div className={clsx(styles.drawing, styles.backdrop, className)}>
      <AboveOnNarrow src={narrow} />
      <picture>
        <source media="(width < 60rem)" srcSet={narrow} />
        <Image src={src} width={1600} height={1000} />
      </picture>
    </div>
  );
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

interface PlateProps extends Pick<ImageProps, "src" | "text" | "loading"> {
  /** The line under it. */
  caption?: string | undefined;
}

/** A sheet of a map with its neat line. */
export function Plate({ src, text, loading, caption }: PlateProps) {
  return (
    <figure className={styles.plate}>
      <Sheet className={styles.frame} src={src} text={text} width={720} height={720} loading={loading} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

interface StripProps {
  format: "panorama" | "profile";
  src: string;
  narrow: string;
  text?: string | undefined;
  /** The line under it. */
  caption?: string | undefined;
  labels?: ReactNode;
}

/** A drawing across the width; a panorama is seen first on a narrow screen, above the words or right below them. */
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
