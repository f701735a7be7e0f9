import { Rail, RailEvent } from "./rail";
import { RiverScale } from "./river-scale";
import styles from "./steps.module.css";
import { type StepsProps, StepsSheet } from "./steps-sheet";

/** Steps beside a river, which is a rail at the left of the words on a narrow screen. */
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
