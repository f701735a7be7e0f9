// The elevation profile that opens the prices: its summits are as high as the plans are dear.
import { writeFileSync } from "node:fs";
import { type PlanKey, planKeys, plans } from "#app/domain/offers/plans";
import {
  CONTOUR,
  fill,
  INK,
  line,
  PAPER,
  type Point,
  range,
  SEPIA,
  SLATE,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { simplified } from "#scripts/artwork/drawing/strokes";
import { type Relief, relief } from "#scripts/artwork/drawing/terrain";

/** Francs a month: a plan on request goes into the clouds, whose base lies above all that have a price. */
const CLOUDS = 1120;
const CLOUD = 980;
const SEED = 6;

interface Size {
  name: string;
  width: number;
  /** Units from the foot to the upper edge, and those for a franc a month. */
  height: number;
  franc: number;
  /** Where the summits stand, as parts of the width, and half the width of their feet. */
  summits: Record<PlanKey, number>;
  feet: Record<PlanKey, number>;
  /** Hills before and between them. */
  hills: { x: number; away: number; height: number; foot: number }[];
  /** How deep the view is, and how far apart the strokes of the shade are. */
  depth: number;
  gap: number;
  /** Half the width of the cloud, and its height. */
  cloud: Point;
}

/** The mountains, each lifted until ridges and gullies have left its summit as high as its plan is dear. */
function mountains({ width, height, franc, summits, feet, hills, depth, gap }: Size) {
  const peaks = planKeys.map((key) => ({
    x: summits[key] * width,
    away: 0.55,
    height: (plans[key].monthly ?? CLOUDS) * franc,
    foot: feet[key],
  }));
  const draw = () =>
    // To beyond its edge.
    relief({
      width: width + 3,
      floor: height,
      lift: 60,
      depth,
      peaks: [...peaks, ...hills],
      seed: SEED,
      gap,
    });
  const topOf = ({ skyline }: Relief, middle: number): Point =>
    skyline
      .filter(([x]) => Math.abs(x - middle) < width / 40)
      .toSorted(([, one], [, other]) => one - other)[0] ?? [middle, height];
  let view = draw();
  for (const _ of range(1, 6)) {
    for (const [index, peak] of peaks.entries()) {
      const key = planKeys[index];
      const wanted = height - ((key && plans[key].monthly) ?? CLOUDS) * franc;
      peak.height += topOf(view, peak.x)[1] - wanted;
    }
    view = draw();
  }
  return { view, tops: peaks.map(({ x }) => topOf(view, x)) };
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
  const { name, width, height, franc, cloud } = size;
  const { view, tops } = mountains(size);
  const yOf = (francs: number) => height - francs * franc;
  const levels = planKeys.flatMap((key, index) => {
    const { monthly } = plans[key];
    const [x, y] = tops[index] ?? [0, 0];
    if (monthly === null) return [];
    // To the next slope that is as high.
    const end = view.skyline.find(([along, up]) => along > x + 40 && up < y)?.[0] ?? width;
    return [`M${Math.round(x + 16)} ${Math.round(y)}H${Math.round(end) - 6}`];
  });
  const outline = cloudOver(tops.at(-1)?.[0] ?? 0, yOf(CLOUD), cloud);
  const skyline = straight(simplified(view.skyline, 1));
  write(name, width, height, [
    `<defs><linearGradient id="f" x2="0" y2="1"><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="${PAPER}"/></linearGradient></defs>`,
    line(CONTOUR, 1.4, levels.join(""), 'stroke-dasharray="2 7" '),
    fill("url(#f)", `${skyline}V${height}H0z`),
    line(SEPIA, 1.4, view.shade),
    line(SLATE, 1.3, view.far),
    line(INK, 2, view.near),
    line(INK, 2.4, skyline),
    fill(PAPER, outline),
    line(INK, 2.2, outline),
  ]);
  const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;
  return planKeys.map(
    (key, index) =>
      `.${key} {\n  left: ${percent((tops[index]?.[0] ?? 0) / width)};\n  bottom: ${percent(((plans[key].monthly ?? CLOUD + (0.42 * cloud[1]) / franc) * franc) / height)};\n}\n`,
  );
}

const wide = drawProfile({
  name: "profile",
  width: 2400,
  height: 960,
  franc: 0.8,
  summits: { basic: 0.33, pro: 0.615, commerce: 0.755, enterprise: 0.895 },
  feet: { basic: 640, pro: 330, commerce: 330, enterprise: 430 },
  hills: [
    { x: 20, away: 0.5, height: 30, foot: 300 },
    { x: 480, away: 0.8, height: 70, foot: 260 },
    { x: 1120, away: 0.3, height: 80, foot: 300 },
    { x: 1300, away: 0.1, height: 60, foot: 200 },
    { x: 1640, away: 0.1, height: 90, foot: 200 },
    { x: 1960, away: 0.12, height: 120, foot: 240 },
    { x: 2330, away: 0.15, height: 150, foot: 240 },
  ],
  depth: 1000,
  gap: 9,
  cloud: [200, 150],
});
const narrow = drawProfile({
  name: "narrow/profile",
  width: 780,
  height: 620,
  franc: 0.49,
  summits: { basic: 0.13, pro: 0.36, commerce: 0.59, enterprise: 0.815 },
  feet: { basic: 200, pro: 170, commerce: 180, enterprise: 200 },
  hills: [
    { x: 190, away: 0.1, height: 50, foot: 110 },
    { x: 370, away: 0.1, height: 60, foot: 110 },
    { x: 560, away: 0.12, height: 80, foot: 120 },
    { x: 740, away: 0.12, height: 90, foot: 120 },
  ],
  depth: 500,
  gap: 7,
  cloud: [122, 132],
});

writeFileSync(
  new URL("../../../app/sections/pricing/summit-places.module.css", import.meta.url),
  `/* Where the plans stand on the profile; written by scripts/artwork/sheets/draw-profile.ts. */\n${wide.join("\n")}
@media (width < 48rem) {\n${narrow.join("\n").replaceAll(/^(?=.)/gm, "  ")}}\n`,
);
