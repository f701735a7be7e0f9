import type { StepTime } from "#app/domain/offers/timetables";
import { LENGTH, launches, type Ruler } from "./ruler";
import styles from "./steps.module.css";

interface FlagsProps extends Pick<Ruler, "along" | "percent"> {
  times: StepTime[];
}

/** A flag on the line where all is done, at the earliest and at the latest; at the margin it flies inwards. */
export function Flags({ along, percent, times }: FlagsProps) {
  return launches(times).map((week) => (
    <svg key={week} x={percent(week)} aria-hidden="true">
      <path
        className={styles.flag}
        d={along(week) < LENGTH ? "M0 20V4H11L8 8L11 12H0" : "M0 20V4H-11L-8 8L-11 12H0"}
      />
    </svg>
  ));
}
