// Triangulation, for a new site: a point beyond a lake is fixed by three sights from a measured base. A country
// measures this before it draws any map. The base is as many weeks long as a project.
import { writeFileSync } from "node:fs";
import { projectWeeks } from "#app/domain/offers/headline-claims";
import { contourLines, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import {
  circle,
  fill,
  GLACIER,
  INK,
  LAKE,
  lettering,
  line,
  PAPER,
  type Point,
  range,
  SIGNAL,
  straight,
  WATER,
  write,
} from "#scripts/artwork/drawing/pen";

/** The colour of a plot. */
const SNOW = "#FFFFFF";

const CELL = 12;
const RIM = 4;
const SHORE = 0.3;
const WEEKS = projectWeeks.to;

/** The lake's level in metres; contours are 10 m apart, and every fifth is thicker. */
const LAKE_LEVEL = 890;
const metresOf = (height: number) => Math.round(LAKE_LEVEL + (height - SHORE) * 100);

/** The height of letters: as large as the text below the drawing. */
const LETTERS = 10;

const triangle = ([x, y]: Point, size: number) =>
  `M${x} ${y - size}l${size} ${Math.round(1.7 * size)}h-${2 * size}z`;

/** In pixels: the base is as long as the page's content is wide, and the sheet has room for its ticks below it. */
const [WIDTH, FOOT, HEIGHT] = [2400, 332, 350];
const [START, END] = [672, 1728];
const WEEK = (END - START) / WEEKS;

interface Hill {
  x: number;
  y: number;
  /** A hollow if it is negative. */
  height: number;
  width: number;
  isNamed?: boolean;
}

/** The height at a point of a ground with these hills. */
const raised = (hills: Hill[], ground: number, x: number, y: number) =>
  hills.reduce(
    (sum, { x: cx, y: cy, height: high, width: wide }) =>
      sum + high * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * wide ** 2)),
    ground,
  );

const summits: Hill[] = [
  { x: 96, y: 170, height: 0.9, width: 90, isNamed: true },
  { x: 330, y: 78, height: 1.2, width: 105 },
  { x: 830, y: 98, height: 1.1, width: 100, isNamed: true },
  { x: 600, y: 250, height: 0.55, width: 90, isNamed: true },
  { x: 1118, y: 64, height: 0.85, width: 62 },
  { x: 1580, y: 104, height: 1.53, width: 100, isNamed: true },
  { x: 1830, y: 250, height: 0.6, width: 100 },
  { x: 2080, y: 70, height: 1, width: 90 },
  { x: 2320, y: 210, height: 1.1, width: 100, isNamed: true },
  { x: 1130, y: 190, height: -0.5, width: 92 },
  { x: 1290, y: 168, height: -0.5, width: 84 },
  { x: 1350, y: 170, height: -0.3, width: 56 },
  { x: 1300, y: 340, height: 0.4, width: 70 },
];

function heightAt(x: number, y: number): number {
  const rough = 0.06 * Math.sin(x / 41 + y / 63) + 0.05 * Math.cos(y / 37 - x / 52);
  return raised(summits, 0.5 + rough, x, y);
}

/** The summit that is reached by climbing from a place, rounded to units. */
function summitNear([x, y]: Point): Point {
  const around = range(0, 7).map((part): Point => {
    const turn = (part * Math.PI) / 4;
    return [x + 2 * Math.cos(turn), y + 2 * Math.sin(turn)];
  });
  const [best] = around.toSorted((one, other) => heightAt(...other) - heightAt(...one));
  return best && heightAt(...best) > heightAt(x, y) ? summitNear(best) : [Math.round(x), Math.round(y)];
}

/** The stations at the ends and in the middle of the base, and the point beyond the lake that all three sight. */
const stations: Point[] = [START, (START + END) / 2, END].map((x) => [x, FOOT]);
const SIGHTED = summitNear([1118, 64]);

/** The angle at a station between the base and the sight: an arc, and its degrees beside it. */
function angleAt([x, y]: Point): { arc: string; degrees: string } {
  const radius = 36;
  const towards = x < END ? 0 : Math.PI;
  const sight = Math.atan2(y - SIGHTED[1], SIGHTED[0] - x);
  const at = (turn: number, far: number): Point => [
    Math.round(x + far * Math.cos(turn)),
    Math.round(y - far * Math.sin(turn)),
  ];
  const [from, to] = towards < sight ? [towards, sight] : [sight, towards];
  const word = `${Math.round(((to - from) * 180) / Math.PI)}`;
  const wide = word.length * LETTERS;
  // In a wide angle the degrees are low, on land.
  const [cx, cy] = at(from + (to - from) * (to - from > 1 ? 0.3 : 0.5), radius + 8 + wide * 0.75);
  // At the right end of the base they are moved away from the sight, which slopes towards them.
  const left = Math.round(cx - wide / 2) - (towards ? 6 : 0);
  const top = Math.round(cy - LETTERS / 2);
  return {
    arc: `M${at(from, radius).join(" ")}A${radius} ${radius} 0 0 0 ${at(to, radius).join(" ")}`,
    degrees: lettering(word, left, top, LETTERS) + circle(left + wide + 2, top + 1, 2),
  };
}

function drawNet(): void {
  const field = fieldOf(WIDTH / CELL + 2 * RIM, Math.round(FOOT / CELL) + 2 * RIM, CELL, (x, y) =>
    heightAt(x - RIM * CELL, y - RIM * CELL),
  );
  const place = `transform="translate(-${RIM * CELL} -${RIM * CELL})" `;
  const under = (heights: number[]) =>
    contourLines({ ...field, heights: field.heights.map((each) => -each) }, heights, 3);

  /** A tick on the base for each week. */
  const ticks = range(0, WEEKS)
    .map((each) => `M${START + each * WEEK} ${FOOT}v${each % (WEEKS / 2) === 0 ? 16 : 9}`)
    .join("");
  const angles = stations.map(angleAt);
  const crosses = range(START % WEEK, WIDTH, WEEK).flatMap((x) =>
    range(FOOT % WEEK, FOOT - 1, WEEK).map((y): Point => [x, y]),
  );
  const named = summits.filter(({ isNamed }) => isNamed).map(({ x, y }) => summitNear([x, y]));
  const heights = [...named, SIGHTED]
    .map(([x, y], index) => {
      const isSighted = index === named.length;
      return lettering(`${metresOf(heightAt(x, y))}`, x + (isSighted ? 26 : 11), y - 4, LETTERS);
    })
    .join("");
  const level = lettering(`${LAKE_LEVEL}`, 1278, 186, LETTERS);
  const figures = heights + angles.map(({ degrees }) => degrees).join("");

  write("triangulation", WIDTH, HEIGHT, [
    `<clipPath id="s"><path d="M0 0h${WIDTH}v${FOOT}H0z"/></clipPath><g clip-path="url(#s)">`,
    line(
      "#E2CBA8",
      1.1,
      contourLines(
        field,
        range(SHORE + 0.1, 2.4, 0.1).filter((_, index) => index % 5 !== 4),
        3,
      ),
      place,
    ),
    line("#CFA677", 1.5, contourLines(field, range(SHORE + 0.5, 2.4, 0.5), 3), place),
    fill(GLACIER, under([-SHORE]), place),
    line(WATER, 1, under(range(-SHORE + 0.08, 0.4, 0.08)), place),
    line(LAKE, 1.5, under([-SHORE]), place),
    line("#8C7E63", 1, crosses.map(([x, y]) => `M${x - 5} ${y}h10m-5-5v10`).join("")),
    line(GLACIER, 6, level),
    line(LAKE, 1.4, level),
    line(INK, 1.5, stations.map((station) => straight([station, SIGHTED])).join("")),
    line(SIGNAL, 1.5, angles.map(({ arc }) => arc).join("") + circle(...SIGHTED, 19)),
    "</g>",
    line(INK, 1.5, `M0 ${FOOT}h${WIDTH}`),
    line(SIGNAL, 4, `M${START} ${FOOT}H${END}`),
    line(SIGNAL, 1.8, ticks),
    fill(PAPER, [...stations, SIGHTED].map((each) => triangle(each, 12)).join("")),
    line(INK, 2, [...stations, SIGHTED].map((each) => triangle(each, 11)).join("")),
    line(INK, 1.4, named.map((each) => triangle(each, 5)).join("")),
    fill(INK, [...stations, SIGHTED].map(([x, y]) => circle(x, y, 2)).join("")),
    line(PAPER, 6, figures),
    line(INK, 1.4, figures),
  ]);
}

drawNet();

/**
 * The same drawing for narrow screens, where it is three times as wide as it is high (base-opening.module.css). The
 * base and the sighted point are in percent, so that the angles are right on any screen. The ground around that point
 * is in pixels: a wider screen shows more of it.
 */
function drawPlot(): void {
  const [left, top, width, height] = [-560, -84, 984, 360];
  const [across, down] = [0.58, 0.24];
  const RATIO = 3;
  const ground: Hill[] = [
    { x: 0, y: 0, height: 1, width: 44 },
    { x: 104, y: 34, height: 0.62, width: 44, isNamed: true },
    { x: -186, y: 10, height: 0.9, width: 56, isNamed: true },
    { x: 268, y: 96, height: 1.13, width: 74, isNamed: true },
    { x: 40, y: 176, height: 0.5, width: 60 },
    { x: -250, y: 176, height: 0.6, width: 66 },
    { x: -400, y: 60, height: 1.1, width: 80, isNamed: true },
    { x: 170, y: 240, height: 0.5, width: 60 },
    { x: -90, y: 46, height: -0.5, width: 25 },
    { x: -58, y: 56, height: -0.4, width: 20 },
    { x: -124, y: 52, height: -0.36, width: 22 },
  ];
  const at = (x: number, y: number) => {
    const rough = 0.05 * Math.sin(x / 31 + y / 47) + 0.04 * Math.cos(y / 29 - x / 41);
    return raised(ground, 0.46 + rough, x, y);
  };
  const cell = 8;
  const field = fieldOf(Math.round(width / cell), Math.round(height / cell), cell, (x, y) =>
    at(x + left, y + top),
  );
  const place = `transform="translate(${left} ${top})" `;
  const under = (heights: number[]) =>
    contourLines({ ...field, heights: field.heights.map((each) => -each) }, heights, 2);
  const heights = ground
    .filter(({ isNamed }) => isNamed)
    .map(({ x, y }) => ({ x, y, said: `${metresOf(at(x, y))}` }));
  const marks = heights.map(({ x, y }) => triangle([x, y], 4)).join("");
  /** The x of a summit's figures: left of its mark near the right edge of a tablet's drawing, else right of it. */
  const besideOf = (x: number, said: string) => (x > 200 ? x - 7 - said.length * 9 : x + 9);
  const figures = heights.map(({ x, y, said }) => lettering(said, besideOf(x, said), y - 4, 9)).join("");
  const level = lettering(`${LAKE_LEVEL}`, -96, 46, 9);

  const rise = (1 - down) / RATIO;
  const ends = [0, 0.5, 1];
  const percent = (part: number) => `${Math.round(part * 100)}%`;
  const from = (part: number, drawn: string) =>
    `<svg x="${percent(part)}" y="100%" overflow="visible">${drawn}</svg>`;
  /** The angles between the base and the sights. */
  const angles = ends.map((part) => {
    const radius = 30;
    const towards = part < 1 ? 0 : Math.PI;
    const sight = Math.atan2(rise, across - part);
    const [low, high] = towards < sight ? [towards, sight] : [sight, towards];
    const point = (turn: number, far: number): Point => [
      Math.round(far * Math.cos(turn)),
      Math.round(-far * Math.sin(turn)),
    ];
    const word = `${Math.round(((high - low) * 180) / Math.PI)}`;
    const wide = word.length * 9;
    const [cx, cy] = point(low + (high - low) * (high - low > 1 ? 0.35 : 0.5), radius + 8 + wide * 0.75);
    const [x, y] = [Math.round(cx - wide / 2), Math.round(cy - 4)];
    const degrees = lettering(word, x, y, 9) + circle(x + wide + 1, y, 2);
    const arc = `M${point(low, radius).join(" ")}A${radius} ${radius} 0 0 0 ${point(high, radius).join(" ")}`;
    return from(part, line(SIGNAL, 1.5, arc) + line(SNOW, 5, degrees) + line(INK, 1.3, degrees));
  });
  const sights = ends
    .map(
      (part) =>
        `<line x1="${percent(part)}" y1="100%" x2="${percent(across)}" y2="${percent(down)}" stroke="${INK}" stroke-width="1.4"/>`,
    )
    .join("");
  const station = fill(SNOW, triangle([0, -8], 11)) + line(INK, 2, triangle([0, -8], 11));
  const goal = `<svg x="${percent(across)}" y="${percent(down)}" overflow="visible">`;

  const svg = [
    `<linearGradient id="f" x2="0" y2="1"><stop stop-color="${SNOW}"/><stop offset="1" stop-color="${SNOW}" stop-opacity="0"/></linearGradient>`,
    goal,
    line(
      "#E2CBA8",
      1,
      contourLines(
        field,
        range(SHORE + 0.1, 2.4, 0.1).filter((_, index) => index % 5 !== 4),
        2,
      ),
      place,
    ),
    line("#CFA677", 1.4, contourLines(field, range(SHORE + 0.5, 2.4, 0.5), 2), place),
    fill(GLACIER, under([-SHORE]), place),
    line(WATER, 1, under(range(-SHORE + 0.12, 0.4, 0.12)), place),
    line(LAKE, 1.4, under([-SHORE]), place),
    line(GLACIER, 5, level),
    line(LAKE, 1.3, level),
    line(INK, 1.3, marks),
    line(SNOW, 5, figures),
    line(INK, 1.3, figures),
    "</svg>",
    `<rect width="100%" height="55%" fill="url(#f)"/>`,
    sights,
    ...angles,
    from(0.5, station),
    goal,
    line(SIGNAL, 1.5, circle(0, 0, 16)),
    fill(SNOW, triangle([0, 0], 10)),
    line(INK, 2, triangle([0, 0], 10)),
    fill(INK, circle(0, 0, 2)),
    "</svg>",
  ];
  writeFileSync(
    new URL("../../../app/artwork/sheets/narrow/triangulation.svg", import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke-linejoin="round" stroke-linecap="round">${svg.join("")}</svg>\n`,
  );
}

drawPlot();
