// The panorama that opens the page about us: a summit for each person, the higher the longer they have been here.
import { writeFileSync } from "node:fs";
import { aboutUs } from "#app/content/pages/about-us";
import {
  dice,
  FOREST,
  fill,
  INK,
  LAKE,
  line,
  type Point,
  range,
  SEPIA,
  SLATE,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { type Stroke, simplified, strokes } from "#scripts/artwork/drawing/strokes";
import { type Relief, relief } from "#scripts/artwork/drawing/terrain";

const { people } = aboutUs.en.team;
const LATEST = Math.max(...people.map(({ since }) => since));

/** The far shore of the lake. */
const SHORE = 556;

interface Size {
  name: string;
  width: number;
  /** From where on it is seen. */
  top: number;
  /** The height that a newcomer has, and units for a year on top of it. */
  least: number;
  year: number;
  /** Half the width of a mountain's foot. */
  foot: number;
  gap: number;
  /** The nameless summits behind: the first and the last stand at the edges. */
  nameless: number[];
  /** How far each person stands from their fifth of the width, to where the rock is sharpest. */
  aside: number[];
  steamer: Point;
}

const percent = (part: number) => `${Number((100 * part).toFixed(1))}%`;

interface Place {
  left: string;
  bottom: string;
}

/** Draws it, and says where the named summits stand. */
function drawPanorama({ name, width, least, year, foot, gap, nameless, aside, steamer, top }: Size): Place[] {
  const named = people.map((_, index) => ({
    x: width * (0.1 + 0.2 * index) + (aside[index] ?? 0),
    away: 0.6,
    height: 300,
    foot,
  }));
  const behind = nameless.map((index) => ({
    x: width * 0.2 * index + (index % 2 ? 14 : -10),
    away: 1,
    height: 128 + 26 * (index % 3),
    foot: foot * 0.7,
  }));
  const before = range(0, 5).map((index) => ({
    x: width * (0.02 + 0.196 * index),
    away: 0.14,
    height: 62 + 24 * (index % 3),
    foot: foot * 0.62,
  }));
  const draw = () =>
    relief({
      width,
      floor: SHORE,
      lift: 96,
      depth: 2.9 * foot,
      peaks: [...named, ...behind, ...before],
      seed: 4,
      gap,
    });
  const summitOf = ({ skyline }: Relief, middle: number): Point => {
    const near = skyline.filter(([x]) => Math.abs(x - middle) < width / 40);
    return near.toSorted(([, one], [, other]) => one - other)[0] ?? [middle, SHORE];
  };
  let view = draw();
  const lowest = SHORE - (least - 45);
  // Ridges raise one summit and gully another: each is lifted until it is as high as its years, and those without a
  // name are lowered until they are clearly below all that have one.
  for (const _ of range(1, 5)) {
    for (const [index, peak] of named.entries()) {
      const wanted = SHORE - least - year * (LATEST - (people[index]?.since ?? LATEST));
      peak.height += summitOf(view, peak.x)[1] - wanted;
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
  const skyline = straight(simplified(view.skyline, 1));
  const next = dice(13);
  const woods = before.flatMap(({ x: middle }) =>
    range(0, 44).map((): Stroke => {
      const off = (next() + next() - 1) * foot * 0.42;
      const up = 26 * next() * (1 - Math.abs(off) / (foot * 0.42));
      return { at: [middle + off, SHORE - 2 - up], by: [0, -5 - 6 * next()] };
    }),
  );
  const water = range(0, Math.round(width / 18)).map((): Stroke => {
    const part = next() ** 1.5;
    const length = (30 + 110 * next()) * (0.3 + part);
    return { at: [next() * width, SHORE + 8 + part * 70], by: [length, 0] };
  });
  const drawn = [
    fill("#FFFFFF", `${skyline}V${SHORE}H0z`),
    line(SEPIA, 1.3, view.shade),
    line(SLATE, 1.3, view.far),
    line(INK, 2, view.near),
    line(INK, 1.6, skyline),
    fill("#D8ECF4", `M0 ${SHORE}h${width}v84H0z`),
    line("#A9D2E3", 1.8, strokes(water)),
    line(FOREST, 2.4, strokes(woods)),
    line(LAKE, 2, `M0 ${SHORE}h${width}`),
    `<g transform="translate(${steamer.join(" ")})">`,
    // A paddle steamer, seen from its side.
    fill("#FFFFFF", "M-62 0H62l-9 11H-50zM-40-11h74V0h-74z"),
    line(
      INK,
      1.8,
      "M-70-2L66 0 54 12H-52zM-40 0v-11h74V0M-34-11v-7h50v7M0-18v-18h8v18M-46 0v-30M44 0v-24M-16 11a13 13 0 0 1 26 0M-32-6h5M-22-6h5M-12-6h5M-2-6h5M8-6h5M18-6h5",
    ),
    line(SEPIA, 1.5, "M9-40q16-12 40-9t60-13M12-36q24-5 56-3"),
    "</g>",
  ];
  write(name, width, 640 - top, drawn, [0, top]);
  return named.map(({ x: middle }) => {
    const [x, y] = summitOf(view, middle);
    return { left: percent(x / width), bottom: percent((640 - y) / (640 - top)) };
  });
}

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
