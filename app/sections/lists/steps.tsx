import { clsx } from "clsx";
import type { StepsWords, WeekScaleWords } from "#app/content/shared/page-content";
import type { StepTime, Timetable } from "#app/domain/offers/timetables";
import { Section } from "#app/ui/section";
import styles from "./steps.module.css";

interface StepsProps extends StepsWords {
  timetable: Timetable;
  /** What the time is drawn as: a map's scale bar; the measured base of a net; a river; an old edition beside the new one. */
  look?: "bar" | "base" | "river" | "editions";
  ground?: "paper" | "snow";
}

/** SVG units: the length of the scale, and how far from it the words stand. */
const LENGTH = 1000;
const FAR = 100;
/** Across: the line of the weeks, and the lane of what is done in them. */
const LINE = 20;
const LANE = 42;
/** Before the signed quote, in weeks. */
const BEFORE = 1;
const DAY = 0.2;

/** What is done, in what order and when: a scale of weeks, and the words of each step on a thread from its time. */
export function Steps({ lead, steps, scale, timetable, look = "bar", ...section }: StepsProps) {
  const { weeks, end } = timetable;
  const cells = Array.from({ length: BEFORE + Math.ceil(end) }, (_, cell) => cell + 1 - BEFORE);
  return (
    <Section {...section}>
      {lead && <p className={styles.lead}>{lead}</p>}
      {look !== "river" && <ScaleKey {...scale} times={timetable.times} />}
      <div className={clsx(styles.sheet, styles[look])}>
        <p className={styles.weeks} aria-hidden="true">
          {cells.map((week) => (
            <span key={week}>
              {week > 0 && week <= weeks && week}
              {week === weeks && ` ${scale.unit}`}
            </span>
          ))}
        </p>
        <Scale timetable={timetable} cells={cells.length} look={look} />
        <Scale timetable={timetable} cells={cells.length} look={look} isUpright />
        <ol className={styles.steps}>
          {steps.map(({ time, title, text }) => (
            <li key={title}>
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

interface ScaleKeyProps extends WeekScaleWords {
  times: StepTime[];
}

/** The key to what is drawn below the line of the weeks. */
function ScaleKey({ bar, strokes, times }: ScaleKeyProps) {
  const hasStrokes = times.some(({ may }) => may);
  const entries = [
    {
      name: bar.name,
      meaning: hasStrokes ? bar.besideStrokes : bar.alone,
      look: styles.sure,
      drawing: "M0 5H24",
    },
    { ...strokes, look: styles.may, drawing: "M1 0V10M8.33 0V10M15.66 0V10M23 0V10" },
  ];
  return (
    <dl className={styles.key}>
      {entries.slice(0, hasStrokes ? 2 : 1).map(({ name, meaning, look, drawing }) => (
        <div key={name}>
          <dt>
            <svg width="24" height="10" aria-hidden="true">
              <path className={look} d={drawing} />
            </svg>
            <span className="visually-hidden">{name}</span>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ScaleProps {
  timetable: Timetable;
  cells: number;
  look: NonNullable<StepsProps["look"]>;
  /** Down a narrow screen. */
  isUpright?: boolean;
}

function Scale({ timetable: { weeks, times }, cells, look, isUpright = false }: ScaleProps) {
  const along = (week: number) => Math.round(((week + BEFORE) / cells) * LENGTH);
  const point = (far: number, across: number) => (isUpright ? `${across} ${far}` : `${far} ${across}`);
  const stroke = (from: number, to: number, lane = LINE) =>
    `M${point(along(from), lane)}L${point(along(to), lane)}`;
  const ticks = (from: number, to: number, every: number, near: number, far: number) =>
    Array.from({ length: Math.round((to - from) / every) }, (_, tick) => along(from + tick * every))
      .map((at) => `M${point(at, near)}L${point(at, far)}`)
      .join("");
  const threads = times.map(({ at }, step) => {
    const column = (step / times.length) * LENGTH;
    // A brook joins the river with its flow.
    return look === "river"
      ? `M${point(column, FAR)}C${point(column, 60)} ${point(along(at), 60)} ${point(along(at), LINE)}`
      : `M${point(along(at), LINE)}L${point(along(at), LANE + 10)}L${point(column, 84)}L${point(column, FAR)}`;
  });
  const isDrawn = ({ at }: StepTime) => look !== "bar" || at < 0 || at > weeks;
  return (
    <svg
      className={isUpright ? styles.upright : styles.level}
      viewBox={isUpright ? `0 0 ${FAR} ${LENGTH}` : `0 0 ${LENGTH} ${FAR}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.threads} d={threads.join("")} />
      {look === "river" ? (
        <path
          className={styles.water}
          d={`M${point(along(-0.6), LINE)}L${point(LENGTH, 0)}L${point(LENGTH, LANE)}L${point(along(0), LINE + 5)}z`}
        />
      ) : (
        <>
          <path className={styles.talk} d={stroke(times[0]?.at ?? 0, 0)} />
          <path className={styles.after} d={stroke(weeks, cells - BEFORE)} />
          <path className={styles.line} d={stroke(0, weeks)} />
          <path className={styles.sure} d={times.map(({ sure }) => sure && stroke(...sure, LANE)).join("")} />
          <path
            className={styles.may}
            d={times.map(({ may }) => may && ticks(...may, DAY, LANE - 5, LANE + 5)).join("")}
          />
        </>
      )}
      {look === "bar" && (
        <path
          className={styles.halves}
          d={Array.from({ length: weeks >> 1 }, (_, pair) => stroke(2 * pair + 1, 2 * pair + 2)).join("")}
        />
      )}
      {look === "base" && <path className={styles.ticks} d={ticks(0, weeks + 1, 1, LINE - 10, LINE + 10)} />}
      {look === "editions" && <path className={styles.old} d={ticks(-BEFORE, weeks, DAY, 0, 11)} />}
      <path
        className={styles.points}
        d={times
          .filter(isDrawn)
          .map(({ at }) => `M${point(along(at), LINE)}h0`)
          .join("")}
      />
    </svg>
  );
}
