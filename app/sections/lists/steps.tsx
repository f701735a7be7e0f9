import { clsx } from "clsx";
import type { StepsWords } from "#app/content/shared/page-content";
import type { StepTime, Timetable } from "#app/domain/offers/timetables";
import { Section } from "#app/ui/section";
import { ScaleKey } from "./scale-key";
import styles from "./steps.module.css";

type Look = "bar" | "base" | "river" | "editions";

interface StepsProps extends StepsWords {
  timetable: Timetable;
  /** What the time is drawn as: a map's scale bar; the measured base of a net; a river; an old edition beside the new one. */
  look?: Look;
  ground?: "paper" | "snow";
}

/** SVG units: the length of the scale, and how far from it the words stand. */
const LENGTH = 1000;
const FAR = 100;
/** Across: the lane of what is online, the line of the weeks, and the lane of what is done in them. */
const ONLINE = 5;
const LINE = 20;
const LANE = { shortest: 42, longest: 42 };
/** The same of a shortest and a longest time, one below the other. */
const LANES = { shortest: 37, longest: 50 };
/** The same of a step's own scale, which its words hang from. */
const OWN = { line: 1, tick: 5, shortest: 8, longest: 8, far: 16 };
const OWN_PAIR = { ...OWN, longest: 19, far: 26 };
/** A break is struck through all that stands on the line. */
const ALONE = { near: LINE - 9, far: LINE + 9 };
const BREAKS = {
  bar: ALONE,
  base: ALONE,
  river: { near: LINE - 19, far: LINE + 19 },
  editions: { ...ALONE, near: ONLINE - 9 },
} satisfies Record<Look, object>;
/** Before the signed quote, in weeks. */
const BEFORE = 1;
const DAY = 0.2;
/** SVG units between what is done until a week, or happens then, and what is done from it on. */
const GAP = 4;

/** What is done, in what order and when: a scale of weeks, and the words of each step on a thread from its time. */
export function Steps({ lead, steps, scale, timetable, look = "bar", ...section }: StepsProps) {
  const { weeks, end } = timetable;
  const cells = Array.from({ length: BEFORE + Math.ceil(end) }, (_, cell) => cell + 1 - BEFORE);
  const ruler = rulerOf(cells.length);
  return (
    <Section {...section}>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ScaleKey {...scale} times={timetable.times} />
      <div className={clsx(styles.sheet, styles[look])}>
        <p className={styles.weeks} aria-hidden="true">
          {cells.map((week) => (
            <span key={week}>{week <= weeks && (week > 0 ? week : scale.unit)}</span>
          ))}
        </p>
        {look !== "editions" && <Flags times={timetable.times} along={ruler.along} />}
        <Scale timetable={timetable} ruler={ruler} look={look} />
        <ol className={styles.steps}>
          {steps.map(({ time, title, text }, step) => (
            <li key={title}>
              <OwnScale timetable={timetable} ruler={ruler} step={step} />
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

const isMoment = ({ shortest, longest }: StepTime) => !shortest && !longest;
const isPair = ({ shortest, longest }: StepTime) => !!shortest && !!longest;

/** Where what is done from a week on is drawn: beside the thread of what happens in that moment. */
const startOf = (week: number, times: StepTime[]) =>
  times.some((time) => isMoment(time) && time.at === week) ? GAP : 0;

/** Where the weeks are on a scale of so many cells, and what is drawn there. */
function rulerOf(cells: number) {
  const along = (week: number) => Math.round(((week + BEFORE) / cells) * LENGTH);
  const stroke = ([from, to]: [number, number], lane: number, before = 0, after = 0) =>
    `M${along(from) + before} ${lane}H${along(to) - after}`;
  const ticks = ([from, to]: [number, number], every: number, near: number, far: number) =>
    Array.from({ length: Math.round((to - from) / every) }, (_, tick) => along(from + tick * every))
      .map((at) => `M${at} ${near}V${far}`)
      .join("");
  return { along, stroke, ticks };
}

/** A river from where a step's brook joins it: broader by as much as each other has brought. */
function swell(from: number, joined: number): string {
  const [before, after] = [Math.max(0.75, 4 * joined), 4 * joined + 4];
  const [between, to] = [from + 60, from + 110];
  return `M${from} ${LINE - before}C${between} ${LINE - before} ${between} ${LINE - after} ${to} ${LINE - after}H${LENGTH}V${LINE + after}H${to}C${between} ${LINE + after} ${between} ${LINE + before} ${from} ${LINE + before}z`;
}

interface ScaleProps {
  timetable: Timetable;
  ruler: ReturnType<typeof rulerOf>;
}

function Scale({ timetable, ruler, look }: ScaleProps & { look: Look }) {
  const { weeks, end, breaks, times } = timetable;
  const { along, stroke, ticks } = ruler;
  const lanes = times.some(isPair) ? LANES : LANE;
  const isOutside = (at: number) => at < 0 || at > weeks;
  const threads = times.map((time, step) => {
    const { at } = time;
    const column = (step / times.length) * LENGTH;
    // A brook joins the river with its flow.
    if (look === "river") return `M${column} ${FAR}C${column} 60 ${along(at)} 60 ${along(at)} ${LINE}`;
    // In the weeks, its words hang from where its time is drawn.
    const from = isOutside(at) ? LINE : lanes.longest - 5;
    const start = isMoment(time) ? 0 : startOf(at, times);
    return `M${along(at) + start} ${from}V${lanes.longest + 10}L${column} 84V${FAR}`;
  });
  // A river begins with its first brook.
  const isDrawn = ({ at }: StepTime) => (look === "river" ? at >= 0 : isOutside(at));
  return (
    <svg
      className={styles.level}
      viewBox={`0 0 ${LENGTH} ${FAR}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.threads} d={threads.join("")} />
      {look === "river" ? (
        <path className={styles.water} d={times.map(({ at }, step) => swell(along(at), step)).join("")} />
      ) : (
        <>
          <path className={styles.talk} d={stroke([times[0]?.at ?? 0, 0], LINE)} />
          <path d={stroke([weeks, end], LINE)} />
          <path className={styles.line} d={stroke([0, weeks], LINE)} />
          <Lane {...ruler} times={times} lanes={lanes} />
        </>
      )}
      {look === "bar" && (
        <path
          className={styles.halves}
          d={Array.from({ length: weeks >> 1 }, (_, pair) => stroke([2 * pair + 1, 2 * pair + 2], LINE)).join(
            "",
          )}
        />
      )}
      {look === "base" && (
        <path className={styles.ticks} d={ticks([0, weeks + 1], 1, LINE - 10, LINE + 10)} />
      )}
      {look === "editions" && (
        <>
          <path className={styles.renewed} d={stroke([launches(times)[0] ?? weeks, end], ONLINE)} />
          <path className={styles.old} d={ticks([-BEFORE, weeks], DAY, ONLINE - 5, ONLINE + 5)} />
        </>
      )}
      <Break {...ruler} at={breaks} {...BREAKS[look]} />
      <path
        className={styles.points}
        d={times
          .filter(isDrawn)
          .map(({ at }) => `M${along(at)} ${LINE}h0`)
          .join("")}
      />
    </svg>
  );
}

/** The end of the shortest time and that of the longest, where both are known. */
function launches(times: StepTime[]): number[] {
  const last = times.findLast(isPair);
  return [last?.shortest?.[1], last?.longest?.[1]].filter((week) => week !== undefined);
}

/** A flag on the line where all is done, at the earliest and at the latest. */
function Flags({ times, along }: { times: StepTime[] } & Pick<ScaleProps["ruler"], "along">) {
  return (
    <svg className={styles.flags} aria-hidden="true">
      {launches(times).map((week) => (
        <svg key={week} x={`${along(week) / 10}%`} aria-hidden="true">
          <path d="M0 20V4H11L8 8L11 12H0" />
        </svg>
      ))}
    </svg>
  );
}

/** Weeks on a scale so short that each has its number. */
const SHORT = 4;

/** The weeks whose numbers stand out on a step's own scale: its first, and its last in the shortest and the longest time. */
function weeksOf({ at, earliest = at, shortest, longest }: StepTime): number[] {
  const from = (shortest ?? longest)?.[0];
  const ends = [shortest?.[1], longest?.[1]].filter((week) => week !== undefined);
  return from === undefined ? [earliest, at] : [from + 1, ...ends];
}

/** A step's time alone, on the scale above all of them. */
function OwnScale({ timetable: { weeks, end, breaks, times }, ruler, step }: ScaleProps & { step: number }) {
  const time = times[step];
  const own = time ? weeksOf(time) : [];
  const all = Array.from({ length: weeks }, (_, week) => week + 1);
  const numbered = weeks > SHORT ? all.filter((week) => [1, ...own, weeks].includes(week)) : all;
  const scale = time && isPair(time) ? OWN_PAIR : OWN;
  return (
    <>
      <svg className={clsx(styles.own, styles.numbers)} aria-hidden="true">
        {numbered.map((week) => (
          <text
            key={week}
            className={clsx(own.includes(week) && styles.ofStep)}
            x={`${ruler.along(week - 0.5) / 10}%`}
            y="75%"
          >
            {week}
          </text>
        ))}
      </svg>
      <svg
        className={clsx(styles.own, scale === OWN_PAIR && styles.pair)}
        viewBox={`0 0 ${LENGTH} ${scale.far}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles.threads}
          d={`M0 ${OWN.line}H${LENGTH}${ruler.ticks([0, (breaks ? weeks : end) + 1], 1, OWN.line, OWN.tick)}`}
        />
        {time && <Lane {...ruler} times={[time]} lanes={scale} />}
        <Break {...ruler} at={breaks} near={OWN.line - 6} far={OWN.line + 6} />
        {time && isMoment(time) && (
          <path
            className={styles.points}
            d={[time.earliest ?? time.at, time.at].map((at) => `M${ruler.along(at)} ${OWN.line}h0`).join("")}
          />
        )}
      </svg>
    </>
  );
}

interface LaneProps extends Pick<ScaleProps["ruler"], "stroke" | "ticks"> {
  times: StepTime[];
  lanes: typeof LANES;
}

/** What is done in the weeks. */
function Lane({ stroke, ticks, times, lanes }: LaneProps) {
  const begins = (week: number) => times.some(({ shortest }) => shortest?.[0] === week);
  return (
    <>
      <path
        className={styles.shortest}
        d={times
          .map(
            ({ shortest }) =>
              shortest &&
              stroke(shortest, lanes.shortest, startOf(shortest[0], times), begins(shortest[1]) ? GAP : 0),
          )
          .join("")}
      />
      <path
        className={styles.longest}
        d={times
          .map(({ longest }) => longest && ticks(longest, DAY, lanes.longest - 5, lanes.longest + 5))
          .join("")}
      />
    </>
  );
}

interface BreakProps extends Pick<ScaleProps["ruler"], "along"> {
  at: number | undefined;
  near: number;
  far: number;
}

/** Where a scale is broken off: a gap between two slanting strokes. */
function Break({ along, at, near, far }: BreakProps) {
  if (!at) return null;
  const slant = `M${along(at) + 4} ${near}L${along(at) - 4} ${far}`;
  return (
    <>
      <path className={styles.break} d={slant} />
      <path className={styles.gap} d={slant} />
    </>
  );
}
