import { clsx } from "clsx";
import type { StepsWords } from "#app/content/shared/page-content";
import type { Timetable } from "#app/domain/offers/timetables";
import { Section } from "#app/ui/section";
import { Editions } from "./editions";
import { Milestones } from "./milestones";
import { Rail, RailEvent } from "./rail";
import { RiverScale } from "./river-scale";
import { RowsScale, StepRow } from "./row-scale";
import { BEFORE, rulerOf } from "./ruler";
import { ScaleKey } from "./scale-key";
import styles from "./steps.module.css";

/**
 * What the time is drawn as: a scale on which each step has a row of its own; the same as the measured base of a net; a river.
 * On a narrow screen a river is a rail at the left of the words; the others have their scale above all of them, and it stays true.
 */
type Look = "rows" | "base" | "river";

interface StepsProps extends StepsWords {
  timetable: Timetable;
  look?: Look;
  ground?: "paper" | "snow";
}

/** What is done, in what order and when: a scale of weeks, and the words of each step at its time. */
export function Steps({ steps, scale, timetable, look = "rows", ...section }: StepsProps) {
  const { weeks, end, times } = timetable;
  const cells = Array.from({ length: BEFORE + Math.ceil(end) }, (_, cell) => cell + 1 - BEFORE);
  const ruler = rulerOf(cells.length);
  return (
    <Section {...section}>
      <ScaleKey {...scale} times={times} />
      <div className={clsx(styles.sheet, styles[look], look === "base" && styles.rows)}>
        <div className={styles.head}>
          {scale.editions && <Editions {...scale} timetable={timetable} ruler={ruler} />}
          <Milestones {...scale} {...ruler} timetable={timetable} />
          <p className={styles.weeks} aria-hidden="true">
            {cells.map((week) => (
              <span key={week}>{week <= weeks && (week > 0 ? week : scale.unit)}</span>
            ))}
          </p>
        </div>
        {look === "river" ? (
          <RiverScale timetable={timetable} ruler={ruler} />
        ) : (
          <RowsScale timetable={timetable} ruler={ruler} />
        )}
        {look === "river" && <Rail timetable={timetable} />}
        <ol className={styles.steps}>
          {steps.map(({ time, title, text }, step) => (
            <li key={title} className={clsx((times[step]?.at ?? 0) < 0 && styles.before)}>
              {look !== "river" && <StepRow {...scale} timetable={timetable} ruler={ruler} step={step} />}
              <hgroup>
                <p className={styles.time}>
                  {/* As wide as the weeks before it: the policy allows no style in the page. */}
                  <svg width={ruler.percent(times[step]?.at ?? 0)} aria-hidden="true" />
                  <span>{time}</span>
                </p>
                <h3>{title}</h3>
              </hgroup>
              <p className={styles.text}>{text}</p>
              {look === "river" && <RailEvent {...scale} timetable={timetable} step={step} />}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
