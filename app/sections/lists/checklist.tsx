import type { ComponentProps } from "react";
import type { ChecklistWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./checklist.module.css";

interface ChecklistProps extends ChecklistWords, Pick<ComponentProps<typeof Section>, "look"> {
  /** The class of a page's own drawing, in place of the ticks. */
  className?: string | undefined;
}

/** Short reasons, with ticks. */
export function Checklist({ items, className = styles.list, ...section }: ChecklistProps) {
  return (
    <Section {...section} ground="snow">
      <ul className={className}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
