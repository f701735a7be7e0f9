// The lake at night that opens the AI page: northern lights, mountains, a level shore, and below it the lake's depths.
import { contourRings, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import {
  fill,
  GLACIER,
  line,
  NIGHT,
  type Point,
  range,
  round,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { noise, simplified } from "#scripts/artwork/drawing/strokes";
import { relief } from "#scripts/artwork/drawing/terrain";

/** Colours from shallow to deep water, as in the weeks further down the page (steps/soundings.module.css). */
const DEPTHS = ["#14507A", "#12486D", "#104060", "#0F3853", "#0E3047", "#0D293C", "#0C2231", "#0B1B28"];
const ISOBATH = "#5C9CC0";
const ROCK = "#13222E";
const EDGE = "#7793A6";
const SHADE = "#35505F";

/** The lake's surface is seen from a low angle: it is drawn this many times flatter. */
const FLAT = 6;

interface Size {
  name: string;
  width: number;
  height: number;
  /** Where the far shore is. */
  shore: number;
  /** From one grid point to the next. */
  cell: number;
  /** How wide a bay is. */
  bay: number;
  /** Shoals and deeps: x, the share of the way from the far shore to the near edge, half the width, the added depth. */
  beds: [x: number, out: number, reach: number, deeper: number][];
  peaks: { x: number; away: number; height: number; foot: number }[];
  gap: number;
}

function depthOf({ height, shore, bay, beds }: Size) {
  return (x: number, down: number) => {
    const out = down / FLAT / (height - shore);
    const bays = noise(x / bay, out * 2, 5) + 0.5 * noise((x / bay) * 2.7, out * 4, 6) - 0.72;
    const bed = beds.reduce(
      (sum, [bx, by, reach, deeper]) =>
        sum + deeper * Math.exp(-(((x - bx) / reach) ** 2) - ((out - by) / 0.17) ** 2),
      0,
    );
    // Shoals, deeps and bays fade out towards the shore.
    return 1.15 * out + (0.42 * bays * (1 - 0.5 * out) + bed) * Math.min(1, 4 * out);
  };
}

function drawLake(size: Size): void {
  const { name, width, height, shore, cell, peaks, gap } = size;
  const rows = Math.ceil(((height - shore + 60) * FLAT) / cell);
  const field = fieldOf(Math.ceil(width / cell) + 3, rows, cell, depthOf(size));
  const isobaths = DEPTHS.slice(1).map((_, level) =>
    contourRings(field, [(level + 1) / (DEPTHS.length + 0.5)], 3)
      .map((ring) => round(ring.map(([x, y]): Point => [x - cell, shore + y / FLAT])))
      .join(""),
  );
  const view = relief({ width: width + 3, floor: shore + 8, lift: 20, depth: 300, peaks, seed: 9, gap });
  write(name, width, height, [
    `<defs><linearGradient id="n" x2="0" y2="1"><stop stop-color="${NIGHT}" stop-opacity="0"/><stop offset="1" stop-color="${NIGHT}"/></linearGradient></defs>`,
    fill(ROCK, `${straight(simplified(view.skyline, 1))}V${height}H0z`),
    line(SHADE, 1.3, view.shade),
    line(EDGE, 1, view.far, 'stroke-opacity=".5" '),
    line(EDGE, 1.4, view.near),
    fill(DEPTHS[0] ?? NIGHT, `M0 ${shore}H${width}V${height}H0z`),
    ...isobaths.map((d, level) =>
      fill(DEPTHS[level + 1] ?? NIGHT, d, `stroke="${ISOBATH}" stroke-opacity=".42" `),
    ),
    line(GLACIER, 1.8, `M0 ${shore}H${width}`, 'stroke-opacity=".8" '),
    fill("url(#n)", `M0 ${height - 60}H${width}V${height}H0z`),
  ]);
}

drawLake({
  name: "night-lake",
  width: 2400,
  height: 540,
  shore: 350,
  cell: 11,
  bay: 210,
  beds: [
    [560, 0.62, 210, 0.26],
    [860, 0.36, 150, -0.3],
    [1120, 0.56, 190, 0.3],
    [1400, 0.5, 130, -0.46],
    [1720, 0.5, 240, 0.36],
    [2000, 0.48, 150, -0.44],
    [2250, 0.6, 180, 0.3],
    [330, 0.66, 150, -0.26],
  ],
  peaks: [
    { x: 180, away: 0.9, height: 26, foot: 420 },
    { x: 900, away: 0.9, height: 34, foot: 380 },
    { x: 1500, away: 0.85, height: 120, foot: 300 },
    { x: 1760, away: 0.6, height: 235, foot: 330 },
    { x: 2010, away: 0.75, height: 200, foot: 300 },
    { x: 2290, away: 0.45, height: 320, foot: 400 },
  ],
  gap: 6,
});

/** A curtain of the northern lights: the left end of its foot, its length and height, and the phase of its folds. */
interface Curtain {
  from: Point;
  long: number;
  tall: number;
  fold: number;
  colour: string;
}

/** The strokes of a curtain: they rise from its foot behind the ridge, are denser in its folds, and fade upwards. */
function hung({ from: [x, y], long, tall, fold, colour }: Curtain, index: number): string {
  const strokes = range(0, long, 3.6).map((along) => {
    const end = Math.sin((along / long) * Math.PI);
    const foot = y + 13 * Math.sin(along / 61 + fold) + 5 * Math.sin(along / 23 + 2 * fold) - along * 0.05;
    const high = tall * (0.35 + 0.65 * noise(along / 26, 0, index + 3)) * Math.sqrt(end);
    return `M${Math.round(x + along + 17 * Math.sin(along / 33 + fold))} ${Math.round(foot)}v-${Math.round(high)}`;
  });
  const light = `<linearGradient id="c${index}" gradientUnits="userSpaceOnUse" x2="0" y1="${y - tall}" y2="${y}"><stop stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}"/></linearGradient>`;
  return light + line(`url(#c${index})`, 1.2, strokes.join(""));
}

/** The same three curtains, from green to pale blue, that app/effects/aurora.ts animates. */
const curtains: Curtain[] = [
  { from: [40, 278], long: 310, tall: 176, fold: 0.4, colour: "#3f9a69" },
  { from: [200, 240], long: 300, tall: 168, fold: 2.6, colour: "#2f8fc4" },
  { from: [390, 250], long: 220, tall: 164, fold: 4.3, colour: "#8cc3dc" },
];
write("aurora", 640, 320, curtains.map(hung));
