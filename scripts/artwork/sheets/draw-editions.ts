// One valley twice, for a redesign: as a web map of 2009 in coarse pixels and tiles, and as a map is drawn today.
import { contourLines, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import {
  circle,
  dice,
  fill,
  GLACIER,
  INK,
  isAround,
  LAKE,
  lettering,
  line,
  type Point,
  range,
  round,
  SEPIA,
  SIGNAL,
  smooth,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { upright, words } from "#scripts/artwork/drawing/words";

const WIDTH = 2400;
const HEIGHT = 560;
const MIDDLE = WIDTH / 2;
const CELL = 10;

/** The x of the slanted line between the two maps: at the top the old one is wider. */
const parting = (y: number) => MIDDLE + 0.4 * (HEIGHT / 2 - y);

/** The y of the valley's floor, which winds from west to east. */
const floorAt = (x: number) => 300 + 52 * Math.sin(x / 290 + 0.7) + 20 * Math.sin(x / 121);

/**
 * Spurs from both sides, higher with the distance from the valley's floor. They run from the north-east to the
 * south-west, so that one flank is in the sun.
 */
function heightAt(x: number, y: number): number {
  const off = Math.abs(y - floorAt(x));
  const side = y < floorAt(x) ? -1 : 1;
  const spur =
    0.5 + 0.5 * Math.sin(x / 74 + 1.05 + 1.05 * side + 0.8 * Math.sin(x / 141) + (side * off) / 105);
  const rise = Math.max(0, off - 92 + 46 * spur) / 150;
  return rise * (0.42 + 0.78 * spur) + 0.05 * Math.sin(x / 37 + y / 29) * Math.min(1, rise * 2);
}

const chance = dice(3);
const between = (low: number, high: number) => low + (high - low) * chance();

interface View {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The x at which the old map ends. */
  end: (y: number) => number;
  /** Column and row of the old map's tile that did not load, and the place in it of a cross that marks it. */
  missing: { tile: Point; mark: Point };
}

/** Grid points outside of the drawing, where lines close. */
const RIM = 6;
const field = fieldOf(WIDTH / CELL + 2 * RIM, HEIGHT / CELL + 2 * RIM, CELL, (x, y) =>
  heightAt(x - RIM * CELL, y - RIM * CELL),
);
const place = `transform="translate(-${RIM * CELL} -${RIM * CELL})" `;

const bank = range(0, 15).map((part): Point => {
  const turn = (part / 16) * 2 * Math.PI;
  const x = MIDDLE + 12 + 236 * Math.cos(turn) * (1 + 0.06 * Math.sin(3 * turn));
  const half = Math.sin(turn) < 0 ? 34 : 44;
  return [x, floorAt(x) + 24 + half * Math.sin(turn) * (1 + 0.16 * Math.cos(2 * turn + 1))];
});
const lake = round(bank);

/** One of the lake's two tips, where the river enters or leaves: the bank's curve lies inside its anchors. */
function tipOf(side: number): Point {
  const tip = bank.toSorted(([one], [other]) => side * (other - one))[0] ?? [MIDDLE, 0];
  const [before = tip, after = tip] = [-1, 1].map((step) =>
    bank.at((bank.indexOf(tip) + step) % bank.length),
  );
  return [(before[0] + 6 * tip[0] + after[0]) / 8, (before[1] + 6 * tip[1] + after[1]) / 8];
}
const [inlet, outlet] = [tipOf(-1), tipOf(1)];

const roadAt = (x: number) => floorAt(x) - 34 - 6 * Math.sin(x / 60);
const roadOf = (from: number, to: number) => smooth(range(from, to, 40).map((x): Point => [x, roadAt(x)]));
const freely = (x: number) => floorAt(x) + 10 * Math.sin(x / 47) + 12;
const riverAt = (x: number) =>
  [inlet, outlet].reduce(
    (y, [tip, level]) => y + (level - freely(tip)) * Math.exp(-(((x - tip) / 80) ** 2)),
    freely(x),
  );
/** The river below the lake. */
const lower = (to: number) =>
  smooth([outlet, ...range(outlet[0] + 20, to, 30).map((x): Point => [x, riverAt(x)])]);
/** The river above the lake. */
const upper = (from: number) =>
  smooth([...range(from, inlet[0] - 20, 30).map((x): Point => [x, riverAt(x)]), inlet]);

/** The largest half diagonal of a house, and the clear ground around it. */
const HALF = 10;
const YARD = 3;

const isNear = ([x, y]: Point, [ax, ay]: Point, room: number) => Math.hypot(x - ax, y - ay) < room;

/** Points of the road and the river, on which no house may stand. */
const lines = range(-20, WIDTH + 20, 4).flatMap((x): Point[] => [
  [x, roadAt(x)],
  [x, riverAt(x)],
]);

/** Tests the polygon of the bank's anchors: the bank is drawn inside it, so all points outside are on land. */
const isInLake = (point: Point) => isAround(bank, point);

const built: Point[] = [];

const isFree = (place: Point) =>
  !lines.some((other) => isNear(place, other, HALF + YARD + 2)) &&
  !built.some((other) => isNear(place, other, 2 * HALF)) &&
  !range(0, 7).some((part) => {
    const turn = (part * Math.PI) / 4;
    const reach = HALF + YARD;
    return isInLake([place[0] + reach * Math.cos(turn), place[1] + reach * Math.sin(turn)]);
  });

/** Houses along the road, on either side, where the ground is free; `row` 1 is behind `row` 0. */
const houses = (from: number, to: number, step: number, size: number, row = 0) =>
  range(from, to, step).flatMap((along) => {
    const x = along + between(-8, 8);
    const turn = Math.atan2(roadAt(x + 6) - roadAt(x - 6), 12);
    const off = HALF + YARD + 3 + between(0, 4) + row * 24;
    const [w, h] = [(size + between(0, 5)) / 2, (size + between(-2, 2)) / 2];
    const sides = chance() < 0.5 ? [-1, 1] : [1, -1];
    const place = sides
      .map((side): Point => [x - side * off * Math.sin(turn), roadAt(x) + side * off * Math.cos(turn)])
      .find(isFree);
    if (!place) return [];
    built.push(place);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const corner = (dx: number, dy: number): Point => [
      place[0] + dx * cos - dy * sin,
      place[1] + dx * sin + dy * cos,
    ];
    return [{ place, d: straight([corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)], true) }];
  });

const STEP = 0.12;
const levels = range(STEP, 2.4, STEP);

/** Woods at medium height. */
const wood = fieldOf(WIDTH / CELL + 8, HEIGHT / CELL + 8, CELL, (x, y) => {
  const height = heightAt(x, y);
  const patch = Math.sin(x / 71 + 1) + Math.cos(y / 43 + x / 160);
  return patch - 3.2 * Math.abs(height - 0.55);
});

const village = [
  ...houses(60, 560, 84, 10),
  ...houses(600, 1500, 28, 10),
  ...houses(660, 900, 32, 9, 1),
  ...houses(1090, 1460, 32, 9, 1),
  ...houses(1540, 2340, 60, 10),
];

/** A pixel of the old map, and a tile of 32 by 32 of them; a seam between tiles is in the middle of the sheet. */
const PIXEL = 8;
const TILE = 32 * PIXEL;
const tileOf = (x: number, y: number) => `${Math.floor((x - MIDDLE) / TILE)} ${Math.floor((y - 56) / TILE)}`;
const tileAt = (column: number, row: number): Point => [MIDDLE + column * TILE, 56 + row * TILE];
/** This tile is drawn a pixel too low. */
const LOW = "-2 0";

/** The place of the valley that the old map shows at a pixel. */
const shown = (x: number, y: number): Point => (tileOf(x, y) === LOW ? [x, y - PIXEL] : [x, y]);

/** The outline, in whole pixels, of all places where `isThere` holds, on all tiles that have loaded. */
function stepped(
  { left, top, width, height, end, missing }: View,
  isThere: (x: number, y: number) => boolean,
): string {
  const [first, above] = [Math.floor(left / PIXEL) - 1, Math.floor(top / PIXEL) - 1];
  const columns =
    Math.ceil((Math.min(width, Math.max(end(top), end(top + height)) + 16 - left) + PIXEL) / PIXEL) + 2;
  const rows = Math.ceil(height / PIXEL) + 3;
  const cells = range(0, rows * columns - 1).map((index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) return false;
    const [x, y] = [(first + column + 0.5) * PIXEL, (above + row + 0.5) * PIXEL];
    return x < end(y) + 2 * PIXEL && tileOf(x, y) !== missing.tile.join(" ") && isThere(...shown(x, y));
  });
  const at = (column: number, row: number) => cells[row * columns + column] ?? false;
  // The edges between filled and empty pixels, by the corner at which each starts; the filled pixel is on the right.
  const edges = new Map<string, Point[]>();
  const edge = ([x, y]: Point, to: Point) => edges.set(`${x} ${y}`, [...(edges.get(`${x} ${y}`) ?? []), to]);
  for (const row of range(0, rows - 1))
    for (const column of range(0, columns - 1)) {
      if (!at(column, row)) continue;
      if (!at(column, row - 1)) edge([column, row], [column + 1, row]);
      if (!at(column + 1, row)) edge([column + 1, row], [column + 1, row + 1]);
      if (!at(column, row + 1)) edge([column + 1, row + 1], [column, row + 1]);
      if (!at(column - 1, row)) edge([column, row + 1], [column, row]);
    }
  let [px, py] = [0, 0];
  const parts: string[] = [];
  for (const [start, ways] of edges) {
    while (ways.length > 0) {
      const [sx = 0, sy = 0] = start.split(" ").map(Number);
      const corners: Point[] = [];
      let from: Point = [sx, sy];
      for (;;) {
        const to = edges.get(from.join(" "))?.pop();
        if (!to) break;
        const last = corners.at(-1);
        const isOn = last && (last[0] === 0) === (to[0] === from[0]);
        const by: Point = [to[0] - from[0], to[1] - from[1]];
        if (isOn) corners[corners.length - 1] = [last[0] + by[0], last[1] + by[1]];
        else corners.push(by);
        from = to;
      }
      const x = sx + first;
      const y = sy + above;
      parts.push(
        `m${x - px} ${y - py}${corners
          .slice(0, -1)
          .map(([dx, dy]) => (dx === 0 ? `v${dy}` : `h${dx}`))
          .join("")}z`,
      );
      [px, py] = [x, y];
    }
  }
  return parts.join("").replaceAll(" -", "-");
}

/** How far a place is from a line that runs from west to east. */
const offLine = (lineAt: (x: number) => number, x: number, y: number) => {
  const lean = (lineAt(x + 6) - lineAt(x - 6)) / 12;
  return Math.abs(y - lineAt(x)) / Math.hypot(1, lean);
};
const isRiver = (x: number) => x < inlet[0] + 12 || x > outlet[0] - 12;

/** Hill shading with light from the north-west. */
const lightAt = (x: number, y: number) =>
  (heightAt(x + 10, y) - heightAt(x - 10, y) + heightAt(x, y + 10) - heightAt(x, y - 10)) * 20;

const woodAt = (x: number, y: number) => {
  const patch = Math.sin(x / 71 + 1) + Math.cos(y / 43 + x / 160);
  return patch - 3.2 * Math.abs(heightAt(x, y) - 0.55) > 0.35;
};

/** The village's name in pixels of half the size. */
const glyphs = {
  R: ["1111.", "1...1", "1...1", "1111.", "1.1..", "1..1.", "1...1"],
  i: ["1", ".", "1", "1", "1", "1", "1"],
  v: [".....", ".....", "1...1", "1...1", ".1.1.", ".1.1.", "..1.."],
  a: ["....", "....", ".11.", "...1", ".111", "1..1", ".111"],
  u: ["....", "....", "1..1", "1..1", "1..1", "1..1", ".111"],
  x: [".....", ".....", "1...1", ".1.1.", "..1..", ".1.1.", "1...1"],
};
const NAME = ["R", "i", "v", "a", "u", "x"] as const;

function pixelName(x: number, y: number, size: number): string {
  let left = x;
  const dots = NAME.flatMap((letter) => {
    const rows = glyphs[letter];
    const from = left;
    left += ((rows[0]?.length ?? 0) + 1) * size;
    return rows.flatMap((row, down) =>
      [...row.matchAll(/1+/g)].map(
        ({ 0: run, index }) =>
          `M${from + index * size} ${y + down * size}h${run.length * size}v${size}h-${run.length * size}z`,
      ),
    );
  });
  const width = left - size - x;
  return (
    fill("#FFF", `M${x - 8} ${y - 8}h${width + 16}v${9 * size + 12}h-${width + 16}z`, 'fill-opacity=".8" ') +
    fill("#00E", `${dots.join("")}M${x} ${y + 8 * size}h${width}v${size}h-${width}z`)
  );
}

/** The controls of the old map: arrows around a disc, and below it a zoom slider with plus and minus. */
function control(x: number, y: number): string[] {
  const button = (top: number, sign: string) => [
    `<rect x="${x - 17}" y="${top}" width="34" height="34" rx="6" fill="url(#b)" stroke="#5B6B85" stroke-width="2"/>`,
    line("#2B3F66", 5, `M${x - 8} ${top + 17}h16${sign}`, 'stroke-linecap="butt" '),
  ];
  const arrow = (turn: number) =>
    fill("#2B3F66", "M0-41l11 14h-22z", `transform="translate(${x} ${y})rotate(${turn})" `);
  const top = y + 60;
  const rung = range(1, 7).map((index) => `M${x - 13} ${top + 40 + index * 12}h26`);
  return [
    fill("#000", circle(x + 3, y + 5, 52), 'fill-opacity=".3" '),
    `<circle cx="${x}" cy="${y}" r="50" fill="url(#b)" stroke="#5B6B85" stroke-width="2.5"/>`,
    fill("#FFF", `M${x - 44} ${y - 8}a44 40 0 0 1 88 0q-44 18-88 0z`, 'fill-opacity=".6" '),
    ...[0, 90, 180, 270].map(arrow),
    `<circle cx="${x}" cy="${y}" r="10" fill="url(#b)" stroke="#5B6B85" stroke-width="2"/>`,
    `<rect x="${x - 7}" y="${top + 30}" width="14" height="112" fill="#FFF" stroke="#5B6B85" stroke-width="2"/>`,
    line("#5B6B85", 2.5, rung.join("")),
    ...button(top, `M${x} ${top + 9}v16`),
    ...button(top + 138, ""),
    `<rect x="${x - 20}" y="${top + 70}" width="40" height="17" rx="5" fill="url(#b)" stroke="#2B3F66" stroke-width="2.5"/>`,
  ];
}

/** A glossy pin with its shadow; its tip is at x, y. */
const pin = (x: number, y: number) => [
  fill("url(#s)", `M${x} ${y}q16-34 50-52q26-12 30 4q2 20-34 34q-20 8-46 14z`),
  fill(
    "url(#r)",
    `M${x} ${y}c-4-34-36-48-36-82a36 36 0 0 1 72 0c0 34-32 48-36 82z`,
    'stroke="#7A0A0A" stroke-width="2.5" ',
  ),
  fill("#FFF", `M${x - 27} ${y - 88}q4-24 27-24t27 24q-27 14-54 0z`, 'fill-opacity=".5" '),
  fill("#5C0000", circle(x, y - 80, 10)),
];

const gradients = [
  `<linearGradient id="b" x2="0" y2="1"><stop stop-color="#FFF"/><stop offset=".49" stop-color="#DCE3EE"/><stop offset=".5" stop-color="#B4C1D6"/><stop offset="1" stop-color="#E6ECF5"/></linearGradient>`,
  `<radialGradient id="r" cx=".4" cy=".25" r=".8"><stop stop-color="#FF8A7A"/><stop offset=".4" stop-color="#F01818"/><stop offset="1" stop-color="#8E0000"/></radialGradient>`,
  `<linearGradient id="s" x1="0" y1="1" x2="1" y2="0"><stop stop-opacity=".6"/><stop offset="1" stop-opacity=".1"/></linearGradient>`,
];

/** The tip of the pin. */
const PIN: Point = [1124, roadAt(1124) - 4];

function old(view: View, controlAt: Point): string[] {
  const { left, top, width, height, end, missing } = view;
  const pixels = (colour: string, isThere: (x: number, y: number) => boolean, more = "") =>
    fill(colour, stepped(view, isThere), more);
  const rises = (level: number) => (x: number, y: number) => heightAt(x, y) > level;
  const [mx, my] = tileAt(...missing.tile);
  const [cx, cy] = [mx + missing.mark[0], my + missing.mark[1]];
  const seams = range(-5, 1)
    .flatMap((column) => [-1, 0, 1].map((row): [number, number] => [column, row]))
    .filter(([column, row]) => tileAt(column + 1, row)[0] > left && tileAt(column, row + 1)[1] > top)
    .filter(
      ([column, row]) =>
        tileAt(column, row)[0] < Math.min(left + width, end(top)) && tileAt(column, row)[1] < top + height,
    );
  const square = (column: number, row: number) => {
    const [x, y] = tileAt(column, row);
    return `M${x} ${y}h${TILE}v${TILE}h-${TILE}z`;
  };
  return [
    fill("#C3DB8B", `M${left} ${top}h${width}v${height}h-${width}z`),
    `<g transform="scale(${PIXEL})" shape-rendering="crispEdges">`,
    pixels("#DCDB93", rises(0.3)),
    pixels("#D9BC7E", rises(0.65)),
    pixels("#BD9560", rises(1.05)),
    pixels("#93704B", rises(1.5)),
    pixels("#6FA653", woodAt),
    pixels("#000", (x, y) => lightAt(x, y) < -3, 'fill-opacity=".16" '),
    pixels("#000", (x, y) => lightAt(x, y) < -7.5, 'fill-opacity=".2" '),
    pixels("#FFF", (x, y) => lightAt(x, y) > 4, 'fill-opacity=".3" '),
    pixels("#2E7BFF", (x, y) => isInLake([x, y]) || (isRiver(x) && offLine(riverAt, x, y) < 8)),
    pixels("#7D6A7E", (x, y) => village.some(({ place }) => isNear(place, [x, y], 9))),
    pixels("#4A2A00", (x, y) => offLine(roadAt, x, y) < 17),
    pixels("#FFA81F", (x, y) => offLine(roadAt, x, y) < 9),
    "</g>",
    // Each tile was compressed by itself: some are lighter.
    fill(
      "#FFF",
      seams
        .filter(([column, row]) => (column + 2 * row) % 3 === 0)
        .map(([column, row]) => square(column, row))
        .join(""),
      'fill-opacity=".16" ',
    ),
    line("#FFF", 2, seams.map(([column, row]) => square(column, row)).join(""), 'stroke-opacity=".55" '),
    fill("#E4E2DD", `M${mx} ${my}h${TILE}v${TILE}h-${TILE}z`),
    line("#9A9A9A", 2, `M${mx + 1} ${my + TILE}v-${TILE - 1}h${TILE}`),
    `<rect x="${cx - 17}" y="${cy - 17}" width="34" height="34" fill="#FFF" stroke="#777" stroke-width="2.5"/>`,
    line("#E00000", 6, `M${cx - 8} ${cy - 8}l16 16m0-16l-16 16`),
    ...pin(...PIN),
    pixelName(PIN[0] - 168, PIN[1] - 106, 4),
    ...control(...controlAt),
  ];
}

const CHURCH: Point = [1336, 126];
const summits: Point[] = [
  [1733, 62],
  [2280, 96],
];

/** A point at a share of the way from the lake's bank to its middle. */
const towards = ([x, y]: Point, part: number): Point => [
  x + (MIDDLE + 12 - x) * part,
  y + (floorAt(MIDDLE) + 28 - y) * part,
];

function today(view: View): string[] {
  const { left, top, width, height } = view;
  const [right, foot] = [left + width, top + height];
  const isNew = ([x, y]: Point) => {
    const at: Point = [x - RIM * CELL, y - RIM * CELL];
    return at[0] > view.end(at[1]) - 60 && at[0] < right + 60 && at[1] > top - 60 && at[1] < foot + 60;
  };
  const contours = (heights: number[]) => contourLines(field, heights, 4, isNew);
  const from = view.end(foot) - 28;
  const end = Math.min(WIDTH + 20, right + 80);
  const seen = village
    .filter(({ place: [x, y] }) => x > view.end(y) - 20 && x < right + 20)
    .map(({ d }) => d)
    .join("");
  const heights = summits
    .map(([x, y], index) => lettering(`${1474 - 37 * index}`, x + 14, y - 7, 14))
    .join("");
  return [
    fill("#FBF8EF", `M${left} ${top}h${width}v${height}h-${width}z`),
    fill("#DCE8CC", contourLines(wood, [0.35], 4)),
    line("#DDB98C", 1.1, contours(levels.filter((_, index) => index % 5 !== 4)), place),
    line("#B9834F", 1.8, contours(levels.filter((_, index) => index % 5 === 4)), place),
    line("#5AA2C8", 5, (from < inlet[0] ? upper(from) : "") + lower(Math.min(WIDTH + 50, right + 80))),
    fill(GLACIER, lake),
    line(
      "#8CC0D8",
      1.2,
      round(bank.map((at) => towards(at, 0.3))) + round(bank.map((at) => towards(at, 0.6))),
    ),
    line(LAKE, 1.6, lake),
    line(INK, 7.5, roadOf(from, end)),
    line("#F6D24A", 5, roadOf(from, end)),
    fill(INK, seen),
    line(SEPIA, 2, summits.map(([x, y]) => `M${x - 7} ${y + 5}h14l-7-12z`).join("")),
    line("#FBF8EF", 8, heights),
    line(SEPIA, 1.8, heights),
    line(INK, 2.6, `M${CHURCH[0]} ${CHURCH[1] - 8}v-16m-6 5h12`),
    `<circle cx="${CHURCH[0]}" cy="${CHURCH[1]}" r="8" fill="#FBF8EF" stroke="${INK}" stroke-width="2.6"/>`,
    words(upright, {
      text: NAME.join(""),
      at: [1434, 126],
      size: 34,
      colour: INK,
      halo: { colour: "#FBF8EF", width: 8 },
    }),
  ];
}

/** A view of the valley with both maps and the line between them. */
function drawn(view: View, controlAt: Point): string[] {
  const { left, top, height, end } = view;
  const foot = top + height;
  const cut = `${end(top)} ${top}L${end(foot)} ${foot}`;
  return [
    ...gradients,
    `<clipPath id="o"><path d="M${left} ${top}L${cut}H${left}z"/></clipPath>`,
    ...today(view),
    `<g clip-path="url(#o)">`,
    ...old(view, controlAt),
    "</g>",
    line(SIGNAL, 4, `M${cut}`),
  ];
}

const whole: View = {
  left: 0,
  top: 0,
  width: WIDTH,
  height: HEIGHT,
  end: parting,
  missing: { tile: [-2, 1], mark: [155, 43] },
};
write("editions", WIDTH, HEIGHT, drawn(whole, [372, 100]));

/**
 * A narrow screen shows the lake and the village twice: the old map above the title, today's below it. Here another
 * tile has not loaded: one behind the lake, of which a part is seen in a corner.
 */
const BELOW = 1000;
const part = {
  left: MIDDLE - 390,
  top: 88,
  width: 780,
  height: 260,
  missing: { tile: [1, 0], mark: [67, 128] },
} satisfies Partial<View>;
const { left, top, width, height } = part;
write(
  "narrow/editions",
  width,
  height,
  [
    ...gradients,
    `<view id="old" viewBox="${left} ${top} ${width} ${height}"/>`,
    `<view id="today" viewBox="${left} ${top + BELOW} ${width} ${height}"/>`,
    ...old({ ...part, end: () => left + width + 100 }, [890, top + 60]),
    `<g transform="translate(0 ${BELOW})">`,
    ...today({ ...part, end: () => left - 12 }),
    "</g>",
  ],
  [left, top],
);

/**
 * Four things on a site, on fields of 64 by 72 one below the other: as in 2009 left of the slanted line, as today right
 * of it.
 */
const things: { old: string[]; now: string[] }[] = [
  // An address on a map.
  {
    old: [
      fill("url(#s)", "M28 60q6-12 18-16 12-3 9 5-9 8-27 11z"),
      fill(
        "url(#r)",
        "M30 60c-1-12-14-18-14-30a14 14 0 0 1 28 0c0 12-13 18-14 30z",
        'stroke="#7A0A0A" stroke-width="1.5" ',
      ),
      fill("#5C0000", circle(30, 30, 4)),
    ],
    now: [line(INK, 2.5, `M30 60c-1-12-14-18-14-30a14 14 0 0 1 28 0c0 12-13 18-14 30z${circle(30, 30, 4)}`)],
  },
  // Text, with a correction.
  {
    old: [fill("#00E", "M10 16h44v4h-44zM10 28h40v4h-40zM10 40h44v4h-44zM10 52h30v4h-30z")],
    now: [line(INK, 2.5, "M10 18h44M10 30h40M10 42h44M10 54h30"), line(SIGNAL, 2.5, "M46 50l5 6 8-14")],
  },
  // A picture that loads: tile by tile, or whole.
  {
    old: [
      fill("#C3DB8B", "M8 14h24v22h-24z"),
      fill("#FFA81F", "M8 28h8v-4h8v-4h8v6h-8v4h-8v4h-8z"),
      fill("#CFCDC8", "M8 36h24v22h-24zM32 14h24v22h-24zM32 36h24v22h-24z"),
      line("#FFF", 1.5, "M32 14v44M8 36h48"),
      line("#E00000", 3, "M16 43l8 8m0-8l-8 8"),
    ],
    now: [
      line("#B9834F", 1.5, "M8 50q16-12 48-6M8 58q20-14 48-8M20 14q6 12 36 8"),
      line(INK, 5, "M8 32q20-14 48 6"),
      line("#F6D24A", 2.5, "M8 32q20-14 48 6"),
      line(INK, 2.5, "M8 14h48v44h-48z"),
    ],
  },
  // A message from a form.
  {
    old: [
      `<rect x="8" y="24" width="48" height="26" rx="6" fill="url(#b)" stroke="#5B6B85" stroke-width="2"/>`,
      line("#E00000", 4, "M17 31l12 12m0-12l-12 12"),
    ],
    now: [line(INK, 2.5, "M8 18h48v36h-48zM8 18l24 20 24-20")],
  },
];

write("then-and-now", 64, 72 * things.length, [
  ...gradients,
  `<clipPath id="o"><path d="M0 0H46L18 72H0z"/></clipPath><clipPath id="n"><path d="M46 0H64V72H18z"/></clipPath>`,
  ...things.flatMap(({ old, now }, index) => [
    `<g transform="translate(0 ${72 * index})">`,
    `<g clip-path="url(#o)">${fill("#E9F0DA", "M0 0h64v72h-64z")}${old.join("")}</g>`,
    `<g clip-path="url(#n)">${fill("#FFF", "M0 0h64v72h-64z")}${now.join("")}</g>`,
    line(SIGNAL, 1.5, "M46 0L18 72", 'stroke-linecap="butt" '),
    "</g>",
  ]),
]);
