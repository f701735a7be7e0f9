import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Figure } from "./figures/figure";
import styles from "./section.module.css";

/** The layout of a section. */
type Look =
  /** The content runs across the measure, below the title. */
  | "index"
  /** The title is at the left; the content takes the two thirds beside it. */
  | "beside"
  /** Like `beside`; a note may stand below the title. */
  | "column"
  /** Title and note take one half, the content the other. */
  | "halves"
  /** Title and content stand in those two thirds; the margin stays free. */
  | "hung"
  /** The title is small, because the content is large. */
  | "quote"
  /** The content may be wider than the measure. */
  | "wide";

interface SectionProps {
  id?: string;
  title: string;
  /** A figure before the title, as large as the page allows. */
  figure?: string | undefined;
  look?: Look;
  ground?: "paper" | "snow" | "glacier" | "night";
  /** A class with a background and colours of its own, in place of `ground`. */
  dress?: string;
  /** Above the title, from edge to edge of the screen. */
  picture?: ReactNode;
  /** Above the title, within the measure. */
  above?: ReactNode;
  /** Below the title of a `column`, or of `halves`. */
  note?: ReactNode;
  children: ReactNode;
}

/** A section of a page; its background and its layout should differ from its neighbours'. */
export function Section(props: SectionProps) {
  const {
    id,
    title,
    figure,
    look = "index",
    ground = "paper",
    dress,
    picture,
    above,
    note,
    children,
  } = props;
  return (
    <section
      id={id}
      className={clsx(styles.section, dress ?? styles[ground], styles[look], ground === "night" && "night")}
    >
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.measure}>
        {above}
        {figure ? (
          <h2 className={styles.figured}>
            <span className={clsx(styles.figure, figure.length < 3 && styles.short)}>
              <Figure>{figure}</Figure>
            </span>{" "}
            <span className={styles.rest}>{title}</span>
          </h2>
        ) : (
          <h2>{title}</h2>
        )}
        {note && <div className={styles.note}>{note}</div>}
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
