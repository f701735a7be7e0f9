import { clsx } from "clsx";
import { use } from "react";
import type { OpeningWords } from "#app/content/shared/page-content";
import { AboveOnNarrow, Image } from "#app/sections/drawing";
import drawing from "#app/sections/drawing.module.css";
import { LocaleContext } from "#app/ui/locale";
import styles from "./region.module.css";

interface RegionProps extends Pick<NonNullable<OpeningWords["map"]>, "tints" | "caption"> {
  /** Drawn on 1000 by 1000, seen from the upper to the lower edge of the opening. */
  src: string;
  /** What a narrow screen has in its place: on 800 by 420 or, as high as the land on it, on 1000 by 800. */
  narrow: string;
  isWhole?: boolean;
}

/** The land round a town, on the sheet's right half. Its line and the key to its tints stand on it, or below it. */
export function Region({ src, narrow, isWhole, tints, caption }: RegionProps) {
  // Its names are those of the page's language.
  const names = `#${use(LocaleContext)}`;
  return (
    <>
      <div className={clsx(drawing.drawing, drawing.backdrop, styles.region, isWhole && styles.whole)}>
        <AboveOnNarrow src={narrow + names} />
        <picture>
          <source media="(width < 60rem)" srcSet={narrow + names} />
          <Image src={src + names} width={1000} height={1000} />
        </picture>
      </div>
      <p className={styles.caption}>
        {tints?.title}{" "}
        {tints?.steps.map((step) => (
          <span key={step} className={styles.tint}>
            {step}
          </span>
        ))}
        {caption}
      </p>
    </>
  );
}
