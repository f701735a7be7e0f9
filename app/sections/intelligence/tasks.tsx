import type { TasksWords } from "#app/content/services/artificial-intelligence-ai";
import { PointList } from "#app/sections/lists/points";
import { Section } from "#app/ui/section";
import { Morning } from "./morning";
import styles from "./tasks.module.css";

/** A morning in which they are done; below it the tasks side by side, and across below them what holds for all. */
export function Tasks({ morning, items, ...section }: TasksWords) {
  return (
    <Section {...section}>
      <Morning {...morning} />
      <PointList items={items} className={styles.tasks} />
    </Section>
  );
}
