// One valley in two editions of its map, for a redesign: hachures of the old one, contours of the new one, a fold between.
import { contourLines, contourRings, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import {
  dice,
  fill,
  GLACIER,
  INK,
  LAKE,
  line,
  type Point,
  range,
  round,
  SIGNAL,
  smooth,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { simplified } from "#scripts/artwork/drawing/strokes";

const WIDTH = 2400;
const HEIGHT = 560;
const FOLD = WIDTH / 2;
/** The old edition's paper and inks. */
const SHEET = "#EADFC4";
const BISTRE = "#4B3B26";
const WATER_INK = "#1F3345";
const CELL = 10;

/** The valley's floor winds from west to east. */
const floorAt = (x: number) => 300 + 52 * Math.sin(x / 290 + 0.7) + 20 * Math.sin(x / 121);

/** Spurs from both sides, ever higher away from the floor: they run from the north-east to the south-west, so that one flank is in the sun. */
function heightAt(x: number, y: number): number {
  const off = Math.abs(y - floorAt(x));
  const side = y < floorAt(x) ? -1 : 1;
  const spur =
    0.5 + 0.5 * Math.sin(x / 74 + 1.05 + 1.05 * side + 0.8 * Math.sin(x / 141) + (side * off) / 105);
  const rise = Math.max(0, off - 92 + 46 * spur) / 150;
  return rise * (0.42 + 0.78 * spur) + 0.05 * Math.sin(x / 37 + y / 29) * Math.min(1, rise * 2);
}

/** How the ground rises to the east and to the south, by 1000 units. */
const slopeAt = ([x, y]: Point): Point => [
  (heightAt(x + 4, y) - heightAt(x - 4, y)) * 125,
  (heightAt(x, y + 4) - heightAt(x, y - 4)) * 125,
];

const chance = dice(3);
const between = (low: number, high: number) => low + (high - low) * chance();

type View = { left: number; top: number; width: number; height: number };

/** Grid points outside of the drawing, where lines close. */
const RIM = 6;
const field = fieldOf(WIDTH / CELL + 2 * RIM, HEIGHT / CELL + 2 * RIM, CELL, (x, y) =>
  heightAt(x - RIM * CELL, y - RIM * CELL),
);
const place = `transform="translate(-${RIM * CELL} -${RIM * CELL})" `;

/** How long the strokes can be; how thick, from the sun to the shade; and how far one is from the next. */
const LENGTHS = [8, 11, 14, 18, 23];
const WEIGHTS = [0.8, 1.1, 1.6, 2.2, 2.9];
const PITCHES = [6.6, 6, 5.6, 5.3, 5];
const ROW = 0.135;

const nearest = (numbers: number[], wanted: number) =>
  numbers.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted;

/**
 * Hachures in rows along the contours, down the slope: a row is a contour, dashed, drawn with a pen as wide as its strokes
 * are long. The light comes from the north-west: away from it there are twice as many rows, of shorter and heavier strokes.
 */
function hachures(isSeen: (point: Point) => boolean): string[] {
  const chance = dice(3);
  const pens = new Map<string, string[]>();
  for (const [index, level] of range(ROW / 4, 2.6, ROW / 2).entries()) {
    for (const ring of contourRings(field, [level], 2)) {
      const waver = 0.5 - chance();
      const penAt = (point: Point) => {
        const at: Point = [point[0] - RIM * CELL, point[1] - RIM * CELL];
        const [dx, dy] = slopeAt(at);
        const steep = Math.hypot(dx, dy);
        const row = (1000 * ROW) / steep;
        if (at[0] > FOLD + 30 || at[1] < -20 || at[1] > HEIGHT + 20 || !isSeen(at) || row > 40) return "";
        const shade = -(dx + dy) / steep / Math.SQRT2;
        // Where it is steep every other row is left out; where it is dark and gentle, another comes between.
        const every = row < 10 ? 4 : row > 18 && shade > 0.1 + 0.3 * waver ? 1 : 2;
        if (index % every !== 0) return "";
        const weight = Math.round(1.4 + 2.2 * shade + 0.14 * (steep - 8) + 0.7 * waver);
        return `${nearest(LENGTHS, 0.43 * every * row)} ${Math.min(4, Math.max(0, weight))}`;
      };
      let [pen, run]: [string, Point[]] = ["", []];
      const lift = () => {
        if (pen) pens.set(pen, [...(pens.get(pen) ?? []), straight(simplified(run, 1))]);
      };
      for (const point of [...ring, ring[0] ?? [0, 0]]) {
        const next = penAt(point);
        run.push(point);
        // Pens are not changed for a few strokes.
        if (next === pen || (next && pen && run.length < 4)) continue;
        lift();
        [pen, run] = [next, [point]];
      }
      if (run.length > 1) lift();
    }
  }
  return [...pens].map(([pen, rows]) => {
    const [length = 0, index = 0] = pen.split(" ").map(Number);
    const weight = WEIGHTS[index] ?? 1;
    const gap = Math.round(10 * ((PITCHES[index] ?? 5) - weight)) / 10;
    return line(BISTRE, length, rows.join(""), `stroke-dasharray="${weight} ${gap}" `);
  });
}

const bank = range(0, 15).map((part): Point => {
  const turn = (part / 16) * 2 * Math.PI;
  const x = FOLD + 12 + 236 * Math.cos(turn) * (1 + 0.06 * Math.sin(3 * turn));
  const half = Math.sin(turn) < 0 ? 34 : 44;
  return [x, floorAt(x) + 24 + half * Math.sin(turn) * (1 + 0.16 * Math.cos(2 * turn + 1))];
});
const lake = round(bank);

/** The lake's two tips, where the river comes in and leaves: its bank bends round its anchors on the inside. */
const [inlet, outlet] = [-1, 1].map((side): Point => {
  const tip = bank.toSorted(([one], [other]) => side * (other - one))[0] ?? [FOLD, 0];
  const [before = tip, after = tip] = [-1, 1].map((step) =>
    bank.at((bank.indexOf(tip) + step) % bank.length),
  );
  return [(before[0] + 6 * tip[0] + after[0]) / 8, (before[1] + 6 * tip[1] + after[1]) / 8];
}) as [Point, Point];

const roadAt = (x: number) => floorAt(x) - 34 - 6 * Math.sin(x / 60);
const roadOf = (from: number, to: number) => smooth(range(from, to, 40).map((x): Point => [x, roadAt(x)]));
const freely = (x: number) => floorAt(x) + 10 * Math.sin(x / 47) + 12;
const riverAt = (x: number) =>
  [inlet, outlet].reduce(
    (y, [tip, level]) => y + (level - freely(tip)) * Math.exp(-(((x - tip) / 80) ** 2)),
    freely(x),
  );
/** The river from where it comes into the sheet to the lake, and from the lake on. */
const upper = (from: number) =>
  smooth([...range(from, inlet[0] - 20, 30).map((x): Point => [x, riverAt(x)]), inlet]);
const lower = (to: number) =>
  smooth([outlet, ...range(outlet[0] + 20, to, 30).map((x): Point => [x, riverAt(x)])]);

/** Half of a house's diagonal at most, and the clear ground between it and whatever is beside it. */
const HALF = 10;
const YARD = 3;

const isNear = ([x, y]: Point, [ax, ay]: Point, room: number) => Math.hypot(x - ax, y - ay) < room;

/** The lines that no house stands on, point by point. */
const lines = range(-20, WIDTH + 20, 4).flatMap((x): Point[] => [
  [x, roadAt(x)],
  [x, riverAt(x)],
]);

/** The lake's bank is drawn inside of its anchors: whoever is outside of them stands on dry ground. */
const isInLake = ([x, y]: Point) =>
  bank.reduce((isInside, [ax, ay], index) => {
    const [bx, by] = bank[(index + 1) % bank.length] ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !isInside : isInside;
  }, false);

const built: Point[] = [];

const isFree = (place: Point) =>
  !lines.some((other) => isNear(place, other, HALF + YARD + 2)) &&
  !built.some((other) => isNear(place, other, 2 * HALF)) &&
  !range(0, 7).some((part) => {
    const turn = (part * Math.PI) / 4;
    const reach = HALF + YARD;
    return isInLake([place[0] + reach * Math.cos(turn), place[1] + reach * Math.sin(turn)]);
  });

/** Houses along the road, on either side where the ground is free; a second row stands behind the first. */
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

/** Woods on the shaded side, at middle height. */
const wood = fieldOf(WIDTH / CELL + 8, HEIGHT / CELL + 8, CELL, (x, y) => {
  const height = heightAt(x, y);
  const patch = Math.sin(x / 71 + 1) + Math.cos(y / 43 + x / 160);
  return x < FOLD ? -1 : patch - 3.2 * Math.abs(height - 0.55);
});

const oldHouses = [...houses(60, 560, 84, 10), ...houses(600, 980, 30, 10), ...houses(640, 900, 34, 9, 1)];
const newHouses = [
  ...houses(FOLD + 30, 1500, 26, 10),
  ...houses(1240, 1480, 30, 9, 1),
  ...houses(1540, 2340, 60, 10),
];

/** What a sheet shows of the valley. */
function drawn({ left, top, width, height }: View): string[] {
  const [right, foot] = [left + width, top + height];
  const isSeen = ([x, y]: Point) => x > left - 60 && x < right + 60 && y > top - 60 && y < foot + 60;
  const isNew = ([x, y]: Point) => {
    const at: Point = [x - RIM * CELL, y - RIM * CELL];
    return at[0] > FOLD - 2 * CELL && isSeen(at);
  };
  const seenOf = (built: typeof oldHouses) =>
    built.flatMap((each) => (isSeen(each.place) ? [each.d] : [])).join("");
  // Where a road and a river of the whole sheet have anchors, too.
  const from = left - (left % 120) - 20;
  const contours = (heights: number[]) => contourLines(field, heights, 4, isNew);
  return [
    `<clipPath id="o"><path d="M${left} ${top}H${FOLD}V${foot}H${left}z"/></clipPath><clipPath id="n"><path d="M${FOLD} ${top}H${right}V${foot}H${FOLD}z"/></clipPath>`,
    fill(SHEET, `M${left} ${top}H${FOLD}V${foot}H${left}z`),
    fill("#FBF8EF", `M${FOLD} ${top}H${right}V${foot}H${FOLD}z`),
    `<g clip-path="url(#o)">`,
    `<g stroke-linecap="butt" ${place}>`,
    ...hachures(isSeen),
    "</g>",
    // Nothing is hatched under what people and water have made.
    line(SHEET, 20, roadOf(from, FOLD + 20)),
    line(SHEET, 12, upper(from)),
    fill(SHEET, lake),
    line(SHEET, 10, lake + seenOf(oldHouses)),
    line(WATER_INK, 2.6, upper(from)),
    line(WATER_INK, 1.8, lake),
    line(
      WATER_INK,
      1,
      range(258, 400, 9)
        .map((y) => `M${FOLD - 232} ${y}h240`)
        .join(""),
      `clip-path="url(#l)" `,
    ),
    line(BISTRE, 6.5, roadOf(from, FOLD + 20)),
    line(SHEET, 3.5, roadOf(from, FOLD + 20)),
    fill("#2B2115", seenOf(oldHouses)),
    "</g>",
    `<clipPath id="l"><path d="${lake}"/></clipPath>`,
    `<g clip-path="url(#n)">`,
    fill("#DCE8CC", contourLines(wood, [0.35], 4)),
    line("#DDB98C", 1.1, contours(levels.filter((_, index) => index % 5 !== 4)), place),
    line("#B9834F", 1.8, contours(levels.filter((_, index) => index % 5 === 4)), place),
    line("#5AA2C8", 5, lower(Math.min(WIDTH + 50, right + 80))),
    fill(GLACIER, lake),
    line(LAKE, 1.6, lake),
    line(INK, 7.5, roadOf(FOLD - 20, Math.min(WIDTH + 20, right + 80))),
    line("#F6D24A", 5, roadOf(FOLD - 20, Math.min(WIDTH + 20, right + 80))),
    fill(INK, seenOf(newHouses)),
    "</g>",
    fill("url(#f)", `M${FOLD - 60} ${top}h120v${height}h-120z`),
    `<linearGradient id="f"><stop stop-opacity="0"/><stop offset=".5" stop-opacity=".22"/><stop offset=".5" stop-color="#FFF" stop-opacity=".6"/><stop offset="1" stop-color="#FFF" stop-opacity="0"/></linearGradient>`,
    line(SIGNAL, 2, `M${FOLD} ${top}v${height}`, 'stroke-dasharray="14 6 2 6" '),
    line(INK, 2, `M${left} ${top + 1}h${width}M${left} ${foot - 1}h${width}`),
  ];
}

write("editions", WIDTH, HEIGHT, drawn({ left: 0, top: 0, width: WIDTH, height: HEIGHT }));
/** A phone sees the lake and the villages on either side of the fold. */
const part: View = { left: FOLD - 390, top: 84, width: 780, height: 360 };
write("narrow/editions", part.width, part.height, drawn(part), [part.left, part.top]);
