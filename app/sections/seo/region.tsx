import { clsx } from "clsx";
import { use } from "react";
import { AboveOnNarrow, Image } from "#app/sections/drawings/image";
import image from "#app/sections/drawings/image.module.css";
import { LocaleContext } from "#app/ui/locale";
import { MapKey, type MapKeyProps } from "./map-key";
import styles from "./region.module.css";

interface RegionProps extends MapKeyProps {
  /** What it shows, for those who cannot see it. */
  text?: string | undefined;
  /** Drawn on 1000 by 1000, seen from the upper to the lower edge of the opening. */
  src: string;
  /** What a tablet has in its place, on 1000 by 660. */
  strip: string;
  /** The same for a phone, on 1000 by 860. */
  narrow: string;
}

/**
 * The land of all our towns, on the opening's right half, across a tablet, or above those of a phone. The key to its tints stands where
 * no land of ours is.
 */
export function Region({ src, strip, narrow, text, ...key }: RegionProps) {
  // Its names are those of the page's language.
  const names = `#${use(LocaleContext)}`;
  return (
    <>
      <div className={clsx(image.drawing, image.first, styles.region)}>
        <AboveOnNarrow src={narrow + names} below="40rem" />
        <picture>
          <source media="(width < 40rem)" srcSet={narrow + names} />
          <source media="(width < 84rem)" srcSet={strip + names} />
          <Image src={src + names} text={text} width={1000} height={1000} />
        </picture>
      </div>
      <div className={styles.caption}>
        <MapKey {...key} />
      </div>
    </>
  );
}
