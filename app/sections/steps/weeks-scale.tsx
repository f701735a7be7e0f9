import type { StepTime, Timetable } from "#app/domain/offers/timetables";
import { Flags } from "./flags";
import { DAY, isPair, LENGTH, launches, type Ruler } from "./ruler";
import { Break, Periods, Soon } from "./scale-marks";
import styles from "./steps.module.css";

/** What the time is drawn as: a map's scale bar; a river; an old edition beside the new one. */
export type WeeksLook = "bar" | "river" | "editions";

/** SVG units across: how far from the scale the words stand, the line of the weeks. */
const FAR = 100;
const LINE = 20;
/** Of the ticks between the numbers of the weeks. */
const TOP = -18;
/** Where the first thread turns to its words; each further one turns higher, and so never across the ones before it. */
const TURN = 92;
const APART = 7;
/** The lane of what is done in the weeks; the longest time is above the shortest, which ends before what hangs beside it. */
const ONE_LANE = { shortest: 42, longest: 42 };
const TWO_LANES = { shortest: 51, longest: 34 };
/** A break is struck through all that stands on the line. */
const ALONE = { near: LINE - 9, far: LINE + 9 };
const BREAKS = {
  bar: ALONE,
  river: { near: LINE - 19, far: LINE + 19 },
  editions: ALONE,
} satisfies Record<WeeksLook, object>;

interface WeeksScaleProps {
  timetable: Timetable;
  ruler: Ruler;
  look: WeeksLook;
}

/** The weeks of all steps, and the threads that their words hang from. */
export function WeeksScale({ timetable, ruler, look }: WeeksScaleProps) {
  const { weeks, end, breaks, times } = timetable;
  const { along, stroke, ticks } = ruler;
  const lanes = times.some(isPair) ? TWO_LANES : ONE_LANE;
  const isOutside = (at: number) => at < 0 || at > weeks;
  const threads = times.map(({ at, shortest, longest }, step) => {
    const column = (step / times.length) * LENGTH;
    // A brook joins the river with its flow.
    if (look === "river") return `M${column} ${FAR}C${column} 60 ${along(at)} 60 ${along(at)} ${LINE}`;
    const hang = (week: number, lane: number) => `M${along(week)} ${lane}V${TURN - step * APART}H${column}`;
    if (isOutside(at)) return `${hang(at, LINE)}V${FAR}`;
    // In the weeks, its words hang from its first day, in the longest time and in the shortest.
    const [latest = at] = longest ?? [];
    const [earliest = at] = shortest ?? [];
    const early = earliest < latest ? hang(earliest + DAY / 2, lanes.shortest) : "";
    return `${early}${hang(latest + DAY / 2, lanes.longest)}V${FAR}`;
  });
  // A river begins with its first brook, and has no point where a day is not known.
  const isOnLine = ({ at, soon }: StepTime) => (look === "river" ? at >= 0 && !soon : isOutside(at));
  return (
    <>
      {look !== "editions" && (
        <svg className={styles.flags} aria-hidden="true">
          <Flags {...ruler} times={times} />
        </svg>
      )}
      <svg
        className={styles.level}
        viewBox={`0 0 ${LENGTH} ${FAR}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.threads} d={threads.join("")} />
        {look === "river" ? (
          <>
            <path d={ticks([1, weeks + 1], 1, TOP, LINE)} />
            <path
              className={styles.water}
              d={times.map((time, step) => swell(...broadens(time, along), step)).join("")}
            />
            <Soon {...ruler} times={times} lane={LINE} />
          </>
        ) : (
          <>
            <path className={styles.talk} d={stroke([times[0]?.at ?? 0, 0], LINE)} />
            <path d={stroke([weeks, end], LINE)} />
            <path className={styles.line} d={stroke([0, weeks], LINE)} />
            <Periods {...ruler} times={times} lanes={lanes} />
          </>
        )}
        {look === "bar" && (
          <>
            <path
              className={styles.halves}
              d={Array.from({ length: weeks >> 1 }, (_, pair) =>
                stroke([2 * pair + 1, 2 * pair + 2], LINE),
              ).join("")}
            />
            <path
              className={styles.flag}
              d={launches(times)
                .map((week, longest) => `M${along(week)} ${LINE}V${longest ? lanes.longest : lanes.shortest}`)
                .join("")}
            />
          </>
        )}
        <Break {...ruler} at={breaks} {...BREAKS[look]} />
        <path
          className={styles.points}
          d={times
            .filter(isOnLine)
            .map(({ at }) => `M${along(at)} ${LINE}h0`)
            .join("")}
        />
      </svg>
    </>
  );
}

/** Where a step begins to broaden the river, and where it has; on a day not known, in all the weeks that it may be in. */
function broadens({ at, soon }: StepTime, along: Ruler["along"]): [number, number] {
  const from = along(at);
  return [from, soon ? along(soon[1]) : from + 110];
}

/** A river from where a step's brook joins it: broader by as much as each other has brought. */
function swell(from: number, to: number, joined: number): string {
  const [before, after] = [Math.max(0.75, 4 * joined), 4 * joined + 4];
  const between = (from + to) / 2;
  return `M${from} ${LINE - before}C${between} ${LINE - before} ${between} ${LINE - after} ${to} ${LINE - after}H${LENGTH}V${LINE + after}H${to}C${between} ${LINE + after} ${between} ${LINE + before} ${from} ${LINE + before}z`;
}
