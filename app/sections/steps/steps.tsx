import { clsx } from "clsx";
import { RowsScale, StepRow } from "./row-scale";
import styles from "./steps.module.css";
import { type StepsProps, StepsSheet } from "./steps-sheet";

/** Steps with a scale on which each has its own row; as `base`, the scale is drawn as the measured base of a survey. */
export function Steps({ look = "rows", ...props }: StepsProps & { look?: "rows" | "base" }) {
  const { scale, timetable } = props;
  return (
    <StepsSheet
      {...props}
      className={clsx(styles.rows, look === "base" && styles.base)}
      drawing={(ruler) => <RowsScale timetable={timetable} ruler={ruler} />}
      above={(step, ruler) => <StepRow {...scale} timetable={timetable} ruler={ruler} step={step} />}
    />
  );
}
