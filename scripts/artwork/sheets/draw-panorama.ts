// The panorama that opens the page about us, in the style of an engraving, pale far away and dark on the shore:
// a summit for each person, higher the longer they have been here.
import { writeFileSync } from "node:fs";
import { aboutUs } from "#app/content/pages/about-us";
import { dice, fill, INK, line, type Point, range, straight, write } from "#scripts/artwork/drawing/pen";
import { noise, type Stroke, simplified, strokes } from "#scripts/artwork/drawing/strokes";
import { type Peak, type Relief, relief } from "#scripts/artwork/drawing/terrain";

const { people } = aboutUs.en.team;
const LATEST = Math.max(...people.map(({ since }) => since));

/** The y of the lake's far shore. */
const SHORE = 556;

/** The ink, and its paler tones: for shaded sides, and for the ranges from the farthest to the shore. */
const STEEL = "#2B4A5D";
const SHADE = "#B7CBD6";
const RANGES = ["#DCE6E8", "#C6D6DD"] as const;
const FOOTHILLS = "#6F93A8";

interface Size {
  name: string;
  width: number;
  /** The y at which the visible part begins. */
  top: number;
  /** The height of the newest colleague's summit, and the units that each earlier year adds. */
  least: number;
  year: number;
  /** Half the width of a mountain's base. */
  foot: number;
  gap: number;
  /** Nameless summits in the back, by the fifth of the width at which they are: 0 and 5 are at the edges. */
  nameless: number[];
  /** How far each person's summit is moved from the middle of its fifth of the width, to a sharper peak. */
  aside: number[];
  steamer: Point;
}

const percent = (part: number) => `${Number((100 * part).toFixed(1))}%`;

interface Place {
  left: string;
  bottom: string;
}

type Range = [height: number, apart: number, seed: number];

/** Draws the panorama, and returns the places of the named summits. */
function drawPanorama(size: Size): Place[] {
  const { name, width, top } = size;
  const mountains = mountainsOf(size);
  const view = fittedView(size, mountains);
  const summits = mountains.named.map(({ x }) => summitOf(view, x, width));
  write(name, width, 640 - top, drawn(size, view, summits), [0, top]);
  return summits.map(([x, y]) => ({
    left: percent(x / width),
    bottom: percent((640 - y) / (640 - top)),
  }));
}

type Mountains = Record<"named" | "behind" | "before", Peak[]>;

/** A summit for each person, nameless ones behind them, and low ones before them. */
function mountainsOf({ width, foot, nameless, aside }: Size): Mountains {
  return {
    named: people.map((_, index) => ({
      x: width * (0.1 + 0.2 * index) + (aside[index] ?? 0),
      away: 0.6,
      height: 300,
      foot,
    })),
    behind: nameless.map((index) => ({
      x: width * 0.2 * index + (index % 2 ? 14 : -10),
      away: 1,
      height: 128 + 26 * (index % 3),
      foot: foot * 0.7,
    })),
    before: range(0, 5).map((index) => ({
      x: width * (0.02 + 0.196 * index),
      away: 0.14,
      height: 62 + 24 * (index % 3),
      foot: foot * 0.62,
    })),
  };
}

/**
 * The relief of the mountains, whose heights it changes, because ridges and gullies change the summits: each named
 * summit is corrected to its height in years, and nameless ones are lowered until they are clearly below all named ones.
 */
function fittedView({ width, least, year, foot, gap }: Size, { named, behind, before }: Mountains): Relief {
  const peaks = () => [...named, ...behind, ...before];
  const draw = () =>
    relief({ width, floor: SHORE, lift: 96, depth: 2.9 * foot, peaks: peaks(), seed: 4, gap });
  const lowest = SHORE - (least - 45);
  let view = draw();
  for (const _ of range(1, 5)) {
    for (const [index, peak] of named.entries()) {
      const wanted = SHORE - least - year * (LATEST - (people[index]?.since ?? LATEST));
      peak.height += summitOf(view, peak.x, width)[1] - wanted;
    }
    for (const peak of behind) {
      const isFree = (x: number) => named.every((each) => Math.abs(each.x - x) > width * 0.06);
      const above = view.skyline
        .filter(([x]) => Math.abs(x - peak.x) < foot / 4 && isFree(x))
        .map(([, y]) => y);
      peak.height -= Math.max(0, lowest - Math.min(...above));
    }
    view = draw();
  }
  return view;
}

/** The highest point of the skyline near the middle of a mountain. */
function summitOf({ skyline }: Relief, middle: number, width: number): Point {
  const near = skyline.filter(([x]) => Math.abs(x - middle) < width / 40);
  return near.toSorted(([, one], [, other]) => one - other)[0] ?? [middle, SHORE];
}

function drawn({ width, least, foot, steamer }: Size, view: Relief, summits: Point[]): string[] {
  const roll = dice(13);
  const skyline = straight(simplified(view.skyline, 1));
  const foothills = [least * 0.32, foot * 0.42, 21] satisfies Range;
  const shore = [least * 0.15, foot * 0.2, 34] satisfies Range;
  const shaded = summits.map((summit) => shadedSide(view, summit, foot, roll)).join("");
  const water = strokes(wavesOn(width, roll));
  return [
    fill(RANGES[0], rangeOf(width, [least, foot * 0.5, 3])),
    fill(RANGES[1], rangeOf(width, [least * 0.8, foot * 0.36, 8])),
    fill("#FFFFFF", `${skyline}V${SHORE}H0z`),
    fill(SHADE, shaded),
    line(STEEL, 1.6, view.shade),
    line(STEEL, 1.3, view.far),
    line(STEEL, 2.2, view.near),
    line(STEEL, 2, skyline),
    fill(FOOTHILLS, rangeOf(width, foothills)),
    line(STEEL, 1.4, strokes(cutsOn(width, foothills, [7, 11], roll))),
    fill(STEEL, rangeOf(width, shore)),
    line(FOOTHILLS, 1.3, strokes(cutsOn(width, shore, [26, 0], roll))),
    fill("#CFE2EB", `M0 ${SHORE}h${width}v84H0z`),
    line(FOOTHILLS, 1.6, water),
    ...drawSteamer(steamer),
  ];
}

/** The height of a nameless range at x. */
const heightOf = (x: number, [height, apart, seed]: Range) =>
  height * (0.35 + 0.65 * noise(x / apart, 0, seed) + 0.16 * noise((4 * x) / apart, 0, seed + 1));

function rangeOf(width: number, shape: Range): string {
  const outline = range(0, width, 6).map((x): Point => [x, SHORE - heightOf(x, shape)]);
  return `${straight(simplified(outline, 1.5))}V${SHORE}H0z`;
}

/** The engraved strokes on a range: all in one direction, denser near its foot. */
const cutsOn = (width: number, shape: Range, [dx, dy]: Point, roll: () => number) =>
  range(0, width / 9).flatMap((): Stroke[] => {
    const x = roll() * width;
    const up = heightOf(x, shape) * roll() * 0.8;
    return up > dy + 3 ? [{ at: [x, SHORE - up], by: [dx * (0.5 + roll()), dy] }] : [];
  });

/** The shaded side of a mountain: from its summit down a crooked ridge, and back along its outline. */
function shadedSide({ skyline }: Relief, [x, y]: Point, foot: number, roll: () => number): string {
  const right = skyline.filter(([along]) => along > x && along < x + foot * 0.62);
  const [valley = [x, SHORE]] = right.toSorted(([, one], [, other]) => other - one);
  const outline = right.filter(([along]) => along <= valley[0]);
  const ridge = range(1, 8).map((turn): Point => {
    const part = turn / 8;
    return [x + foot * 0.12 * part + (turn % 2 ? -1 : 1) * foot * 0.05 * roll(), y + (SHORE - y) * part];
  });
  return straight(
    [[x, y], ...ridge, [valley[0] + foot * 0.16, SHORE], valley, ...outline.toReversed()],
    true,
  );
}

const wavesOn = (width: number, roll: () => number) =>
  range(0, Math.round(width / 18)).map((): Stroke => {
    const part = roll() ** 1.5;
    const length = (30 + 110 * roll()) * (0.3 + part);
    return { at: [roll() * width, SHORE + 8 + part * 70], by: [length, 0] };
  });

/** A paddle steamer from the side. */
const drawSteamer = (at: Point) => [
  `<g transform="translate(${at.join(" ")})">`,
  fill("#FFFFFF", "M-62 0H62l-9 11H-50zM-40-11h74V0h-74z"),
  line(
    INK,
    1.8,
    "M-70-2L66 0 54 12H-52zM-40 0v-11h74V0M-34-11v-7h50v7M0-18v-18h8v18M-46 0v-30M44 0v-24M-16 11a13 13 0 0 1 26 0M-32-6h5M-22-6h5M-12-6h5M-2-6h5M8-6h5M18-6h5",
  ),
  line(STEEL, 1.5, "M9-40q16-12 40-9t60-13M12-36q24-5 56-3"),
  "</g>",
];

const wide = drawPanorama({
  name: "panorama",
  width: 2400,
  top: 0,
  least: 250,
  year: 5,
  foot: 430,
  gap: 9,
  nameless: range(0, 5),
  aside: [-32, -24, 0, 0, 16],
  steamer: [1440, 604],
});
const narrow = drawPanorama({
  name: "narrow/panorama",
  width: 780,
  top: 180,
  least: 140,
  year: 3,
  foot: 190,
  gap: 6,
  nameless: range(1, 4),
  aside: [32, 14, 0, -14, -32],
  steamer: [470, 606],
});

const rulesOf = (places: Place[]) =>
  places
    .map(
      ({ left, bottom }, index) =>
        `.peaks > :nth-child(${index + 1}) {\n  left: ${left};\n  bottom: ${bottom};\n}\n`,
    )
    .join("\n");

writeFileSync(
  new URL("../../../app/sections/about/peak-places.module.css", import.meta.url),
  `/* Where the people stand on the panorama; written by scripts/artwork/sheets/draw-panorama.ts. */\n${rulesOf(wide)}\n@media (width < 48rem) {\n${rulesOf(narrow).replace(/^(?=.)/gm, "  ")}}\n`,
);
