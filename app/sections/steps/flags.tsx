import type { StepTime } from "#app/domain/offers/timetables";
import { launches, type Ruler } from "./ruler";
import styles from "./steps.module.css";

interface FlagsProps extends Pick<Ruler, "percent"> {
  times: StepTime[];
}

/** A flag on the line where all is done, at the earliest and at the latest. */
export function Flags({ percent, times }: FlagsProps) {
  return launches(times).map((week) => (
    <svg key={week} x={percent(week)} aria-hidden="true">
      <path className={styles.flag} d="M0 20V4H11L8 8L11 12H0" />
    </svg>
  ));
}
