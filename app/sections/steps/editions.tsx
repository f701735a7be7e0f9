import { clsx } from "clsx";
import type { WeekScaleWords } from "#app/content/shared/page-content";
import type { Timetable } from "#app/domain/offers/timetables";
import { Milestone } from "./milestones";
import { BEFORE, LENGTH, launches, type Ruler } from "./ruler";
import { Break } from "./scale-marks";
import styles from "./steps.module.css";

/** SVG units across a strip: its line, and its height. */
const STRIP = { lane: 6, far: 12 };

interface EditionsProps extends Pick<WeekScaleWords, "bar" | "comb" | "editions"> {
  timetable: Timetable;
  ruler: Ruler;
}

/**
 * What is online in the shortest project and in the longest: until the launch the old site, then the new one. The
 * change is labelled once, in the first strip.
 */
export function Editions({ timetable: { end, breaks, times }, ruler, bar, comb, editions }: EditionsProps) {
  return launches(times).map((week, longest) => (
    <svg key={week} className={clsx(styles.milestones, styles.edition)} aria-hidden="true">
      <text y="12">{longest ? comb.longest : bar.besideComb}</text>
      <svg
        viewBox={`0 0 ${LENGTH} ${STRIP.far}`}
        y="18"
        height={STRIP.far}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.old} d={ruler.days([-BEFORE, week], STRIP.lane)} />
        <path className={styles.renewed} d={ruler.stroke([week, end], STRIP.lane)} />
        <Break {...ruler} at={breaks} near={0} far={STRIP.far} />
      </svg>
      <Milestone at={ruler.percent(week)} staff="30" name={longest ? undefined : editions?.change} />
    </svg>
  ));
}
