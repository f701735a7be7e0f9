import type { ReactNode } from "react";
import type { PointsWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./points.module.css";

interface PointsProps extends PointsWords {
  ground?: "paper" | "snow";
}

/** Points on ruled lines, each with a sentence or two. */
export function Points({ lead, items, conclusion, ...section }: PointsProps) {
  return (
    <Section {...section}>
      {lead && <p className={styles.lead}>{lead}</p>}
      <PointList items={items} {...(conclusion && { conclusion })} />
    </Section>
  );
}

interface PointListProps extends Pick<PointsWords, "items" | "conclusion"> {
  /** The class of a page's own drawing, in place of the rules. */
  look?: string | undefined;
}

/** The same without a section. */
export function PointList({ items, conclusion, look = styles.points }: PointListProps) {
  return (
    <>
      <ul className={look}>
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
