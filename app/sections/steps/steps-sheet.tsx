import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { StepsWords } from "#app/content/shared/page-content";
import type { Timetable } from "#app/domain/offers/timetables";
import { Section } from "#app/ui/section";
import { Editions } from "./editions";
import { Milestones } from "./milestones";
import { BEFORE, type Ruler, rulerOf } from "./ruler";
import { ScaleKey } from "./scale-key";
import styles from "./steps.module.css";

/** From this many weeks on, a phone numbers only every second week. */
const LONG = 14;

export interface StepsProps extends StepsWords {
  timetable: Timetable;
  ground?: "paper" | "snow";
}

interface StepsSheetProps extends StepsProps {
  className: string | undefined;
  /** Draws the time of all steps. */
  drawing: (ruler: Ruler) => ReactNode;
  /** Draw something above or below the words of a step. */
  above?: (step: number, ruler: Ruler) => ReactNode;
  below?: (step: number) => ReactNode;
}

/** The steps of a project, in order: a scale of weeks, and each step's words at its time. */
export function StepsSheet({ steps, scale, timetable, className, ...props }: StepsSheetProps) {
  const { drawing, above, below, ...section } = props;
  const { weeks, end, times } = timetable;
  const cells = Array.from({ length: BEFORE + Math.ceil(end) }, (_, cell) => cell + 1 - BEFORE);
  const ruler = rulerOf(cells.length);
  return (
    <Section {...section}>
      <ScaleKey {...scale} times={times} />
      <div className={clsx(styles.sheet, className)}>
        <div className={styles.head}>
          {scale.editions && <Editions {...scale} timetable={timetable} ruler={ruler} />}
          <Milestones {...scale} {...ruler} timetable={timetable} />
          <p className={clsx(styles.weeks, cells.length >= LONG && styles.long)} aria-hidden="true">
            {cells.map((week) => (
              <span key={week}>{week <= weeks && (week > 0 ? week : scale.unit)}</span>
            ))}
          </p>
        </div>
        {drawing(ruler)}
        <ol className={styles.steps}>
          {steps.map(({ time, title, text }, step) => (
            <li key={title} className={clsx((times[step]?.at ?? 0) < 0 && styles.before)}>
              {above?.(step, ruler)}
              <hgroup>
                <p className={styles.time}>
                  {/* A spacer up to the step's beginning: the content security policy allows no inline styles. */}
                  <svg width={ruler.percent(times[step]?.at ?? 0)} aria-hidden="true" />
                  <span>{time}</span>
                </p>
                <h3>{title}</h3>
              </hgroup>
              <p className={styles.text}>{text}</p>
              {below?.(step)}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
