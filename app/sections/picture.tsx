import { clsx } from "clsx";
import type { CaseCover, CasePicture } from "#app/artwork/case-pictures";
import type { CaseSlug } from "#app/domain/offers/cases";
import styles from "./picture.module.css";

export interface PictureProps {
  picture: CasePicture;
  alt: string;
  /** Its width, as in the attribute `sizes`; smaller on phones, where two device pixels per CSS pixel are enough. */
  sizes: string;
  /** It is in the first viewport: it is loaded at once. */
  isFirst?: boolean;
  /** Shown on phones in place of `picture`. */
  narrow?: CasePicture | null;
  /** Shown on tablets in place of `picture`. */
  tablet?: CasePicture | null;
  /** The first picture of a case page, in place of `picture` on the screens that it is for. */
  cover?: CaseCover | null;
  /** Crops a phone's screenshot at the end of a line of text. */
  isFolded?: boolean;
  /** The case whose plate it is: a view transition moves it from page to page. At most once a page. */
  plate?: CaseSlug;
}

/** A screenshot of a client's site. */
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
        // Words beside the picture do not wait for it. Elsewhere, a decoded picture would be blank again for a moment.
        decoding={isFirst ? "async" : undefined}
      />
    </picture>
  );
}
