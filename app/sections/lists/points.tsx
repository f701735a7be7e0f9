import type { ReactNode } from "react";
import type { PointsWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./points.module.css";
import { TitledList } from "./titled-list";

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

/** The same without a section. */
export function PointList({ items, conclusion }: Pick<PointsWords, "items" | "conclusion">) {
  return (
    <>
      <TitledList items={items} look={styles.points} />
      {conclusion && <Conclusion>{conclusion}</Conclusion>}
    </>
  );
}

/** The last word on them. */
export function Conclusion({ children }: { children: ReactNode }) {
  return <p className={styles.conclusion}>{children}</p>;
}
