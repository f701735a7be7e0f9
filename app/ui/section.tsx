import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  id?: string;
  /** The line in the margin, as a map sheet is numbered. */
  sheet: string;
  title: string;
  ground?: "paper" | "snow" | "night";
  children: ReactNode;
}

/** A sheet of the page: its number in the margin, its title, its content on the measure. */
export function Section({ id, sheet, title, ground = "paper", children }: SectionProps) {
  return (
    <section id={id} className={clsx(styles.section, styles[ground], ground === "night" && "night")}>
      <div className={styles.measure}>
        <header className={styles.header}>
          <p className={styles.sheet}>{sheet}</p>
          <h2>{title}</h2>
        </header>
        {children}
      </div>
    </section>
  );
}
