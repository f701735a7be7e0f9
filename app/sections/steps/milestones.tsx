import type { WeekScaleWords } from "#app/content/shared/page-content";
import type { Timetable } from "#app/domain/offers/timetables";
import type { Ruler } from "./ruler";
import styles from "./steps.module.css";

/** The length of the staff, down to the line of the weeks. */
const STAFF = "3.4rem";

interface MilestonesProps extends Pick<WeekScaleWords, "quote" | "done">, Pick<Ruler, "percent"> {
  timetable: Timetable;
}

/**
 * Labels above the numbers: where the weeks begin, and where the work ends, from which a later step counts its own
 * weeks.
 */
export function Milestones({ timetable, percent, quote, done }: MilestonesProps) {
  return (
    <svg className={styles.milestones} aria-hidden="true">
      <Milestone at={percent(0)} staff={STAFF} name={quote} />
      {timetable.done && <Milestone at={percent(timetable.done)} staff={STAFF} name={done} />}
    </svg>
  );
}

interface MilestoneProps {
  at: string;
  staff: string;
  name: string | undefined;
}

export function Milestone({ at, staff, name }: MilestoneProps) {
  return (
    <>
      <line x1={at} x2={at} y1="2" y2={staff} />
      {name && (
        <text x={at} dx="6" y="12">
          {name}
        </text>
      )}
    </>
  );
}
