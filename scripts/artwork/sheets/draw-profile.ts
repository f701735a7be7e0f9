// The elevation profile that opens the prices: each summit is as high as the monthly price of its plan, a levelling
// staff stands below each price, and a line at its height shows which summits are higher.
import { writeFileSync } from "node:fs";
import { type PlanKey, planKeys, plans } from "#app/domain/offers/plans";
import {
  fill,
  INK,
  line,
  PAPER,
  type Point,
  range,
  SEPIA,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { noise } from "#scripts/artwork/drawing/strokes";

/** Francs a month: the height of a plan on request, above all prices, and that above which the ground fades out. */
const ON_REQUEST = 1000;
const MEASURED = 780;
/** Francs between the marks of a staff. */
const MARK = 100;
/** The colour of the ground. */
const GROUND = "#EBD5B0";

interface Size {
  name: string;
  width: number;
  /** The sheet's height, and the units for one franc a month. */
  height: number;
  franc: number;
  /** Where the summits stand, as parts of the width. */
  summits: Record<PlanKey, number>;
  /** The outline between the summits, from edge to edge: parts of the width, and francs. */
  way: Point[];
  /** The distance between points of the outline, in units. */
  step: number;
}

const heightOf = (key: PlanKey) => plans[key].monthly ?? ON_REQUEST;

/** The outline's points together with the summits, from left to right. */
const marksOf = ({ summits, way }: Size) =>
  [...way, ...planKeys.map((key): Point => [summits[key], heightOf(key)])].toSorted(
    ([one], [other]) => one - other,
  );

/** The outline from one point to the next, in units from the upper edge: straight, but a little rough. */
function stretch({ width, height, franc, step }: Size, [from, to]: readonly [Point, Point]): Point[] {
  const toUnits = ([part, francs]: Point): Point => [part * width, height - francs * franc];
  const [[x, y], [ex, ey]] = [toUnits(from), toUnits(to)];
  const count = Math.max(1, Math.round((ex - x) / step));
  return range(0, count).map((each): Point => {
    const part = each / count;
    const rough = each % count === 0 ? 0 : 0.16 * (noise((x + part * (ex - x)) / step, 0, 5) - 0.5);
    return [x + part * (ex - x), y + (ey - y) * part + rough * Math.max(Math.abs(ey - y), 2 * step)];
  });
}

/** Draws the profile, and returns the CSS rules that place the summits' names. */
function drawProfile(size: Size): string[] {
  const { name, width, height, franc, summits, step } = size;
  const yOf = (francs: number) => Math.round(height - francs * franc);
  const marks = marksOf(size);
  const edge = straight(marks.slice(1).flatMap((to, index) => stretch(size, [marks[index] ?? to, to])));
  const under = fill(GROUND, `${edge}V${height}H0z`);
  const prices = planKeys.flatMap((key) => plans[key].monthly ?? []);
  const levels = prices.map((francs) => `M0 ${yOf(francs)}h${width}`);
  const half = width < 1000 ? 4 : 7;
  const staffs = planKeys.flatMap((key) => {
    const { monthly } = plans[key];
    if (monthly === null) return [];
    const x = Math.round(summits[key] * width);
    const dark = range(0, monthly - 1, 2 * MARK).map(
      (from) => `M${x - half} ${yOf(from)}V${yOf(Math.min(from + MARK, monthly))}h${2 * half}V${yOf(from)}z`,
    );
    const whole = `M${x - half} ${height}V${yOf(monthly)}h${2 * half}V${height}z`;
    return [fill("#FFFFFF", whole), fill(INK, dark.join("")), line(INK, 1.6, whole)];
  });
  const limit = yOf(MEASURED);
  write(name, width, height, [
    `<defs><linearGradient id="f" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><path fill="url(#f)" d="M0 ${yOf(ON_REQUEST)}h${width}V${limit}H0z"/><path fill="#fff" d="M0 ${limit}h${width}V${height}H0z"/></mask><clipPath id="c"><path d="M0 ${limit}h${width}V${height}H0z"/></clipPath><clipPath id="e"><path d="${edge}V${height}H0z"/></clipPath></defs>`,
    `<g mask="url(#m)">${under}</g>`,
    `<g clip-path="url(#e)">${line(PAPER, 2.5, levels.join(""))}</g>`,
    line(SEPIA, 2, edge, `stroke-dasharray="${step / 2} ${step / 2.5}" `),
    `<g clip-path="url(#c)">${line(INK, 3, edge)}</g>`,
    ...staffs,
  ]);
  const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;
  const heightAt = (francs: number) => percent((francs * franc) / height);
  return planKeys.map(
    (key) => `.${key} {\n  left: ${percent(summits[key])};\n  bottom: ${heightAt(heightOf(key))};\n}\n`,
  );
}

const wide = drawProfile({
  name: "profile",
  width: 2400,
  height: 960,
  franc: 0.8,
  summits: { basic: 0.335, pro: 0.615, commerce: 0.755, enterprise: 0.895 },
  way: [
    [0, 30],
    [0.05, 42],
    [0.09, 36],
    [0.15, 66],
    [0.2, 74],
    [0.25, 128],
    [0.3, 214],
    [0.375, 205],
    [0.42, 150],
    [0.45, 172],
    [0.49, 190],
    [0.525, 310],
    [0.575, 420],
    [0.6, 488],
    [0.64, 440],
    [0.672, 390],
    [0.69, 450],
    [0.725, 640],
    [0.775, 620],
    [0.8, 566],
    [0.822, 640],
    [0.85, 850],
    [0.876, 950],
    [0.92, 900],
    [0.95, 740],
    [0.975, 640],
    [1, 600],
  ],
  step: 20,
});
const narrow = drawProfile({
  name: "narrow/profile",
  width: 780,
  height: 620,
  franc: 0.49,
  summits: { basic: 0.13, pro: 0.36, commerce: 0.59, enterprise: 0.815 },
  way: [
    [0, 90],
    [0.05, 140],
    [0.09, 215],
    [0.17, 205],
    [0.215, 160],
    [0.26, 205],
    [0.31, 390],
    [0.4, 410],
    [0.445, 340],
    [0.48, 400],
    [0.54, 620],
    [0.63, 610],
    [0.67, 540],
    [0.7, 600],
    [0.76, 860],
    [0.86, 900],
    [0.92, 720],
    [1, 600],
  ],
  step: 13,
});

writeFileSync(
  new URL("../../../app/sections/pricing/summit-places.module.css", import.meta.url),
  `/* Where the plans stand on the profile; written by scripts/artwork/sheets/draw-profile.ts. */\n${wide.join("\n")}
@media (width < 48rem) {\n${narrow.join("\n").replaceAll(/^(?=.)/gm, "  ")}}\n`,
);
