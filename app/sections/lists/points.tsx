import type { PointsWords } from "#app/content/shared/page-content";
import { markSeen } from "#app/ui/mark-seen";
import { Section } from "#app/ui/section";
import styles from "./points.module.css";

interface PointListProps extends Pick<PointsWords, "items"> {
  /** The class of a page's own drawing, in place of the rules. */
  className?: string | undefined;
}

/** Points on ruled lines, each with a sentence or two. */
export function PointList({ items, className }: PointListProps) {
  return (
    <ul ref={className ? undefined : markSeen} className={className ?? styles.points}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface PointsProps extends PointsWords {
  /** The class of the page's own drawing. */
  look: string | undefined;
  ground?: "paper" | "snow";
}

/** Points as a section of their own. */
export function Points({ items, look, ...section }: PointsProps) {
  return (
    <Section {...section}>
      <PointList items={items} className={look} />
    </Section>
  );
}
