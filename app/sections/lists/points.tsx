import type { ReactNode } from "react";
import type { PointsWords } from "#app/content/shared/page-content";
import { markSeen } from "#app/ui/mark-seen";
import { Section } from "#app/ui/section";
import styles from "./points.module.css";

/** Points on ruled lines, each with a sentence or two. */
export function Points({ items, ...section }: PointsWords) {
  return (
    <Section {...section}>
      <PointList items={items} />
    </Section>
  );
}

interface PointListProps extends Pick<PointsWords, "items" | "conclusion"> {
  /** The class of a page's own drawing, in place of the rules. */
  look?: string | undefined;
}

/** The same without a section. */
export function PointList({ items, conclusion, look }: PointListProps) {
  return (
    <>
      <ul ref={look ? undefined : markSeen} className={look ?? styles.points}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {conclusion && <Conclusion>{conclusion}</Conclusion>}
    </>
  );
}

/** The last word on them. */
export function Conclusion({ children }: { children: ReactNode }) {
  return <p className={styles.conclusion}>{children}</p>;
}
