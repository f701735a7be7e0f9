import { clsx } from "clsx";
import type { CaseCover, CasePicture } from "#app/artwork/case-pictures";
import type { CaseSlug } from "#app/domain/offers/cases";
import styles from "./picture.module.css";

export interface PictureProps {
  picture: CasePicture;
  alt: string;
  /** How wide it stands, as `sizes` says it; for phones less, two pixels a point being enough there. */
  sizes: string;
  /** It stands in the first view: it is fetched at once. */
  isFirst?: boolean;
  /** What phones see in its place. */
  narrow?: CasePicture | null;
  /** What tablets see in its place. */
  tablet?: CasePicture | null;
  /** What a case opens on in its place, on the screens that it is for. */
  cover?: CaseCover | null;
  /** A phone's first screen ends where one of its lines does. */
  isFolded?: boolean;
  /** A case's plate, which a view transition carries from page to page: once a page. */
  plate?: CaseSlug;
}

/** A photograph of a client's site. */
export function Picture(props: PictureProps) {
  const { picture, alt, sizes, isFirst = false, narrow, tablet, cover, isFolded = false, plate } = props;
  const { avif, webp, width, height } = picture;
  const phone = isFolded ? (narrow ?? picture).phoneOf : undefined;
  return (
    <picture
      className={clsx(
        styles.picture,
        phone && [narrow ? styles.foldedOnPhones : styles.folded, styles[phone]],
      )}
      data-plate={plate}
    >
      {cover && (
        <source
          type={cover.type}
          media={cover.media}
          srcSet={cover.src}
          width={cover.width}
          height={cover.height}
        />
      )}
      {narrow && (
        <source
          type="image/avif"
          media="(width < 40rem)"
          srcSet={narrow.avif}
          sizes={narrow.sizes}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      {tablet && (
        <source
          type="image/avif"
          media="(width < 64rem)"
          srcSet={tablet.avif}
          sizes="90vw"
          width={tablet.width}
          height={tablet.height}
        />
      )}
      {tablet && <source media="(width < 64rem)" srcSet={tablet.webp} />}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={webp}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
