import { clsx } from "clsx";
import type { StepsWords } from "#app/content/shared/page-content";
import type { Timetable } from "#app/domain/offers/timetables";
import { Section } from "#app/ui/section";
import { BaseRow, BaseScale } from "./base-scale";
import { Editions } from "./editions";
import { Milestones } from "./milestones";
import { BEFORE, rulerOf } from "./ruler";
import { ScaleKey } from "./scale-key";
import { StepScale } from "./step-scale";
import styles from "./steps.module.css";
import { type WeeksLook, WeeksScale } from "./weeks-scale";

/** What the time is drawn as; on the measured base of a net, each step has a row of its own. */
export type Look = WeeksLook | "base";

interface StepsProps extends StepsWords {
  timetable: Timetable;
  look?: Look;
  ground?: "paper" | "snow";
}

/** What is done, in what order and when: a scale of weeks, and the words of each step on a thread from its time. */
export function Steps({ lead, steps, scale, timetable, look = "bar", ...section }: StepsProps) {
  const { weeks, end, times } = timetable;
  const cells = Array.from({ length: BEFORE + Math.ceil(end) }, (_, cell) => cell + 1 - BEFORE);
  const ruler = rulerOf(cells.length);
  return (
    <Section {...section}>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ScaleKey {...scale} times={times} look={look} />
      <div className={clsx(styles.sheet, styles[look])}>
        {look === "editions" && <Editions {...scale} timetable={timetable} ruler={ruler} />}
        <Milestones {...scale} {...ruler} timetable={timetable} look={look} />
        <p className={styles.weeks} aria-hidden="true">
          {cells.map((week) => (
            <span key={week}>{week <= weeks && (week > 0 ? week : scale.unit)}</span>
          ))}
        </p>
        {look === "base" ? (
          <BaseScale timetable={timetable} ruler={ruler} />
        ) : (
          <WeeksScale timetable={timetable} ruler={ruler} look={look} />
        )}
        <ol className={styles.steps}>
          {steps.map(({ time, title, text }, step) => (
            <li key={title} data-from={look === "base" ? times[step]?.at : undefined}>
              <StepScale {...scale} timetable={timetable} ruler={ruler} look={look} step={step} />
              {look === "base" && <BaseRow {...scale} timetable={timetable} ruler={ruler} step={step} />}
              <hgroup>
                <p className={styles.time}>{time}</p>
                <h3>{title}</h3>
              </hgroup>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
