import { clsx } from "clsx";
import { use } from "react";
import { AboveOnNarrow, Image } from "#app/sections/drawings/image";
import image from "#app/sections/drawings/image.module.css";
import { LocaleContext } from "#app/ui/locale";
import { MapKey, type MapKeyProps } from "./map-key";
import styles from "./region.module.css";

interface RegionProps extends MapKeyProps {
  /** The map's alternative text. */
  text?: string | undefined;
  /** Drawn on 1000 by 1000, shown over the whole height of the opening. */
  src: string;
  /** The version for tablets, on 1000 by 660. */
  strip: string;
  /** The version for phones, on 1000 by 860. */
  narrow: string;
}

/**
 * The map of the region with all our towns: on the opening's right half, across a tablet, or above the words of a
 * phone. Its key stands where the map shows no land of ours.
 */
export function Region({ src, strip, narrow, text, ...key }: RegionProps) {
  // The fragment selects the page's language for the map's names.
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
