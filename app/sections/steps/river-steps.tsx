import { Rail, RailEvent } from "./rail";
import { RiverScale } from "./river-scale";
import styles from "./steps.module.css";
import { type StepsProps, StepsSheet } from "./steps-sheet";

/** Steps beside a river; on a narrow screen the river is a rail left of the words. */
export function RiverSteps(props: StepsProps) {
  const { scale, timetable } = props;
  return (
    <StepsSheet
      {...props}
      className={styles.river}
      drawing={(ruler) => (
        <>
          <RiverScale timetable={timetable} ruler={ruler} />
          <Rail timetable={timetable} />
        </>
      )}
      below={(step) => <RailEvent {...scale} timetable={timetable} step={step} />}
    />
  );
}
