import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Figure } from "./figures/figure";
import styles from "./section.module.css";

/** How a section stands. */
type Look =
  /** What it holds runs across the measure, below the title. */
  | "index"
  /** The title leaves two thirds beside it to what it names. */
  | "beside"
  /** Likewise; a note may stand below the title. */
  | "column"
  /** Title and note stand in one half, what they name beside them in the other. */
  | "halves"
  /** Title and content stand in those two thirds; the margin stays free. */
  | "hung"
  /** The title is small: what is said is large. */
  | "quote"
  /** It stands out of the measure. */
  | "wide";

interface SectionProps {
  id?: string;
  title: string;
  /** Begins the title, as large as the page allows. */
  figure?: string | undefined;
  look?: Look;
  ground?: "paper" | "snow" | "glacier" | "night";
  /** A class that brings a ground and colours of its own, in place of ours. */
  dress?: string;
  /** Above the title, from edge to edge of the screen. */
  picture?: ReactNode;
  /** Above the title, on its measure. */
  above?: ReactNode;
  /** Below the title of a column, or of halves. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a page, on a ground and in a skeleton that its neighbours do not have. */
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
