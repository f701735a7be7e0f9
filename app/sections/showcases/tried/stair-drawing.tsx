import { type Stair, stairLimits, type Wood } from "#app/domain/interaction/stairs";
import styles from "./stairs.module.css";

interface StairDrawingProps {
  height: number;
  opening: number;
  wood: Wood;
  stair: Stair;
  /** The free length, as text. */
  label: string;
}

/** Centimetres: the stair's width, which is also the visible length of the part behind a quarter turn. */
const WIDTH = 90;
/** Centimetres: room for the handrail above the highest floor, and for the dimensions around the drawing. */
const MARGIN = { above: 110, left: 88, right: 70, below: 76 };
/**
 * Centimetres: how far the stringer reaches below the steps, the thickness of floors and treads, the handrail's height.
 */
const STRINGER = 16;
const SLAB = 20;
const TREAD = 4;
const RAIL = 88;

/** The stair from the side, in centimetres: its steps from one floor to the other, the free length and the height. */
export function StairDrawing({ height, opening, wood, stair, label }: StairDrawingProps) {
  const { steps, going, form, length } = stair;
  const rise = height / steps;
  const ahead = form === "straight" ? steps - 1 : Math.round((steps - 1) / 2);
  const floor = stairLimits.height.most + MARGIN.above;
  const end = stairLimits.opening.most + MARGIN.right;
  const flight = Array.from({ length: ahead }, (_, step) => ({
    x: step * going,
    y: floor - (step + 1) * rise,
  }));
  const profile = flight.map(() => `v${-rise}h${going}`).join("");
  const top = floor - ahead * rise;
  const landing = ahead * going;
  const behind = Array.from({ length: steps - ahead - 1 }, (_, step) => top - (step + 1) * rise);
  const above = form === "straight" ? length : landing + WIDTH;
  const slab = (from: number, y: number) => `M${from} ${y}H${end}v${SLAB}H${from}z`;
  return (
    <svg
      className={styles.drawing}
      data-wood={wood}
      viewBox={`${-MARGIN.left} 0 ${end + MARGIN.left} ${floor + MARGIN.below}`}
      aria-hidden="true"
    >
      <path className={styles.slab} d={`${slab(-20, floor)}${slab(above, floor - height)}`} />
      {form === "quarter" && (
        <>
          <path className={styles.behind} d={`M${landing} ${floor}V${floor - height}h${WIDTH}V${floor}z`} />
          <path
            className={styles.treads}
            d={behind.map((y) => `M${landing} ${y}h${WIDTH}v${TREAD}h${-WIDTH}z`).join("")}
          />
        </>
      )}
      <path
        className={styles.rail}
        d={flight.map(({ x, y }) => `M${x + going / 2} ${y}v${-RAIL}`).join("")}
      />
      <path
        className={styles.handrail}
        d={`M${going / 2 - 4} ${floor - rise - RAIL + 3}L${landing - going / 2 + 4} ${top - RAIL - 3}`}
      />
      <path
        className={styles.steps}
        d={`M0 ${floor}${profile}v${rise + STRINGER}L${going * 1.5} ${floor}z`}
      />
      <path
        className={styles.treads}
        d={flight.map(({ x, y }) => `M${x - 3} ${y}h${going + 3}v${TREAD}h${-going - 3}z`).join("")}
      />
      <path
        className={styles.dimension}
        d={`M-8 ${floor + 44}H${opening + 8}${tick(0, floor + 44)}${tick(opening, floor + 44)}M0 ${floor + 30}v22M${opening} ${floor + 30}v22`}
      />
      <path
        className={styles.dimension}
        d={`M-44 ${floor + 8}V${floor - height - 8}${tick(-44, floor)}${tick(-44, floor - height)}M-52 ${floor - height}H${above - 8}M-52 ${floor}h28`}
      />
      <text x={opening / 2} y={floor + 68} textAnchor="middle">
        {label}
      </text>
      <text transform={`translate(-56 ${floor - height / 2}) rotate(-90)`} textAnchor="middle">
        {height} cm
      </text>
    </svg>
  );
}

/** The oblique stroke at the end of a dimension line. */
const tick = (x: number, y: number) => `M${x - 6} ${y + 6}l12-12`;
