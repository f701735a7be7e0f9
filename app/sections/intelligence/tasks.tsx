import plates from "#app/artwork/sheets/tasks.svg";
import type { PointsWords } from "#app/content/shared/page-content";
import { Image } from "#app/sections/drawing";
import { Section } from "#app/ui/section";
import styles from "./tasks.module.css";

/** The plates in the tasks' order, as draw-tasks.ts names them; what holds for all has none. */
const views = ["night", "sorted", "drafted"];

/** Tasks side by side, each with a picture of it, and across below them what holds for all. */
export function Tasks({ items, ...section }: PointsWords) {
  return (
    <Section {...section}>
      <ul className={styles.tasks}>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            {views[index] && (
              <Image src={`${plates}#${views[index]}`} width={320} height={180} loading="lazy" />
            )}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
