import { clsx } from "clsx";
import styles from "./backdrop.module.css";
import { AboveOnNarrow, Image } from "./image";
import image from "./image.module.css";

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
    <div className={clsx(image.drawing, image.first, styles.backdrop, className)}>
      <AboveOnNarrow src={narrow} />
      <picture>
        <source media="(width < 60rem)" srcSet={narrow} />
        <Image src={src} width={1600} height={1000} />
      </picture>
    </div>
  );
}
