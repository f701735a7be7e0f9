// The sheet that opens the offline page: a road to a flag, and a river without a bridge.
import {
  CONTOUR,
  circle,
  fill,
  GLACIER,
  INK,
  LAKE,
  line,
  type Point,
  range,
  SIGNAL,
  smooth,
  write,
} from "#scripts/artwork/drawing/pen";

const SIZE = 720;
const BANK = 62;

/** The middle of the river at a height of the sheet. */
const riverAt = (y: number) => 372 + 46 * Math.sin(y / 120);

/** A line along the river, which follows it less the farther away it is. */
const along = (away: number): Point[] =>
  range(-90, SIZE + 90, 90).map((y) => [
    riverAt(y) + away + (Math.abs(away) / 5) * Math.sin(y / 95 + away / 160),
    y,
  ]);

const [left, right] = [-1, 1].map((side) =>
  range(-90, SIZE + 90, 90).map((y): Point => [riverAt(y) + side * BANK, y]),
);
const water = smooth([...(left ?? []), ...(right ?? []).toReversed()]);
const levels = (isIndex: boolean) =>
  range(1, 7)
    .filter((level) => (level === 4) === isIndex)
    .flatMap((level) => [-1, 1].map((side) => smooth(along(side * (BANK + 22 * level + 3 * level ** 2)))))
    .join("");

const CROSSING = 360;
const [here, there] = [riverAt(CROSSING) - BANK, riverAt(CROSSING) + BANK].map(Math.round);
const road = `M0 500C120 500 190 ${CROSSING} ${here} ${CROSSING}M${there} ${CROSSING}C580 ${CROSSING} 600 268 720 250`;
/** The abutments on which a bridge would rest. */
const piers = [here, there].map((x) => `M${x} ${CROSSING - 26}v52`).join("");
const flag: Point = [628, 284];

write("bridge", SIZE, SIZE, [
  fill("#FFFFFF", `M0 0h${SIZE}v${SIZE}H0z`),
  line(CONTOUR, 1.3, levels(false)),
  line("#86561F", 2.4, levels(true)),
  fill(GLACIER, water),
  line(LAKE, 2.4, smooth(left ?? []) + smooth(right ?? [])),
  line("#FFFFFF", 30, road, 'stroke-linecap="butt" '),
  line(INK, 18, road, 'stroke-linecap="butt" '),
  line("#F5D77A", 13, road, 'stroke-linecap="butt" '),
  line(INK, 5, piers),
  line(SIGNAL, 6, `M${(here ?? 0) + 12} ${CROSSING}H${there}`, 'stroke-dasharray="0 14" '),
  line(INK, 4, `M${flag.join(" ")}v-84`),
  fill(SIGNAL, `M${flag[0] + 2} ${flag[1] - 86}h54l-14 17 14 17h-54z`),
  fill("#FFFFFF", circle(96, 484, 16)),
  line(SIGNAL, 7, circle(96, 484, 14)),
]);
