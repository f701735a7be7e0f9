import type { PlannerWords } from "#app/content/pages/showcases";
import styles from "./day-strip.module.css";

type Block = PlannerWords["blocks"][number];

/** The blocks of a day and the time between them, in quarters of an hour; what is free has no title. */
function partsOf(blocks: Block[]): { from: number; quarters: number; block: Block | null }[] {
  return blocks.flatMap((block, place) => {
    const before = blocks[place - 1];
    const free = before ? before.from + before.quarters : 0;
    const part = { from: block.from, quarters: block.quarters, block };
    return free < block.from ? [{ from: free, quarters: block.from - free, block: null }, part] : [part];
  });
}

/** A day as one strip, each quarter of an hour as wide as any other; on a phone it runs downwards. */
export function DayStrip({ description, hours, blocks }: PlannerWords) {
  return (
    <section className={styles.day}>
      <h2 className="visually-hidden">{description}</h2>
      <ol className={styles.hours} aria-hidden="true">
        {hours.slice(0, -1).map((hour) => (
          <li key={hour}>{hour}</li>
        ))}
      </ol>
      <ol className={styles.blocks}>
        {partsOf(blocks).map(({ from, quarters, block }) => (
          <li key={from} className={styles[block?.look ?? "free"]} data-quarters={quarters}>
            {block?.title}
          </li>
        ))}
      </ol>
    </section>
  );
}
