// The elevation profile that opens the prices: its summits are as high as the plans are dear.
import { writeFileSync } from "node:fs";
import { type PlanKey, planKeys, plans } from "#app/domain/offers/plans";
import {
  CONTOUR,
  dice,
  fill,
  INK,
  line,
  PAPER,
  type Point,
  range,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { noise, simplified } from "#scripts/artwork/drawing/strokes";

const SEPIA = "#86561F";
/** Francs a month: a plan on request goes into the clouds, whose base lies above all that have a price. */
const CLOUDS = 1180;
const CLOUD = 980;

interface Size {
  name: string;
  width: number;
  /** Units from the foot to the upper edge, and those for a franc a month. */
  height: number;
  franc: number;
  /** Where the summits stand, as parts of the width, and the valleys between: before the first summit, and after each. */
  summits: Record<PlanKey, number>;
  valleys: Point[];
  /** How rough the ground is. */
  rough: number;
  /** Units between the strokes of the shade. */
  gap: number;
  /** Half the width of the cloud, and its height. */
  cloud: Point;
}

interface Slope {
  /** The summit's and the valley's place, the valley on one of its sides. */
  from: Point;
  to: Point;
}

/** Steep under the top, flat in the valley. */
const STEEP = 1.45;

/** How far from the summit a slope's edge is at a height; near its valley it runs on straight, under the next mountain's foot. */
function reach({ from: [x0, h0], to: [x1, h1] }: Slope, height: number): number {
  const part = (height - h1) / (h0 - h1);
  const bend = Math.max(part, 0.24);
  const edge = bend ** (1 / STEEP);
  return (x1 - x0) * (1 - edge + ((bend - part) * edge) / bend / STEEP);
}

function slopesOf({ width, summits, valleys }: Size): [Slope, Slope][] {
  const placed = valleys.map(([part, height]): Point => [part * width, height]);
  return planKeys.map((key, index) => {
    const from: Point = [summits[key] * width, plans[key].monthly ?? CLOUDS];
    return [
      { from, to: placed[index] ?? from },
      { from, to: placed[index + 1] ?? from },
    ];
  });
}

/** The ground from edge to edge: rough all the way, but exact on its summits. */
function ground({ width, height, franc, rough }: Size, slopes: Slope[]): Point[] {
  return range(0, width, 4).map((x) => {
    const slope = slopes.find(({ from, to }) => (x - from[0]) * (x - to[0]) <= 0);
    if (!slope) return [x, height];
    const { from, to } = slope;
    const along = (x - to[0]) / (from[0] - to[0]);
    const stands = to[1] + (from[1] - to[1]) * along ** STEEP;
    const fall = (STEEP * (from[1] - to[1]) * franc * along ** (STEEP - 1)) / Math.abs(from[0] - to[0]);
    const calm = Math.min(1, 4.5 * (1 - along), 0.2 + 3 * along) * Math.min(1, (from[1] - to[1]) / 200);
    const walked = Math.abs(x - from[0]) + 0.7 * (from[1] - stands) * franc;
    const wild = [58, 27, 12, 6].reduce(
      (sum, size, octave) => sum + size * (noise(walked / (size * 1.3), from[0] / 40, 3 + octave) - 0.5),
      0,
    );
    return [x, Math.min(height, height - stands * franc + calm * rough * wild * (0.6 + 0.3 * fall))];
  });
}

/** A ridge that comes down the face: where it leaves the summit's fall lines, how far down it begins and ends. */
interface Rib {
  side: number;
  begins: number;
  ends: number;
}

/** The ridge that parts the sunny side from the other. */
const SPINE: Rib = { side: 0.02, begins: 0, ends: 0.92 };

const RIBS: Rib[] = [
  SPINE,
  { side: -0.6, begins: 0.2, ends: 0.62 },
  { side: -0.3, begins: 0.36, ends: 0.7 },
  { side: 0.34, begins: 0.24, ends: 0.8 },
  { side: 0.66, begins: 0.4, ends: 0.94 },
];

/** The strokes of a mountain's face run down its fall lines, from the summit's own fan, and are the thicker the less sun there is. */
function face(size: Size, [left, right]: [Slope, Slope], top: (x: number) => number, seed: number) {
  const { height, franc, gap } = size;
  const [x0, peak] = left.from;
  const next = dice(seed);
  const tall = peak * franc;
  /** A point of the face: -1 is its left edge, 1 its right one; 0 its summit's height, 1 the foot. */
  const at = (side: number, down: number): Point => {
    const stands = peak * (1 - down);
    const wide = Math.abs(reach(side < 0 ? left : right, stands));
    return [x0 + side * wide, height - stands * franc];
  };
  const wander = (rib: Rib, down: number) => {
    const wide = Math.max(40, Math.abs(reach(rib.side < 0 ? left : right, peak * (1 - down))));
    const bends = [84, 30, 8].map(
      (size, octave) => size * (noise((down * tall) / size, 9 * rib.side, seed + octave) - 0.5),
    );
    const bent = bends.reduce((sum, bend) => sum + bend) * Math.min(1, (down - rib.begins) * 5);
    // On a narrow face they would cross.
    return rib.side + (bent * Math.min(1, wide / 190)) / wide;
  };
  // A gentle slope has none but the spine.
  const ribs = RIBS.filter(
    (rib) => rib === SPINE || Math.abs(reach(rib.side < 0 ? left : right, 0)) < 2.4 * tall,
  );
  const ribsAt = (down: number) => ribs.filter(({ begins, ends }) => down >= begins && down <= ends);
  const fade = (down: number) => Math.min(1, Math.max(0, (1 - down) * tall - 26) / 130);
  /** From 0, in the sun, to 1: right of a ridge it is dark, and the whole east side is darker. */
  const shade = (side: number, down: number) => {
    const dark = ribsAt(down).reduce((most, rib) => {
      const away = side - wander(rib, down);
      return away < 0 ? most : Math.max(most, 1 - away / (rib.side < 0 ? 0.13 : 0.34));
    }, 0);
    const ledge = noise(side * 5 + 30, down * tall * 0.045 - side * 2, seed + 5) - 0.5;
    const east = side > wander(SPINE, down) ? 0.16 : -0.12;
    return (dark + east + 0.75 * ledge) * (0.35 + 0.65 * fade(down));
  };
  const deep: Point[][] = [];
  const pale: Point[][] = [];
  const spread = Math.max(Math.abs(left.to[0] - x0), Math.abs(right.to[0] - x0));
  const count = Math.ceil((2 * spread) / gap);
  for (const index of range(0, count)) {
    const side = (2 * (index + 0.6 * (next() - 0.5))) / count - 1;
    // Towards the summit the fan closes: every other stroke begins lower, and half of the rest lower still.
    const level = [1, 2, 4, 8].findLast((each) => index % each === 0) ?? 1;
    let stroke: Point[] = [];
    let isDeep = false;
    const end = () => {
      if (stroke.length > 2) (isDeep ? deep : pale).push(stroke);
      stroke = [];
    };
    const threshold = 0.3 + 0.2 * (next() - 0.5);
    for (const down of range(7 * next(), tall - 8, 7).map((units) => units / tall)) {
      const point = at(side, down);
      const apart = Math.abs(at(1, down)[0] - at(-1, down)[0]) / count;
      const tone = shade(side, down);
      const isSeen =
        apart * level > gap * 0.62 &&
        (point[0] - left.to[0]) * (point[0] - right.to[0]) < 0 &&
        point[1] > top(point[0]) + 3 &&
        tone > threshold + 0.3 * (fade(down) < next() ? 1 : 0);
      if (!isSeen) {
        end();
        continue;
      }
      if (stroke.length === 0) isDeep = tone > 0.72;
      stroke.push(point);
      if (stroke.length > 4 + 16 * next()) end();
    }
    end();
  }
  const ridges = ribs.flatMap((rib) => {
    const points = range(rib.begins * tall, rib.ends * tall * 0.86, 6).map((units) =>
      at(wander(rib, units / tall), units / tall),
    );
    const hidden = points.findLastIndex(([x, y]) => y < top(x) - 2);
    return points.length - hidden > 8 ? [points.slice(hidden + 1)] : [];
  });
  return { deep, pale, ridges };
}

/** A cloud on its level base, by what lies between its lobes as parts of its size. */
function cloudOver(x: number, y: number, [reach, height]: Point) {
  const at = ([across, up]: Point): Point => [Math.round(x + across * reach), Math.round(y - up * height)];
  const seams = (
    [
      [1, 0],
      [0.82, 0.5],
      [0.4, 0.86],
      [-0.22, 0.9],
      [-0.74, 0.52],
      [-1, 0],
    ] satisfies Point[]
  ).map(at);
  const lobes = seams.slice(1).map(([ex, ey], index) => {
    const [sx, sy] = seams[index] ?? [ex, ey];
    const radius = Math.round(Math.hypot(ex - sx, ey - sy) * 0.6);
    return `A${radius} ${radius} 0 0 0 ${ex} ${ey}`;
  });
  return `M${seams[0]?.join(" ")}${lobes.join("")}z`;
}

/** Draws it, and says where the names of its summits stand. */
function drawProfile(size: Size): string[] {
  const { name, width, height, franc, summits, cloud } = size;
  const mountains = slopesOf(size);
  const points = ground(size, mountains.flat());
  const top = (x: number) =>
    points[Math.max(0, Math.min(points.length - 1, Math.round(x / 4)))]?.[1] ?? height;
  const faces = mountains.map((slopes, index) => face(size, slopes, top, 21 + 5 * index));
  const yOf = (francs: number) => height - francs * franc;
  const paths = (lines: Point[][]) => lines.map((each) => straight(simplified(each, 1))).join("");
  const levels = planKeys.flatMap((key) => {
    const { monthly } = plans[key];
    if (monthly === null) return [];
    const x = summits[key] * width;
    const y = yOf(monthly);
    // To the next slope that is as high.
    const end = range(x + 40, width, 4).find((each) => top(each) < y) ?? width;
    return [`M${Math.round(x + 16)} ${Math.round(y)}H${end - 6}`];
  });
  const outline = cloudOver(summits.enterprise * width, yOf(CLOUD), cloud);
  write(name, width, height, [
    `<defs><linearGradient id="f" x2="0" y2="1"><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="${PAPER}"/></linearGradient></defs>`,
    line(CONTOUR, 1.4, levels.join(""), 'stroke-dasharray="2 7" '),
    fill("url(#f)", `${straight(simplified(points, 1))}V${height}H0z`),
    line(CONTOUR, 1.3, paths(faces.flatMap(({ pale }) => pale))),
    line(SEPIA, 1.9, paths(faces.flatMap(({ deep }) => deep))),
    line(INK, 1.5, paths(faces.flatMap(({ ridges }) => ridges))),
    line(INK, 2.6, straight(simplified(points, 0.8))),
    fill(PAPER, outline),
    line(INK, 2.2, outline),
  ]);
  const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;
  return planKeys.map(
    (key) =>
      `.${key} {\n  left: ${percent(summits[key])};\n  bottom: ${percent(((plans[key].monthly ?? CLOUD + (0.42 * cloud[1]) / franc) * franc) / height)};\n}\n`,
  );
}

const wide = drawProfile({
  name: "profile",
  width: 2400,
  height: 960,
  franc: 0.8,
  summits: { basic: 0.33, pro: 0.615, commerce: 0.755, enterprise: 0.895 },
  valleys: [
    [-0.03, 8],
    [0.47, 70],
    [0.685, 210],
    [0.82, 330],
    [1.08, 330],
  ],
  rough: 1.1,
  gap: 7,
  cloud: [200, 150],
});
const narrow = drawProfile({
  name: "narrow/profile",
  width: 780,
  height: 720,
  franc: 0.58,
  summits: { basic: 0.13, pro: 0.36, commerce: 0.59, enterprise: 0.815 },
  valleys: [
    [-0.06, 40],
    [0.24, 95],
    [0.475, 200],
    [0.7, 300],
    [1.12, 330],
  ],
  rough: 0.7,
  gap: 5,
  cloud: [122, 132],
});

writeFileSync(
  new URL("../../../app/sections/pricing/summit-places.module.css", import.meta.url),
  `/* Where the plans stand on the profile; written by scripts/artwork/sheets/draw-profile.ts. */\n${wide.join("\n")}
@media (width < 48rem) {\n${narrow.join("\n").replaceAll(/^(?=.)/gm, "  ")}}\n`,
);
