// The pass that opens the careers: its barrier is down, since no position is open.
import {
  fill,
  INK,
  line,
  PAPER,
  type Point,
  range,
  SEPIA,
  SIGNAL,
  SLATE,
  smooth,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { simplified } from "#scripts/artwork/drawing/strokes";
import { relief } from "#scripts/artwork/drawing/terrain";

/** Sky above the mountains, where the page's header stands. */
const SKY = 200;

interface Pass {
  name: string;
  width: number;
  height: number;
  /** Where the nearest ground stands, and how much higher the saddle's does. */
  floor: number;
  lift: number;
  peaks: { x: number; away: number; height: number; foot: number }[];
  /** Nothing is drawn where the road winds: so far from its middle, near and on the saddle. */
  bare: [middle: number, near: number, far: number];
  /** The road from the barrier up to the saddle. */
  bends: Point[];
  /** How far the barrier stands from where it is on the widest sheet. */
  barrier: Point;
}

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
  [366, 300],
  [392, 288],
  [378, 272],
  [352, 256],
  [340, 236],
];

/** The beam that closes the road, from its post to its rest. */
const BEAM = "M128 640L548 609";

function drawPass({ name, width, height, floor, lift, peaks, bare, bends, barrier }: Pass): void {
  const [middle, near, far] = bare;
  const view = relief({
    // To beyond its edge.
    width: width + 3,
    floor,
    lift,
    depth: 640,
    seed: 7,
    gap: 7,
    peaks,
    isBare: (x, away) => Math.abs(x - middle) < near * (1 - away) + far,
  });
  const saddle = bends.at(-1)?.[1] ?? 0;

  /** How wide the road is where it is that far down the sheet. */
  const widthAt = (y: number) => 3.5 + 46 * (Math.max(0, y - saddle - 26) / (floor - saddle - 30)) ** 1.5;

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
      .map((piece) =>
        line(colour, Math.round(10 * (widthAt(piece[1]?.[1] ?? 0) + more)) / 10, straight(piece)),
      )
      .join("");

  /** On the road, or nearer to its edge line than a pole may stand. */
  const isOnRoad = ([x, y]: Point) =>
    pieces.flat().some((point) => Math.hypot(point[0] - x, point[1] - y) < widthAt(point[1]) / 2 + 4);

  /** Beyond the saddle, where the road is not seen. */
  const isBeyond = ([x, y]: Point, skyline: Point[]) =>
    y < (skyline.find(([along]) => along >= x)?.[1] ?? 0) + 3;

  /** Snow poles on the verge, nowhere beyond the saddle or before a carriageway that they would seem to stand on: nearer ones are taller. */
  const polesBelow = (skyline: Point[]) =>
    pieces
      .filter((_, index) => index % 3 === 1 && index > 8)
      .flatMap(([start = [0, 0], middle = [0, 0], end = [0, 0]]) => {
        const width = widthAt(middle[1]);
        const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
        const off = (width / 2 + 6) / Math.hypot(dx, dy);
        const length = Math.round(12 + 1.5 * width);
        return [off, -off]
          .map((each): Point => [middle[0] - dy * each, middle[1] + dx * each])
          .filter((foot) => !isBeyond(foot, skyline))
          .filter(([x, y]) => !range(0, length, 4).some((up) => isOnRoad([x, y - up])))
          .slice(0, 1)
          .map((foot) => `M${foot.map(Math.round).join(" ")}v-${length}`);
      })
      .join("");

  const ridge = straight(simplified(view.skyline, 1));
  const poles = polesBelow(view.skyline);
  write(name, width, height, [
    fill("#E6F1F5", `M0 0h${width}v${height}H0z`),
    `<g transform="translate(0 ${SKY})">`,
    // The road goes over the saddle, and is not seen beyond.
    `<clipPath id="c"><path d="${ridge}V${height}H0z"/></clipPath>`,
    fill("#FFFFFF", `${ridge}V${height}H0z`),
    line(SEPIA, 1.3, view.shade),
    line(SLATE, 1.2, view.far),
    line(INK, 1.9, view.near),
    line(INK, 1.6, ridge),
    '<g clip-path="url(#c)">',
    asphalt(3.5, INK),
    asphalt(0, PAPER),
    "</g>",
    line(INK, 1.2, smooth(bends.slice(0, -4)), 'stroke-dasharray="14 12" opacity=".4" '),
    line(SIGNAL, 3.4, poles, 'stroke-linecap="butt" '),
    line("#FFFFFF", 2.2, poles, 'stroke-linecap="butt" stroke-dasharray="7 7" '),
    `<g transform="translate(${barrier.join(" ")})">`,
    // The post with its counterweight, the beam, its rest, and the sign of a closed road.
    line(INK, 2, "M92 719h76M522 719h40"),
    fill("#FFFFFF", "M121 719V622h18v97z"),
    line(INK, 2, "M121 719V622h18v97M121 700h18M548 719V617"),
    line(INK, 2, "M540 605v10q8 8 16 0v-10"),
    line(INK, 13, BEAM, 'stroke-linecap="butt" '),
    line("#FFFFFF", 10, BEAM, 'stroke-linecap="butt" '),
    line(SIGNAL, 10, BEAM, 'stroke-linecap="butt" stroke-dasharray="31.5 31.5" '),
    fill("#FFFFFF", "M80 627l44-3 2 30-44 3z"),
    line(INK, 2, "M80 627l44-3 2 30-44 3zM91 626l2 30M102 625l2 30M113 624l2 30"),
    `<circle cx="130" cy="640" r="6" fill="#FFFFFF" stroke="${INK}" stroke-width="2"/>`,
    line(INK, 2, "M347 624v-28"),
    `<circle cx="347" cy="574" r="34" fill="#FFFFFF" stroke="${SIGNAL}" stroke-width="11"/><circle cx="347" cy="574" r="40.5" stroke="${INK}" stroke-width="1.2"/>`,
    "</g></g>",
  ]);
}

/** The mountains beside the road, the high ones of a part of their height. */
const peaksOf = (part: number) => [
  { x: 110, away: 0.86, height: 262 * part, foot: 300 },
  { x: -20, away: 0.55, height: 210 * part, foot: 250 },
  { x: 600, away: 0.84, height: 300 * part, foot: 310 },
  { x: 740, away: 0.5, height: 230 * part, foot: 230 },
  { x: 300, away: 1, height: 60, foot: 170 },
  { x: 440, away: 1, height: 64, foot: 160 },
  { x: -10, away: 0.12, height: 90, foot: 170 },
  { x: 730, away: 0.1, height: 84, foot: 150 },
];

const wide = {
  width: 720,
  floor: 716,
  lift: 430,
  bare: [365, 285, 30],
  bends,
  barrier: [0, 0],
} satisfies Partial<Pass>;

drawPass({ ...wide, name: "pass", height: 920, peaks: peaksOf(1) });
/** On a phone the mountains stand below the header's second row, and the barrier on the words. */
drawPass({ ...wide, name: "narrow/pass", height: 864, peaks: peaksOf(0.54) });
/** On a tablet it is a column: the road climbs higher, its bends between the column's edges. */
drawPass({
  name: "narrow/pass-column",
  width: 500,
  height: 1120,
  floor: 916,
  lift: 740,
  peaks: [
    { x: 60, away: 0.86, height: 380, foot: 290 },
    { x: -40, away: 0.55, height: 270, foot: 240 },
    { x: 440, away: 0.84, height: 330, foot: 270 },
    { x: 550, away: 0.5, height: 270, foot: 230 },
    { x: 205, away: 1, height: 60, foot: 150 },
    { x: 305, away: 1, height: 64, foot: 140 },
    { x: -70, away: 0.12, height: 90, foot: 150 },
    { x: 570, away: 0.1, height: 84, foot: 140 },
  ],
  bare: [250, 205, 26],
  bends: [[210, 1040], ...bends.map(([x, y]): Point => [250 + (x - 340) * 0.7, 100 + (y - 236) * 1.64])],
  barrier: [-70, 200],
});
