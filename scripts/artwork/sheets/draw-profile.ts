// The elevation profile that opens the prices: its summits are as high as the plans are dear.
import { writeFileSync } from "node:fs";
import { planKeys, plans } from "#app/domain/offers/plans";
import {
  CONTOUR,
  dice,
  fill,
  INK,
  line,
  PAPER,
  type Point,
  range,
  SAND,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { noise, type Stroke, simplified, strokes } from "#scripts/artwork/drawing/strokes";

const SEPIA = "#86561F";
const FOOT = 590;
/** Units for a franc a month. */
const FRANC = 0.6;
/** A plan on request goes into the clouds, above all that have a price. */
const CLOUDS = 880;
/** Francs a month at which the cloud lies that hides it. */
const CLOUD = 690;
/** Where the summits stand, as parts of the width; their labels stand there too. */
const summits = [0.125, 0.375, 0.625, 0.875];
const STEPS = 480;

const yOf = (francs: number) => FOOT - francs * FRANC;

interface Size {
  name: string;
  width: number;
  /** Units between the strokes, and how rough the ground is. */
  gap: number;
  rough: number;
  /** Half the width of the cloud, and its height. */
  cloud: Point;
}

/** Between summits and valleys: steep under the top, flat in the valley, rough all the way. */
function ground({ width, rough }: Size): Point[] {
  const knots: Point[] = [
    [-0.04, 60],
    ...planKeys.flatMap((key, index): Point[] => {
      const x = summits[index] ?? 0;
      const after = summits[index + 1];
      const top = plans[key].monthly ?? CLOUDS;
      return [[x, top], after ? [x * 0.45 + after * 0.55, 55 + 50 * index] : [1.07, 300]];
    }),
  ];
  return range(0, STEPS)
    .map((step): Point => {
      const part = step / STEPS;
      const next = Math.max(
        1,
        knots.findIndex(([at]) => at > part),
      );
      const [x0, h0] = knots[next - 1] ?? [0, 0];
      const [x1, h1] = knots[next] ?? [1, 0];
      const along = (part - x0) / (x1 - x0);
      const up = h1 > h0 ? along : 1 - along;
      const calm = Math.min(1, 9 * Math.min(along, 1 - along));
      const wild = [70, 31, 14, 6].reduce(
        (sum, length, octave) => sum + length * (noise(step / (length / 3.2), 0.5, 3 + octave) - 0.5),
        0,
      );
      return [part * width, yOf(Math.min(h0, h1) + Math.abs(h1 - h0) * up ** 1.4 + calm * rough * wild)];
    })
    .map(
      ([x, y], step, all): Point => [x, step === 0 || step === all.length - 1 ? y : Math.min(y, FOOT - 12)],
    );
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

function drawProfile(size: Size): void {
  const { name, width, gap, cloud } = size;
  const points = ground(size);
  const step = width / STEPS;
  const top = (x: number) => points[Math.max(0, Math.min(STEPS, Math.round(x / step)))]?.[1] ?? FOOT;
  const next = dice(8);
  const across = range(gap, width - 1, gap);
  const curtain = across.map((x): Stroke => ({ at: [x, top(x) + 5], by: [0, FOOT - top(x) - 5] }));
  const shade = across.flatMap((x): Stroke[] => {
    const slope = (top(x + 3 * step) - top(x - step)) / (4 * step);
    const reach = Math.min(180 * slope * (0.35 + 0.75 * next()), 190, FOOT - top(x) - 8);
    return reach > 7 ? [{ at: [x, top(x) + 3], by: [-0.16 * reach, reach] }] : [];
  });
  const light = across.flatMap((x): Stroke[] => {
    const slope = (top(x - 2 * step) - top(x + 2 * step)) / (4 * step);
    return slope > 0.3 && next() < 0.34
      ? [{ at: [x, Math.min(FOOT - 34, top(x) + 12 + 40 * next())], by: [-4, 10 + 14 * next()] }]
      : [];
  });
  const east = width * (summits[3] ?? 1);
  const level = yOf(CLOUD);
  const readings = planKeys.flatMap((key, index) => {
    const { monthly } = plans[key];
    const x = Math.round(width * (summits[index] ?? 0));
    return monthly === null ? [] : [`M0 ${Math.round(yOf(monthly))}H${x - 14}`];
  });
  const marks = range(0, 40).map(
    (mark) => `M${Math.round((mark * width) / 40)} ${FOOT}v${mark % 5 ? 9 : 18}`,
  );
  const outline = cloudOver(east, level, cloud);
  write(name, width, 640, [
    `<defs><linearGradient id="f" x2="0" y2="1"><stop offset=".25" stop-color="#fff"/><stop offset=".95" stop-color="#fff" stop-opacity=".1"/></linearGradient><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="640"><path fill="url(#f)" d="M0 0h${width}v640H0z"/></mask></defs>`,
    line(CONTOUR, 1.4, readings.join(""), 'stroke-dasharray="2 7" '),
    fill("#FFFFFF", `${straight(simplified(points, 1))}V${FOOT}H0z`),
    `<g mask="url(#m)">${line(SAND, 1.4, strokes(curtain))}</g>`,
    line(SEPIA, 1.5, strokes([...shade, ...light])),
    line(INK, 2.6, straight(simplified(points, 0.8))),
    fill(PAPER, outline),
    line(INK, 2.2, outline),
    line(INK, 2, `M0 ${FOOT}H${width}${marks.join("")}`, 'stroke-linecap="butt" '),
  ]);
}

drawProfile({ name: "profile", width: 2400, gap: 7, rough: 1.5, cloud: [216, 150] });
drawProfile({ name: "narrow/profile", width: 780, gap: 6, rough: 1, cloud: [97, 176] });

const places = planKeys.map((key, index) => {
  const top = yOf(plans[key].monthly ?? CLOUD + 50);
  return `.${key} {\n  left: ${(summits[index] ?? 0) * 100}%;\n  bottom: ${Number((100 - top / 6.4).toFixed(1))}%;\n}\n`;
});

writeFileSync(
  new URL("../../../app/sections/pricing/summit-places.module.css", import.meta.url),
  `/* Where the plans stand on the profile; written by scripts/artwork/sheets/draw-profile.ts. */\n${places.join("\n")}`,
);
