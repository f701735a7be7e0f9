import type { TasksWords } from "#app/content/services/artificial-intelligence-ai";
import { PointList } from "#app/sections/lists/points";
import { Section } from "#app/ui/section";
import { Morning } from "./morning";
import styles from "./tasks.module.css";

/**
 * A morning in which the tasks are done; below it the tasks side by side, and below them, across all columns, what
 * applies to all.
 */
export function Tasks({ morning, items, ...section }: TasksWords) {
  return (
    <Section {...section}>
      <Morning {...morning} />
      <PointList items={items} className={styles.tasks} />
    </Section>
  );
}
