import { clsx } from "clsx";
import type { WeekScaleWords } from "#app/content/shared/page-content";
import type { StepTime } from "#app/domain/offers/timetables";
import { BEFORE, launches, type Ruler } from "./ruler";
import styles from "./steps.module.css";

interface OnlineLaneProps extends Pick<Ruler, "stroke" | "days"> {
  times: StepTime[];
  end: number;
  lane: number;
}

/** What is online: the old site, then on a day that no scale can tell, the new one in its place. */
export function OnlineLane({ stroke, days, times, end, lane }: OnlineLaneProps) {
  const [earliest = end, latest = end] = launches(times);
  return (
    <>
      <path className={styles.old} d={days([-BEFORE, earliest], lane)} />
      <path className={styles.renewed} d={stroke([earliest, end], lane)} />
      <path className={styles.change} d={stroke([earliest, latest], lane)} />
    </>
  );
}

interface OnlineNamesProps {
  editions: WeekScaleWords["editions"] | undefined;
  /** Of all steps, or of one. */
  of: string | undefined;
}

/** What is online, named where it is drawn. */
export function OnlineNames({ editions, of }: OnlineNamesProps) {
  if (!editions) return null;
  return (
    <p className={clsx(styles.names, of)} aria-hidden="true">
      <span>{editions.old}</span>
      <span>{editions.change}</span>
      <span>{editions.renewed}</span>
    </p>
  );
}
