import { clsx } from "clsx";
import { use } from "react";
import type { OpeningWords } from "#app/content/shared/page-content";
import { AboveOnNarrow, Image } from "#app/sections/drawing";
import drawing from "#app/sections/drawing.module.css";
import { LocaleContext } from "#app/ui/locale";
import { MapKey } from "./map-key";
import styles from "./region.module.css";

interface RegionProps extends Pick<NonNullable<OpeningWords["map"]>, "tints" | "caption"> {
  /** Drawn on 1000 by 1000, seen from the upper to the lower edge of the opening. */
  src: string;
  /** What a narrow screen has in its place, on 1000 by 640. */
  narrow: string;
}

/** The land of all our towns, on the opening's right half. Its line and the key to its tints stand on it, or below it. */
export function Region({ src, narrow, ...key }: RegionProps) {
  // Its names are those of the page's language.
  const names = `#${use(LocaleContext)}`;
  return (
    <>
      <div className={clsx(drawing.drawing, drawing.backdrop, styles.region)}>
        <AboveOnNarrow src={narrow + names} />
        <picture>
          <source media="(width < 60rem)" srcSet={narrow + names} />
          <Image src={src + names} width={1000} height={1000} />
        </picture>
      </div>
      <p className={styles.caption}>
        <MapKey {...key} />
      </p>
    </>
  );
}
