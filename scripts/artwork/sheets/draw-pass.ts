// The pass that opens the careers: its barrier is down, since no position is open.
import {
  fill,
  INK,
  line,
  PAPER,
  type Point,
  range,
  SIGNAL,
  smooth,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { simplified } from "#scripts/artwork/drawing/strokes";
import { relief } from "#scripts/artwork/drawing/terrain";

const SEPIA = "#86561F";
const SLATE = "#4A555E";
const SIZE = 720;

/** The road from the barrier up to the saddle. */
const bends: Point[] = [
  [300, 760],
  [318, 690],
  [392, 640],
  [540, 604],
  [612, 570],
  [540, 538],
  [330, 514],
  [196, 486],
  [170, 456],
  [240, 430],
  [392, 410],
  [470, 388],
  [420, 366],
  [320, 350],
  [276, 332],
  [306, 314],
  [372, 300],
  [392, 286],
  [366, 270],
];

const view = relief({
  width: SIZE,
  floor: 716,
  lift: 430,
  depth: 640,
  seed: 7,
  gap: 7,
  peaks: [
    { x: 110, away: 0.86, height: 262, foot: 300 },
    { x: -20, away: 0.55, height: 210, foot: 250 },
    { x: 600, away: 0.84, height: 300, foot: 310 },
    { x: 740, away: 0.5, height: 230, foot: 230 },
    { x: 300, away: 1, height: 60, foot: 170 },
    { x: 440, away: 1, height: 64, foot: 160 },
    { x: -10, away: 0.12, height: 90, foot: 170 },
    { x: 730, away: 0.1, height: 84, foot: 150 },
  ],
  isBare: (x, away) => Math.abs(x - 365) < 285 * (1 - away) + 30,
});

/** How wide the road is where it is that far down the sheet. */
const widthAt = (y: number) => 4 + 46 * (Math.max(0, y - 262) / 450) ** 1.5;

/** The road in short pieces, each a little wider than the one above it. */
const pieces = bends.slice(1, -1).flatMap((bend, index) => {
  const before = bends[index] ?? bend;
  const after = bends[index + 2] ?? bend;
  const start: Point = [(before[0] + bend[0]) / 2, (before[1] + bend[1]) / 2];
  const end: Point = [(after[0] + bend[0]) / 2, (after[1] + bend[1]) / 2];
  const on = (part: number): Point => [
    start[0] * (1 - part) ** 2 + 2 * bend[0] * part * (1 - part) + end[0] * part ** 2,
    start[1] * (1 - part) ** 2 + 2 * bend[1] * part * (1 - part) + end[1] * part ** 2,
  ];
  return range(0, 2).map((piece): Point[] => [on(piece / 3), on((piece + 0.5) / 3), on((piece + 1) / 3)]);
});

const asphalt = (more: number, colour: string) =>
  pieces
    .toReversed()
    .map((piece) => line(colour, Math.round(10 * (widthAt(piece[1]?.[1] ?? 0) + more)) / 10, straight(piece)))
    .join("");

/** Snow poles on both sides of the road: nearer ones are taller. */
const poles = pieces
  .filter((_, index) => index % 3 === 1 && index > 8)
  .flatMap(([, middle = [0, 0]], index) => {
    const width = widthAt(middle[1]);
    const foot = Math.round(middle[0] + (index % 2 ? 1 : -1) * (width * 0.5 + 7));
    return [`M${foot} ${Math.round(middle[1])}v-${Math.round(12 + 1.5 * width)}`];
  })
  .join("");

/** The marks of the hatched beam that closes the road, from its post to its rest. */
const BEAM = "M132 640L560 606";

write("pass", SIZE, SIZE, [
  fill("#E6F1F5", `M0 0h${SIZE}v${SIZE}H0z`),
  fill("#FFFFFF", `${straight(simplified(view.skyline, 1))}V${SIZE}H0z`),
  line(SEPIA, 1.3, view.shade),
  line(SLATE, 1.2, view.far),
  line(INK, 1.9, view.near),
  line(INK, 1.6, straight(simplified(view.skyline, 1))),
  asphalt(4, INK),
  asphalt(0, PAPER),
  line(INK, 1.2, smooth(bends), 'stroke-dasharray="14 12" opacity=".4" '),
  line(SIGNAL, 3.4, poles, 'stroke-linecap="butt" '),
  line("#FFFFFF", 2.2, poles, 'stroke-linecap="butt" stroke-dasharray="7 7" '),
  // The post with its counterweight, the beam, its rest, and the sign of a closed road.
  fill(INK, "M118 720v-92h22v92zM84 622h52v34H84z"),
  line(INK, 19, BEAM, 'stroke-linecap="butt" '),
  line("#FFFFFF", 15, BEAM, 'stroke-linecap="butt" '),
  line(SIGNAL, 15, BEAM, 'stroke-linecap="butt" stroke-dasharray="40 40" stroke-dashoffset="-14" '),
  line(INK, 6, "M548 612v108"),
  `<circle cx="342" cy="624" r="39" fill="#FFFFFF" stroke="${SIGNAL}" stroke-width="12"/><circle cx="342" cy="624" r="46" stroke="#FFFFFF" stroke-width="3"/>`,
]);
